import type { Locale } from '@torg/protocol/terms';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import type { Db } from '../../platform/database/tables.ts';
import type { FittingCriteria } from '../../search/search.queries.ts';

export async function findCompetenciesOf(
  db: Db,
  ids: readonly string[],
  type: 'role' | 'skill',
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('competency')
    .select('competency')
    .where('competency', 'in', ids)
    .where('type', '=', type)
    .execute();
  return new Set(rows.map(({ competency }) => competency));
}

export async function isRegion(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('region')
    .select('region')
    .where('region', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Those of the accounts that may be a person of the client's assignments. */
export async function findStaffOf(
  db: Db,
  ids: readonly string[],
  organization: string,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await selectStaff(db, organization)
    .select('account')
    .where('account', 'in', ids)
    .execute();
  return new Set(rows.map(({ account }) => account));
}

/** Verified buyers of the client, and admins. */
const selectStaff = (db: Db, organization: string) =>
  db
    .selectFrom('account')
    .where('verified', '=', true)
    .where((eb) =>
      eb.or([
        eb('role', '=', 'admin'),
        eb.and([eb('role', '=', 'consultant_buyer'), eb('organization', '=', organization)]),
      ]),
    );

/** People to choose from: buyers of the client and its sales admin, for admins every admin. */
export async function findColleagues(
  db: Db,
  organization: string,
  { withAdmins }: { withAdmins: boolean },
) {
  return selectStaff(db, organization)
    .select(['account as uuid', 'name', 'title', 'phone', 'email', 'image_file'])
    .$if(!withAdmins, (select) =>
      select.where((eb) =>
        eb.or([
          eb('role', '=', 'consultant_buyer'),
          eb(
            'account',
            '=',
            eb
              .selectFrom('organization')
              .select('sales_admin')
              .where('organization.organization', '=', organization),
          ),
        ]),
      ),
    )
    .orderBy((eb) => eb('role', '=', 'admin'))
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('account')
    .execute();
}

/** What the assignment requires of consultants, named in the viewer's language. */
export async function findFittingCriteria(
  db: Db,
  assignment: string,
  locale: Locale = 'nb',
): Promise<FittingCriteria> {
  const { title, description, ...place } = await db
    .selectFrom('assignment')
    .select(['title', 'description', 'region', 'allow_remote_work'])
    .where('assignment', '=', assignment)
    .executeTakeFirstOrThrow();
  const competencies = await db
    .selectFrom('assignment_competency as k')
    .innerJoin('competency as c', 'c.competency', 'k.competency')
    .select(['c.competency as uuid', `c.${nameColumn[locale]} as name`, 'c.type'])
    .where('k.assignment', '=', assignment)
    .orderBy('k.position')
    .execute();
  const { role: roles = [], skill: skills = [] } = Object.groupBy(competencies, ({ type }) => type);
  return { ...place, roles, skills, text: `${title}\n${description}` };
}
