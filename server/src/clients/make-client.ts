import type { clientCalls } from '@torg/protocol/clients/clients';
import { recordChange } from '../events/events.commands.ts';
import { makeOrganization } from '../organizations/organizations.commands.ts';
import { readOrganizationNumber } from '../organizations/organizations.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { checkSalesAdmin } from './open-client.ts';

export const makeClient: Handler<typeof clientCalls.makeClient> = async (
  context,
  { body: { organization_number: typedNumber, ...body } },
) => {
  const organization_number = readOrganizationNumber(typedNumber, body.country);
  await checkSalesAdmin(context, body.sales_admin);
  const fields = { ...body, organization_number };
  const client = await makeOrganization(context.db, { ...fields, kind: 'client' });
  await recordChange(context, {
    what: 'made_organization',
    object: { kind: 'organization', id: client, name: body.name },
    after: fields,
  });
  return { client };
};
