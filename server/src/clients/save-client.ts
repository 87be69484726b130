import type { clientCalls } from '@torg/protocol/clients/clients';
import { editOrganization } from '../organizations/organizations.commands.ts';
import { readOrganizationNumber } from '../organizations/organizations.queries.ts';
import type { Handler } from '../platform/handler.ts';
import { allowed } from '../platform/refusal.ts';
import { maySetSalesAdmin } from './clients.policy.ts';
import { checkSalesAdmin, openClientForChange, showClient } from './open-client.ts';

export const saveClient: Handler<typeof clientCalls.saveClient> = async (
  context,
  { params: { client }, body },
) => {
  const row = await openClientForChange(context, client);
  const { organization_number: typedNumber, ...plain } = body;
  if (plain.sales_admin !== undefined) {
    allowed(maySetSalesAdmin(context.actor));
    await checkSalesAdmin(context, plain.sales_admin);
  }
  await editOrganization(context, row, {
    ...plain,
    ...(typedNumber !== undefined && {
      organization_number: readOrganizationNumber(typedNumber, row.country),
    }),
  });
  return showClient(context, client);
};
