import type { Db } from '../platform/database/tables.ts';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { keepSearchDocuments } from './keep-search-document.ts';

interface ConsultantFields {
  account?: Parameters<typeof anAccount>[1];
  visible?: boolean;
  remoteWorkOk?: boolean;
  /** competency and region ids */
  roles?: readonly string[];
  skills?: readonly string[];
  regions?: readonly string[];
  availability?: string | null;
}

/** A made-up consultant with a profile, visible unless said otherwise; answers the account. */
export async function aConsultant(db: Db, fields: ConsultantFields = {}): Promise<string> {
  const profile = await anAccount(db, { ...fields.account, role: 'consultant' });
  const visible = fields.visible ?? true;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('profile')
      .values({
        profile,
        experience_since: '2015-08-01',
        remote_work_ok: fields.remoteWorkOk ?? false,
        active_since: visible ? new Date() : null,
        visible_in_search: visible,
      })
      .execute();
    const { roles = [], skills = [], regions = [] } = fields;
    const own = (ids: readonly string[]) => ids.map((competency) => ({ profile, competency }));
    if (roles.length > 0) await tx.insertInto('profile_role').values(own(roles)).execute();
    if (skills.length > 0) await tx.insertInto('profile_skill').values(own(skills)).execute();
    if (regions.length > 0) {
      const rows = regions.map((region) => ({ profile, region }));
      await tx.insertInto('profile_region').values(rows).execute();
    }
    const availability = fields.availability ?? null;
    await tx.insertInto('profile_availability').values({ profile, availability }).execute();
    await keepSearchDocuments(tx, [profile]);
  });
  return profile;
}
