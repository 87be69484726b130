import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import type { ToolUser } from '../../platform/ports/cv-tool.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { openForEditing, setToolFields } from '../../profiles/profiles.commands.ts';
import { openCompany } from '../open-company.ts';
import { fetching } from '../people/fetching.ts';
import { makeFlowcaseCompany } from '../settings/companies.repository.ts';
import { tenantOf } from '../settings/tenant-of.ts';
import { syncFlowcase } from '../syncing/sync-flowcase.ts';
import { insertLink } from './links.repository.ts';

async function link(
  context: ChangeContext,
  { id, profile, user }: { id: string; profile: string; user: ToolUser },
): Promise<string> {
  const { db, actor, now, enqueue } = context;
  await openCompany(context, id);
  const facts = await openForEditing(context, profile);
  allowed(facts.organization === id, 'could_not_find_profile');
  await makeFlowcaseCompany(db, id);
  const inserted = await insertLink(db, {
    ...{ organization: id, profile, user_id: user.id, name: user.name },
    ...{ created_by: actor.account, created_at: now },
  });
  const added = found(inserted, 'flowcase_user_is_linked');
  await setToolFields(db, [profile], { cvpartner_id: user.id, cvpartner_sync_enabled: true });
  await recordChange(context, {
    what: 'linked_flowcase_cv',
    object: { kind: 'account', id: profile },
    also: [id],
  });
  await enqueue(syncFlowcase, { organization: id, started_by: actor.account }, { key: id });
  return added;
}

export const linkFlowcaseProfile: Handler<typeof flowcaseCalls.linkFlowcaseProfile> = async (
  context,
  { params: { id }, body: { user_id, profile } },
) => {
  const { db, external, log, transaction } = context;
  const company = await openCompany(context, id);
  const tenant = await tenantOf(db, company, external);
  const people = await fetching(log, () => external.cvTool.listUsers(tenant));
  const there = people.find((one) => one.id === user_id);
  const user = found(there, 'could_not_find_flowcase_user');
  return { flowcase_link: await transaction((change) => link(change, { id, profile, user })) };
};
