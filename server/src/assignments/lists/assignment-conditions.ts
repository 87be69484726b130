import { fold } from '@torg/protocol/fold';
import { limits } from '@torg/protocol/limits';
import type {
  AdminGroupFilter,
  ConsultantGroupFilter,
  Country,
  Discipline,
  Locale,
  MyGroupFilter,
  RemoteFilter,
} from '@torg/protocol/terms';
import { sql, type RawBuilder } from 'kysely';
import { nameColumn } from '../../competencies/competencies.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import { foldedContaining } from '../../platform/database/like.ts';
import { interestSentBy, invitationsOf } from '../wire-objects.ts';

/** A condition on assignment `a`. */
type Condition = RawBuilder<boolean>;

const isPublished: Condition = sql`a.state = 'published'`;
const isNotPublished: Condition = sql`a.state <> 'published'`;

/** Those published assignments that the policy lets a consultant read. */
function isOpenTo(actor: Actor): Condition {
  if (actor.role === 'admin') return isPublished;
  return sql`(${isPublished} and (a.assignment_type = 'public'
    or a.assignment in ${invitationsOf(actor.account)}
    or a.assignment in ${interestSentBy(actor.account)}))`;
}

export function forConsultant(filter: ConsultantGroupFilter, actor: Actor, now: Date): Condition[] {
  switch (filter) {
    case 'active-assignments':
      return [isOpenTo(actor)];
    case 'new-last-week-assignments': {
      const since = new Date(now.getTime() - limits.newForDays * 86_400_000);
      return [isOpenTo(actor), sql`a.public_date >= ${since}`];
    }
    case 'has-expressed-interest-assignments':
      return [sql`a.state <> 'draft'`, sql`a.assignment in ${interestSentBy(actor.account)}`];
  }
}

export function forEditor(filter: MyGroupFilter, actor: Actor): Condition[] {
  const isMine: Condition = sql`a.assignment in
    (select assignment from assignment_editor where account = ${actor.account})`;
  const more = { 'all-my': [], 'my-active': [isPublished], 'my-inactive': [isNotPublished] };
  return [isMine, ...more[filter]];
}

export const forAdmin: Record<AdminGroupFilter, Condition[]> = {
  'admin-all': [],
  'admin-active': [isPublished],
  'admin-inactive': [isNotPublished],
};

interface Filters {
  locale: Locale;
  countryFilter?: Country[] | undefined;
  companyFilter?: string[] | undefined;
  editorFilter?: string[] | undefined;
  disciplineFilter?: Discipline[] | undefined;
  remoteFilter?: RemoteFilter;
  queryFilter?: string | undefined;
}

interface Reach {
  /** words also match the names of editors, for admins only */
  editorsToo?: boolean;
}

/** The filters that the lists share; an empty list of values filters nothing. */
export function chosenFilters(filters: Filters, { editorsToo }: Reach = {}): Condition[] {
  const { countryFilter, companyFilter, editorFilter, disciplineFilter } = filters;
  const restrictTo = (values: string[] | undefined, condition: (all: string[]) => Condition) =>
    values !== undefined && values.length > 0 ? [condition(values)] : [];
  return [
    ...restrictTo(
      countryFilter,
      (all) => sql`a.organization in
        (select organization from organization where country = any(${all}::text[]))`,
    ),
    ...restrictTo(companyFilter, (all) => sql`a.organization = any(${all}::uuid[])`),
    ...restrictTo(
      editorFilter,
      (all) => sql`a.assignment in
        (select assignment from assignment_editor where account = any(${all}::uuid[]))`,
    ),
    ...restrictTo(disciplineFilter, (all) => sql`a.discipline = any(${all}::text[])`),
    ...isWhere(filters.remoteFilter ?? 'any'),
    ...(filters.queryFilter ?? '')
      .split(/\s+/)
      .filter((word) => word !== '')
      .slice(0, mostWords)
      .map((word) => matchesWord(word, filters.locale, editorsToo)),
  ];
}

function isWhere(remote: RemoteFilter): Condition[] {
  if (remote === 'any') return [];
  return [remote === 'remote-only' ? sql`a.allow_remote_work` : sql`not a.allow_remote_work`];
}

/** Whether it is one of the few frequent lists: a first page without filters. */
export function isCommon(criteria: {
  sort: { field: string };
  limit: number;
  queryFilter?: string | undefined;
}): boolean {
  const { sort, limit, queryFilter } = criteria;
  const isUsualSort = sort.field === 'created_at_and_public_date';
  return isUsualSort && limit === limits.assignmentPage.default && !queryFilter;
}

/** More words never change the result. */
const mostWords = 8;

/**
 * The word begins a word of the title or description, or is anywhere in the title, the company's
 * name (`editorsToo`: an editor's name), or a required role or skill or a synonym of one. Each has
 * its own index, so each is a query of its own.
 */
function matchesWord(word: string, locale: Locale, editorsToo = false): Condition {
  const pattern = foldedContaining(word);
  const start = `'${word.replaceAll(/['\\]/g, ' ')}':*`;
  const edited = sql`
    union all
    select e.assignment from account as n join assignment_editor as e using (account)
    where n.folded_name like ${pattern}`;
  return sql`a.assignment in (
    select assignment from assignment where search @@ to_tsquery('simple', ${start})
    union all
    select assignment from assignment where folded_title like ${pattern}
    union all
    select b.assignment from organization as o join assignment as b using (organization)
    where o.folded_name like ${pattern}
    union all
    select k.assignment from competency as c join assignment_competency as k using (competency)
    where folded(${sql.ref(`c.${nameColumn[locale]}`)}) like ${pattern}
      or c.known_as @> array[${fold(word)}]
    ${editorsToo ? edited : sql``})`;
}
