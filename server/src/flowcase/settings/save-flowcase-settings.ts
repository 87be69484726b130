import type { flowcaseCalls } from '@torg/protocol/flowcase/flowcase';
import { recordChange } from '../../events/events.commands.ts';
import { editOrganization, lockOrganization } from '../../organizations/organizations.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { openCompany, type CompanyRow } from '../open-company.ts';
import {
  findFlowcaseCompany,
  makeFlowcaseCompany,
  updateFlowcaseCompany,
} from './companies.repository.ts';
import { describeSettings } from './describe-settings.ts';
import { sealKey } from './tenant-of.ts';

/** A key needs a subdomain, since it is encrypted for that one only. */
async function saveKey(
  context: ChangeContext,
  { organization, name, cvpartner_subdomain: subdomain }: CompanyRow,
  key: string | null,
): Promise<void> {
  const { db, actor, settings } = context;
  const isKnown = (await findFlowcaseCompany(db, organization))?.sealed_key != null;
  if (key === null && !isKnown) return;
  allowed(key === null || subdomain !== null, 'cvpartner_not_enabled_for_consultant_company');
  await makeFlowcaseCompany(db, organization);
  const isKept = key !== null && subdomain !== null;
  await updateFlowcaseCompany(db, organization, {
    sealed_key: isKept ? sealKey(key, subdomain, settings) : null,
    key_subdomain: isKept ? subdomain : null,
    saved_by: actor.account,
  });
  await recordChange(context, {
    what: isKept ? 'saved_flowcase_key' : 'removed_flowcase_key',
    object: { kind: 'organization', id: organization, name },
  });
}

async function save(
  context: ChangeContext,
  id: string,
  { subdomain, key }: { subdomain: string | null | undefined; key: string | null | undefined },
): Promise<void> {
  await openCompany(context, id);
  const row = found(await lockOrganization(context.db, id), 'could_not_find_consultant_company');
  const saved = subdomain === undefined ? row : { ...row, cvpartner_subdomain: subdomain };
  if (subdomain !== undefined) {
    await editOrganization(context, row, { cvpartner_subdomain: subdomain });
    // A key is for one subdomain; that of another one is not kept.
    const isOther = subdomain !== row.cvpartner_subdomain;
    if (isOther && key === undefined) await saveKey(context, saved, null);
  }
  if (key !== undefined) await saveKey(context, saved, key);
}

export const saveFlowcaseSettings: Handler<typeof flowcaseCalls.saveFlowcaseSettings> = async (
  context,
  { params: { id }, body },
) => {
  const { cvpartner_subdomain: typed, key } = body;
  const subdomain = typed === undefined ? undefined : typed || null;
  await openCompany(context, id);
  await context.transaction((change) => save(change, id, { subdomain, key }));
  return describeSettings(context, await openCompany(context, id));
};
