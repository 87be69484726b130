import type { Criterion } from '@torg/protocol/opportunities/criteria';
import { sql, type RawBuilder } from 'kysely';
import { pipelined } from '../../platform/database/pipelined.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Db, Tx } from '../../platform/database/tables.ts';
import { joinedProfile, needBasis, profileBasis } from './basis.repository.ts';

/** Somebody on a board, and the state of what machines see of them. */
interface QuestionCard {
  card: string;
  profile: string;
  basis: string;
}

/** What is asked about people on a board, as it is now. */
export interface BoardQuestion {
  subject: string;
  prompt: string;
  opportunity: string;
  /** the state of the need and its criteria */
  need: string;
  criteria: Criterion[];
  /** in the order of their ids; who is gone, or has declined, is left out */
  cards: QuestionCard[];
}

/** What a question is about: somebody on a card, or some people of a column. */
export type AboutWhat = 'card' | 'column';

const ofCards = sql`evaluation_board_card_ai_assessment as a
  cross join lateral (select array[a.evaluation_board_card] as cards) as s
  join evaluation_board as b on b.evaluation_board = (select c.evaluation_board
    from evaluation_board_card as c where c.evaluation_board_card = a.evaluation_board_card)`;
const ofColumns = sql`evaluation_board_column_ai_assessment as a
  cross join lateral (select a.cards as cards) as s
  join evaluation_board_column as k
    on k.evaluation_board_column = a.evaluation_board_column and k.removed_at is null
  join evaluation_board as b on b.evaluation_board = k.evaluation_board`;

const sources: Record<AboutWhat, { rows: RawBuilder<unknown>; id: RawBuilder<unknown> }> = {
  card: { rows: ofCards, id: sql`a.evaluation_board_card_ai_assessment` },
  column: { rows: ofColumns, id: sql`a.evaluation_board_column_ai_assessment` },
};

const needOfBoard = sql`coalesce(b.opportunity,
  (select w.opportunity from opportunity as w where w.own_of = b.assignment))`;

const people = sql`select json_agg(json_build_object('card', c.evaluation_board_card,
    'profile', p.profile, 'basis', ${profileBasis}) order by c.evaluation_board_card) as cards
  from evaluation_board_card as c ${joinedProfile(sql`c.profile`)}
  where c.evaluation_board_card = any(s.cards) and c.removed_at is null
    and c.evaluation_board = b.evaluation_board
    and not exists (select from declined_ai_assessment as d where d.account = p.profile)`;

/** Those of archived needs, and about people who are gone or have declined, are left out. */
export async function findQuestions(
  db: Db,
  what: AboutWhat,
  subjects: readonly string[],
): Promise<BoardQuestion[]> {
  if (subjects.length === 0) return [];
  const { rows: from, id } = sources[what];
  const { rows } = await sql<BoardQuestion>`${prepared}
    select ${id} as subject, a.prompt, o.opportunity, ${needBasis} as need,
      coalesce(q.criteria, '[]') as criteria, y.cards
    from ${from}
    join opportunity as o on o.opportunity = ${needOfBoard} and not o.archived
    left join opportunity_criteria as q on q.opportunity = o.opportunity
    cross join lateral (${people}) as y
    where ${id} = any(${idsOfAnyNumber(subjects)}) and y.cards is not null`.execute(db);
  return rows;
}

/**
 * Locks the needs, then the people, against changes until the transaction ends, as all do who lock
 * both.
 */
export async function lockQuestions(
  tx: Tx,
  what: AboutWhat,
  subjects: readonly string[],
): Promise<void> {
  const { rows: from, id } = sources[what];
  const isOne = sql`${id} = any(${idsOfAnyNumber(subjects)})`;
  await sql`${prepared}${pipelined}
    select from opportunity where opportunity in (select ${needOfBoard} from ${from}
      where ${isOne}) order by opportunity for share`.execute(tx);
  await sql`${prepared}${pipelined}
    select from profile_availability where profile in (select c.profile from ${from}
      join evaluation_board_card as c on c.evaluation_board_card = any(s.cards)
      where ${isOne}) order by profile for share`.execute(tx);
}

/** The boards of subjects. */
export async function findBoardsOf(
  db: Db,
  what: AboutWhat,
  subjects: readonly string[],
): Promise<string[]> {
  const { rows: from, id } = sources[what];
  const { rows } = await sql<{ board: string }>`${prepared}
    select distinct b.evaluation_board as board from ${from}
    where ${id} = any(${idsOfAnyNumber(subjects)})`.execute(db);
  return rows.map(({ board }) => board);
}

const versionOf = (what: AboutWhat, subject: string) => sql`(
  select case when q.approved_at is null then 0 else q.version end
  from ${sources[what].rows} join opportunity_criteria as q on q.opportunity = ${needOfBoard}
  where ${sources[what].id} = ${subject})`;

/** Notes by which version of the criteria it was answered; 0: nobody has approved them. */
export async function saveVersion(tx: Tx, what: AboutWhat, subject: string): Promise<void> {
  const version = versionOf(what, subject);
  await (
    what === 'card'
      ? sql`update evaluation_board_card_ai_assessment set criteria_version = ${version}
        where evaluation_board_card_ai_assessment = ${subject}`
      : sql`update evaluation_board_column_ai_assessment set criteria_version = ${version}
        where evaluation_board_column_ai_assessment = ${subject}`
  ).execute(tx);
}

/** The same of what matters most; where the card is evaluated, too, the version is the evaluation's. */
export async function saveVersionUnlessEvaluated(tx: Tx, subject: string): Promise<void> {
  await sql`
    update evaluation_board_card_ai_assessment set criteria_version = ${versionOf('card', subject)}
    where evaluation_board_card_ai_assessment = ${subject}
      and not exists (select from ai_job as j where j.type = 'profile_evaluation'
        and j.subject = ${subject} and j.inference_status = 'success')`.execute(tx);
}
