import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { recordChange } from '../../events/events.commands.ts';
import { editOrganization, lockOrganization } from '../../organizations/organizations.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { lockProfiles } from '../../profiles/profiles.commands.ts';
import { deletionView } from '../flowcase.views.ts';
import { findLinksOf } from '../links/links.repository.ts';
import { findCompany } from '../open-company.ts';
import { updateFlowcaseCompany } from '../settings/companies.repository.ts';
import {
  countData,
  findDeletion,
  findProfilesOf,
  insertDeletion,
  stopEverything,
} from './deletion.repository.ts';
import { forgetInProfile } from './forget-profile.ts';
import { forgetNamed } from './forget-named.ts';

/** Ends what runs first, so that what is counted is what goes. */
async function removeAll(context: ChangeContext, organization: string, removesTouched: boolean) {
  const { db } = context;
  const counted = await countData(db, organization);
  await stopEverything(db, organization);
  const profiles = await findProfilesOf(db, organization);
  await lockProfiles(db, profiles);
  const links = await findLinksOf(db, organization);
  const linkOf = new Map(links.map((link) => [link.profile, link]));
  const removed = { ...(await countData(db, organization)), imports: counted.imports };
  for (const profile of new Set([...profiles, ...linkOf.keys()])) {
    await forgetInProfile(context, { profile, link: linkOf.get(profile) }, removesTouched);
  }
  await forgetNamed(db, organization);
  await updateFlowcaseCompany(db, organization, {
    sealed_key: null,
    key_subdomain: null,
    saved_by: null,
    synced_at: null,
  });
  return { ...removed, ...(removesTouched ? {} : { touched_entries: 0 }) };
}

export const deleteFlowcaseData: Handler<typeof flowcaseCalls.deleteFlowcaseData> = async (
  context,
  { params: { id }, body: { name: typed, remove_touched } },
) => {
  const { db, actor, now } = context;
  await findCompany(db, id);
  const row = found(await lockOrganization(db, id), 'could_not_find_consultant_company');
  const { name } = row;
  allowed(typed === name.trim(), 'flowcase_name_does_not_match');
  const removed = await removeAll(context, id, remove_touched);
  await editOrganization(context, row, { cvpartner_subdomain: null });
  const deletion = await insertDeletion(db, {
    ...{ organization: id, name, deleted_by: actor.account, deleted_at: now },
    ...{ remove_touched, removed: JSON.stringify(removed) },
  });
  await recordChange(context, {
    what: 'deleted_flowcase_data',
    object: { kind: 'organization', id, name },
  });
  return deletionView(await findDeletion(db, deletion));
};
