import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { sql, type RawBuilder } from 'kysely';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';

/** Somebody on a board, and the state of what machines see of them. */
interface QuestionCard {
  card: string;
  profile: string;
  changed_at: string;
  availability: string | null;
}

type Criteria = Pick<Criterion, 'id' | 'criteria' | 'importance'>;

/** What is asked about people on a board, as it is now. */
export interface BoardQuestion {
  subject: string;
  prompt: string;
  opportunity: string;
  need_revision: number;
  criteria: Criteria[];
  criteria_version: number;
  /** in the order of their ids; who is gone, or has declined, is left out */
  cards: QuestionCard[];
}

const withoutSource = ({ id, criteria, importance }: Criteria): Criteria => ({
  ...{ id, criteria, importance },
});

const cardRows = sql`evaluation_board_card_ai_assessment as a
  cross join lateral (select array[a.evaluation_board_card] as cards) as s
  join evaluation_board as b on b.evaluation_board = (select c.evaluation_board
    from evaluation_board_card as c where c.evaluation_board_card = a.evaluation_board_card)`;

const columnRows = sql`evaluation_board_column_ai_assessment as a
  cross join lateral (select a.cards as cards) as s
  join evaluation_board_column as k
    on k.evaluation_board_column = a.evaluation_board_column and k.removed_at is null
  join evaluation_board as b on b.evaluation_board = k.evaluation_board`;

const needOfBoard = sql`coalesce(b.opportunity,
  (select w.opportunity from opportunity as w where w.own_of = b.assignment))`;

const people = sql`select json_agg(json_build_object('card', c.evaluation_board_card,
    'profile', p.profile, 'changed_at', p.updated_at, 'availability', v.availability)
    order by c.evaluation_board_card) as cards
  from evaluation_board_card as c join profile as p on p.profile = c.profile
  left join profile_availability as v on v.profile = p.profile
  where c.evaluation_board_card = any(s.cards) and c.removed_at is null
    and c.evaluation_board = b.evaluation_board
    and not exists (select from declined_ai_assessment as d where d.account = p.profile)`;

/** What a question is about: somebody on a card, or some people of a column. */
export type AboutWhat = 'card' | 'column';
const sources: Record<AboutWhat, { rows: RawBuilder<unknown>; id: RawBuilder<unknown> }> = {
  card: { rows: cardRows, id: sql`a.evaluation_board_card_ai_assessment` },
  column: { rows: columnRows, id: sql`a.evaluation_board_column_ai_assessment` },
};

/** Those of archived needs, and about people who are gone or have declined, are left out. */
export async function findQuestions(
  db: Db,
  what: AboutWhat,
  subjects: readonly string[],
): Promise<BoardQuestion[]> {
  if (subjects.length === 0) return [];
  const { rows: from, id } = sources[what];
  const { rows } = await sql<BoardQuestion>`${prepared}
    select ${id} as subject, a.prompt, n.opportunity, n.revision as need_revision,
      coalesce(q.criteria, '[]') as criteria, coalesce(q.version, 0) as criteria_version, y.cards
    from ${from}
    join opportunity as n on n.opportunity = ${needOfBoard} and not n.archived
    left join opportunity_criteria as q on q.opportunity = n.opportunity
    cross join lateral (${people}) as y
    where ${id} = any(${idsOfAnyNumber(subjects)}) and y.cards is not null`.execute(db);
  return rows.map((row) => ({ ...row, criteria: row.criteria.map(withoutSource) }));
}

export interface Places {
  needs: string[];
  boards: string[];
  profiles: string[];
}

const distinct = (all: readonly (string | null)[]): string[] =>
  [...new Set(all.filter((one) => one !== null))].toSorted();

/** The needs, boards and people of subjects, each in the order of their ids. */
export async function findPlaces(
  db: Db,
  what: AboutWhat,
  subjects: readonly string[],
): Promise<Places> {
  const { rows: from, id } = sources[what];
  const { rows } = await sql<{ opportunity: string | null; board: string; profiles: string[] }>`${prepared}
    select ${needOfBoard} as opportunity, b.evaluation_board as board,
      array(select c.profile from evaluation_board_card as c
        where c.evaluation_board_card = any(s.cards) and c.profile is not null) as profiles
    from ${from} where ${id} = any(${idsOfAnyNumber(subjects)})`.execute(db);
  return {
    needs: distinct(rows.map(({ opportunity }) => opportunity)),
    boards: distinct(rows.map(({ board }) => board)),
    profiles: distinct(rows.flatMap(({ profiles }) => profiles)),
  };
}
