import type { ProfileQaStatus } from '@torg/protocol/profiles/profile-life';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { anAccount, setPhoto } from '../accounts/accounts.fixtures.ts';
import type { Db, Tx } from '../platform/database/tables.ts';
import { updateSearchDocuments } from './competencies/update-search-documents.ts';
import { toColumns } from './items/profile-item-columns.ts';

const someDay = '2026-01-15';

interface ConsultantFields {
  account?: Parameters<typeof anAccount>[1];
  visible?: boolean;
  qaStatus?: ProfileQaStatus;
  description?: string;
  remoteWorkOk?: boolean;
  /** competency and region ids */
  roles?: readonly string[];
  skills?: readonly string[];
  regions?: readonly string[];
  availability?: string | null;
}

async function insertCompetencies(tx: Tx, profile: string, fields: ConsultantFields) {
  const { roles = [], skills = [] } = fields;
  // The first of each is marked.
  const own = (ids: readonly string[]) =>
    ids.map((competency, position) => ({ profile, competency, position, isFirst: position === 0 }));
  const roleRows = own(roles).map(({ isFirst, ...row }) => ({ ...row, emphasize: isFirst }));
  const skillRows = own(skills).map(({ isFirst, ...row }) => ({ ...row, expert: isFirst }));
  if (roleRows.length > 0) await tx.insertInto('profile_role').values(roleRows).execute();
  if (skillRows.length > 0) await tx.insertInto('profile_skill').values(skillRows).execute();
}

/** A made-up consultant with a profile, by default visible; returns the account. */
export async function aConsultant(db: Db, fields: ConsultantFields = {}): Promise<string> {
  const profile = await anAccount(db, { ...fields.account, role: 'consultant' });
  const visible = fields.visible ?? true;
  const verified = fields.account?.verified ?? true;
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('profile')
      .values({
        profile,
        description: fields.description ?? '',
        experience_since: '2015-08-01',
        remote_work_ok: fields.remoteWorkOk ?? false,
        qa_status: fields.qaStatus ?? (visible ? 'approved' : 'not_started'),
        passes_otherwise: visible,
        active_since: visible ? new Date() : null,
      })
      .execute();
    await insertCompetencies(tx, profile, fields);
    const regions = (fields.regions ?? []).map((region) => ({ profile, region }));
    if (regions.length > 0) await tx.insertInto('profile_region').values(regions).execute();
    const { availability = visible ? someDay : null } = fields;
    await tx
      .insertInto('profile_availability')
      .values({ profile, availability, visible_in_search: visible && verified })
      .execute();
    await updateSearchDocuments(tx, [profile]);
  });
  return profile;
}

interface SignsIn<Client> {
  db: Db;
  signedIn: (account: string) => Promise<Client>;
}

/** A consultant whom no search finds, with a client of their own. */
export async function aSignedInConsultant<Client>(
  { db, signedIn }: SignsIn<Client>,
  fields: ConsultantFields = {},
) {
  const profile = await aConsultant(db, { visible: false, ...fields });
  return { profile, params: { profile }, client: await signedIn(profile) };
}

/** An entry of a profile, with its fields named as in the protocol. */
export async function aProfileItem(
  db: Db,
  profile: string,
  kind: ProfileItemKind,
  {
    competencies = [],
    ...fields
  }: { competencies?: readonly string[]; [field: string]: unknown } = {},
): Promise<string> {
  const { item } = await db
    .insertInto('profile_item')
    .values({ profile, kind, ...toColumns(kind, fields) })
    .returning('item')
    .executeTakeFirstOrThrow();
  const used = competencies.map((competency, position) => ({ item, competency, position }));
  if (used.length > 0) await db.insertInto('profile_item_competency').values(used).execute();
  return item;
}

const long = (length: number): string => 'Godt og grundig arbeid. '.repeat(Math.ceil(length / 24));

export const aProject = (db: Db, profile: string, used: { role: string; skill: string }) =>
  aProfileItem(db, profile, 'project', {
    project_name: 'Ny kundeportal',
    project_customer: 'Fjordvarme',
    project_description: long(100),
    project_role_description: long(100),
    from_year: 2021,
    from_month: 2,
    to_year: 2022,
    to_month: 11,
    competencies: [used.role, used.skill],
  });

/**
 * A consultant who passes every rule, with five skills, a role and five projects; not active yet.
 */
export async function aCompleteConsultant(db: Db, fields: ConsultantFields = {}): Promise<string> {
  const find = (type: 'role' | 'skill', limit: number) =>
    db
      .selectFrom('competency')
      .select('competency')
      .where('type', '=', type)
      .orderBy('key')
      .limit(limit)
      .execute()
      .then((rows) => rows.map(({ competency }) => competency));
  const skills = fields.skills ?? (await find('skill', 5));
  const roles = fields.roles ?? (await find('role', 1));
  const profile = await aConsultant(db, {
    visible: false,
    description: long(500),
    remoteWorkOk: true,
    availability: someDay,
    ...fields,
    skills,
    roles,
  });
  await setPhoto(db, profile);
  const used = { role: roles[0] ?? '', skill: skills[0] ?? '' };
  for (let count = 0; count < 5; count += 1) await aProject(db, profile, used);
  await aProfileItem(db, profile, 'work_experience', {
    company: 'Bølgen Rådgivning',
    from_year: 2014,
    from_month: 8,
  });
  await aProfileItem(db, profile, 'language', {
    language_name: 'Norsk',
    language_locale: 'nb',
    spoken_language_level: 'native',
  });
  return profile;
}

/** As if the rules had shown or hidden the profile. */
export async function showProfile(db: Db, profile: string, shown: boolean): Promise<void> {
  await db
    .updateTable('profile_availability')
    .set({ visible_in_search: shown })
    .where('profile', '=', profile)
    .execute();
}

/** Lets searches find what tests have written to profiles directly. */
export const updateFindable = (db: Db, profiles: readonly string[]): Promise<void> =>
  db.transaction().execute((tx) => updateSearchDocuments(tx, profiles));
