import type {
  CompetencyStatus,
  ManagedSort,
  ManagedType,
} from '@torg/protocol/competencies/competency-terms';
import type { CompetencyUse, NamedCompetency } from '@torg/protocol/vocabulary/vocabulary';
import type { Discipline, Locale } from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import { nameColumn } from '../competencies/competencies.queries.ts';
import { containing } from '../platform/database/like.ts';
import type { Db } from '../platform/database/tables.ts';

export interface TermRow extends NamedCompetency {
  discipline: Discipline;
  status: CompetencyStatus;
  revision: number;
  merged_into: NamedCompetency | null;
  used: CompetencyUse;
  proposed_by: { account: string; name: string } | null;
  created_at: Date;
}

export interface TermQuestion {
  text?: string | undefined;
  type?: ManagedType | undefined;
  discipline?: Discipline | undefined;
  status?: readonly CompetencyStatus[] | undefined;
  sort: ManagedSort;
  direction: 'asc' | 'desc';
  locale: Locale;
  limit: number;
  offset: number;
}

/** The term `alias` as a `NamedCompetency`. */
export const named = (alias: string): RawBuilder<unknown> => {
  const of = (column: string) => sql.ref(`${alias}.${column}`);
  return sql`json_build_object('competency', ${of('competency')}, 'type', ${of('type')},
    'names', json_build_object('nb', ${of('name_nb')}, 'sv', ${of('name_sv')}, 'en', ${of('name_en')}))`;
};

const status = sql`case when c.rejected_at is not null then 'rejected' else c.status end`;

/** Numbers of profiles that list it, of entries that use it, and of assignments that require it. */
export const useOf = (competency: RawBuilder<unknown>): RawBuilder<CompetencyUse> => sql`
  json_build_object(
    'profiles', (select count(*) from profile_role where competency = ${competency})
      + (select count(*) from profile_skill where competency = ${competency}),
    'entries', (select count(*) from profile_item_competency as k
      join profile_item as i using (item) where k.competency = ${competency}
        and i.removed_at is null),
    'assignments', (select count(*) from assignment_competency where competency = ${competency}))`;

const listed = sql`(select count(*) from profile_role as r where r.competency = c.competency)
  + (select count(*) from profile_skill as r where r.competency = c.competency)`;

const keyOf = ({ sort, locale }: TermQuestion): RawBuilder<unknown> =>
  ({
    name: sql`lower(${sql.ref(`c.${nameColumn[locale]}`)})`,
    used: listed,
    created: sql`c.created_at`,
  })[sort];

function conditionsOf({ text, type, discipline, status: statuses }: TermQuestion) {
  const all = [sql`c.type <> 'discipline'`];
  if (text) {
    all.push(sql`(c.suggested_text like folded(${containing(text)})
      or folded(${text}) <% c.suggested_text)`);
  }
  if (type) all.push(sql`c.type = ${type}`);
  if (discipline) all.push(sql`c.discipline = ${discipline}`);
  if (statuses) all.push(sql`${status} = any(${statuses}::text[])`);
  return sql.join(all, sql` and `);
}

const selected = (of: RawBuilder<unknown>, order: RawBuilder<unknown>) => sql<TermRow>`
  select c.competency, c.type, json_build_object('nb', c.name_nb, 'sv', c.name_sv,
      'en', c.name_en) as names, c.discipline, ${status} as status, c.revision, c.created_at,
    case when target.competency is not null then ${named('target')} end as merged_into,
    case when x.account is not null then json_build_object('account', x.account, 'name', x.name)
      end as proposed_by,
    ${useOf(sql`c.competency`)} as used
  from ${of} as c left join competency as target on target.competency = c.merged_into
  left join account as x on x.account = c.proposed_by
  order by ${order}`;

/** In a search by name, equal names come first. */
const nearness = ({ text }: TermQuestion): RawBuilder<unknown> =>
  text ? sql`folded(${text}) = any(c.suggested_as) desc,` : sql``;

/** A page of roles and skills, and their total. */
export async function listTerms(db: Db, question: TermQuestion) {
  const { direction, limit, offset } = question;
  const where = conditionsOf(question);
  const [page, counted] = await Promise.all([
    selected(
      sql`(select c.*, row_number() over (order by ${nearness(question)} ${keyOf(question)}
          ${sql.raw(direction)}, c.competency) as place
        from competency as c where ${where} order by place limit ${limit} offset ${offset})`,
      sql`c.place`,
    ).execute(db),
    sql<{ total: number }>`select count(*)::int as total from competency as c
      where ${where}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}

export async function findTerm(db: Db, competency: string): Promise<TermRow | undefined> {
  const { rows } = await selected(
    sql`(select * from competency where competency = ${competency} and type <> 'discipline')`,
    sql`1`,
  ).execute(db);
  return rows[0];
}

/** Open proposals, oldest first. */
export async function listProposed(db: Db, { limit, offset }: { limit: number; offset: number }) {
  const waiting = sql`status = 'proposed' and rejected_at is null and type <> 'discipline'`;
  const [page, counted] = await Promise.all([
    selected(
      sql`(select * from competency where ${waiting} order by created_at, competency
        limit ${limit} offset ${offset})`,
      sql`c.created_at, c.competency`,
    ).execute(db),
    sql<{ total: number }>`select count(*)::int as total from competency
      where ${waiting}`.execute(db),
  ]);
  return { rows: page.rows, total: counted.rows[0]?.total ?? 0 };
}
