import type { AiJobType } from '@torg/protocol/ai-jobs/ai-terms';
import { type RawBuilder, sql } from 'kysely';
import { idsOfAnyNumber, prepared, textsOfAnyNumber } from '../platform/database/prepared.ts';
import type { Db } from '../platform/database/tables.ts';
import type { AiJobRow } from './ai-jobs.repository.ts';

/** A question with its result, as views read it; `output` is null where it was not asked for. */
export type AnswerRow = Pick<
  AiJobRow,
  | 'ai_job'
  | 'type'
  | 'subject'
  | 'locale'
  | 'inference_status'
  | 'answered_by'
  | 'prompt_version'
  | 'input'
  | 'output'
  | 'error'
  | 'is_outdated'
  | 'input_hash'
  | 'created_at'
>;

/** What was asked of a machine about one subject. */
export interface LatestAnswers {
  /** in any state */
  latest: AnswerRow;
  /** the newest answer that was given and applied */
  current: AnswerRow | undefined;
  /** the newest answer that was given, also to what was changed meanwhile */
  given: AnswerRow | undefined;
}

interface Wanted {
  types: readonly AiJobType[];
  subjects: readonly string[];
  /** outputs are long, and some are stored elsewhere as they stand */
  outputsOf: readonly AiJobType[];
}

interface Place {
  is_latest: boolean;
  stands: boolean;
  is_given: boolean;
}
type PlacedAnswer = AnswerRow & Place;

const newest = (which: RawBuilder<unknown>) => sql`(select a.ai_job from ai_job as a
  where a.type = t.type and a.subject = s.subject and ${which} order by a.number desc limit 1)`;

/**
 * To be joined to the types `t` and the subjects `s`: their newest questions `j`. Mostly the newest
 * one is answered, so the older ones are looked for only where it is not.
 */
const newestQuestions = sql`
  cross join lateral (select a.ai_job as latest, a.inference_status = 'success' as is_given,
      a.inference_status = 'success' and not a.is_outdated as stands
    from ai_job as a where a.type = t.type and a.subject = s.subject
    order by a.number desc limit 1) as l
  cross join lateral (select
      case when l.stands then l.latest
        else ${newest(sql`a.inference_status = 'success' and not a.is_outdated`)} end as current,
      case when l.is_given then l.latest
        else ${newest(sql`a.inference_status = 'success'`)} end as given
    offset 0) as n
  join ai_job as j on j.ai_job = any(array[l.latest, n.current, n.given])`;

const outputIf = (outputsOf: readonly AiJobType[]) =>
  sql`case when j.type = any(${textsOfAnyNumber(outputsOf)}) then j.output end`;

const isLatest = sql`j.ai_job = l.latest`;
const stands = sql`coalesce(j.ai_job = n.current, false)`;
const isGiven = sql`coalesce(j.ai_job = n.given, false)`;

async function findAnswers(db: Db, { types, subjects, outputsOf }: Wanted) {
  const { rows } = await sql<PlacedAnswer>`${prepared}
    select j.ai_job, j.type, j.subject, j.locale, j.inference_status, j.answered_by, j.prompt_version, j.input,
      ${outputIf(outputsOf)} as output, j.error, j.is_outdated, j.input_hash, j.created_at,
      ${isLatest} as is_latest, ${stands} as stands, ${isGiven} as is_given
    from unnest(${textsOfAnyNumber(types)}) as t (type)
    cross join unnest(${idsOfAnyNumber(subjects)}) as s (subject) ${newestQuestions}`.execute(db);
  return rows;
}

function answersBy<K>(
  rows: readonly PlacedAnswer[],
  keyOf: (row: AnswerRow) => K,
): Map<K, LatestAnswers> {
  const byKey = (is: (row: Place) => boolean) =>
    new Map(rows.filter(is).map((row) => [keyOf(row), row]));
  const current = byKey(({ stands }) => stands);
  const given = byKey(({ is_given }) => is_given);
  const latest = [...byKey(({ is_latest }) => is_latest)];
  return new Map(
    latest.map(([key, row]) => [
      key,
      { latest: row, current: current.get(key), given: given.get(key) },
    ]),
  );
}

/** By type, then by subject, in one statement. */
export async function findAnswersOfAll(
  db: Db,
  types: readonly AiJobType[],
  subjects: readonly string[],
): Promise<Map<AiJobType, Map<string, LatestAnswers>>> {
  if (subjects.length === 0) return new Map();
  const rows = await findAnswers(db, { types, subjects, outputsOf: types });
  const byType = Map.groupBy(rows, ({ type }) => type);
  return new Map(
    [...byType].map(([type, ofType]) => [type, answersBy(ofType, ({ subject }) => subject)]),
  );
}

/** By subject. */
export async function findLatestAnswers(
  db: Db,
  type: AiJobType,
  subjects: readonly string[],
  { withOutput = true }: { withOutput?: boolean } = {},
): Promise<Map<string, LatestAnswers>> {
  if (subjects.length === 0) return new Map();
  const outputsOf = withOutput ? [type] : [];
  const rows = await findAnswers(db, { types: [type], subjects, outputsOf });
  return answersBy(rows, ({ subject }) => subject);
}
