import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import type { FlowcaseProfile } from '@torg/protocol/flowcase/flowcase-shapes';
import { seal } from '../../platform/hardening/sealed.ts';
import type { Handler } from '../../platform/handler.ts';
import type { ToolUser } from '../../platform/ports/cv-tool.ts';
import { openCompany } from '../open-company.ts';
import { tenantOf } from '../settings/tenant-of.ts';
import { fetching } from './fetching.ts';
import { findByEmail, findUsersHere } from './people.repository.ts';
import { addressOf, personHere } from './person-here.ts';
import { pictureFor } from './picture-for.ts';

type Here = Parameters<typeof personHere>[1];

function profileView(
  user: ToolUser,
  here: Here,
  pictureUrl: (url: string) => string,
): FlowcaseProfile {
  const { reason, colleague } = personHere(user, here);
  return {
    user_id: user.id,
    name: user.name,
    email: user.email,
    updated_at: user.updatedAt?.toISOString() ?? null,
    image: user.pictureUrl === null ? null : { url: pictureUrl(user.pictureUrl) },
    disabled_for_import: reason !== undefined,
    disabled_reason: reason ?? null,
    colleague: colleague ? { account: colleague.account, name: colleague.name } : null,
  };
}

export const listFlowcaseProfiles: Handler<typeof flowcaseCalls.listFlowcaseProfiles> = async (
  context,
  { params: { id } },
) => {
  const { db, external, log, settings } = context;
  const company = await openCompany(context, id);
  const tenant = await tenantOf(db, company, external);
  const people = await fetching(log, () => external.cvTool.listUsers(tenant));
  const emails = people.flatMap((user) => addressOf(user) ?? []);
  const here = {
    organization: id,
    byEmail: await findByEmail(db, emails),
    users: await findUsersHere(db, id),
  };
  const path = `/api/main/consultant-companies/${id}/flowcase-picture`;
  const pictureUrl = (url: string): string =>
    `${path}?picture=${encodeURIComponent(seal(url, pictureFor(id), settings))}`;
  return { flowcase_profiles: people.map((user) => profileView(user, here, pictureUrl)) };
};
