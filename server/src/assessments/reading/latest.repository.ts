import { sql, type RawBuilder } from 'kysely';
import type { LatestAnswers } from '../../ai-jobs/ai-jobs.queries.ts';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import type { Assessor, Side } from '../assessments.policy.ts';
import { isFoldedFor } from '../scores/scores.repository.ts';
import { joinedProfile, needBasis, profileBasis } from '../kinds/basis.repository.ts';

/** Somebody who was assessed, with the latest answer and what it rests on. */
export interface LatestRow {
  opportunity_profile_ai_assessment: string;
  opportunity: string;
  account: string;
  company: Side;
  organization: string | null;
  prompt: string;
  criteria_version: number | null;
  name: string;
  image_file: string | null;
  title: string | null;
  /** who asked for the shown answer, or the newest question while there is none */
  asked_by_name: string | null;
  criteria_approved_by_name: string | null;
  criteria_approved_at: string | null;
  feedback: { rating: number; comment: string | null } | null;
  /** their card that the viewer has neither scored nor opened, where the client's side reads all */
  folded_card: string | null;
  /** null: archived */
  need: string | null;
  profile: string;
  /** the newest question */
  latest: QuestionRow;
  /** where it is not answered: the newest answer before, also to what was changed meanwhile */
  before: QuestionRow | null;
  output: unknown;
}

/** A question without its answer, as json. */
export type QuestionRow = Omit<LatestAnswers['latest'], 'output' | 'created_at'> & {
  created_at: string;
};

/** The question whose answer is shown. */
export const givenIn = ({ latest, before }: Pick<LatestRow, 'latest' | 'before'>) =>
  latest.inference_status === 'success' ? latest : (before ?? undefined);

interface Wanted {
  opportunity: string;
  assessor: Assessor;
  /** whose rating is shown */
  viewer: string;
  /** only of this person */
  account?: string;
  /** only of people who are with this consultant company */
  company?: string;
}

const ofSubject = sql`from ai_job as j where j.type = 'assignment_profile_ai_assessment'
  and j.subject = r.opportunity_profile_ai_assessment`;
const newestFirst = sql`order by j.number desc limit 1`;
const given = sql`j.inference_status = 'success'`;

const asJson = (job: RawBuilder<unknown>, withInput: boolean) =>
  sql`json_build_object('ai_job', ${job}.ai_job, 'type', ${job}.type, 'subject', ${job}.subject,
    'locale', ${job}.locale,    'inference_status', ${job}.inference_status, 'answered_by', ${job}.answered_by,
    'prompt_version', ${job}.prompt_version, 'error', ${job}.error,
    'is_outdated', ${job}.is_outdated, 'created_at', ${wireMoment(sql`${job}.created_at`)},
    'input_hash', ${job}.input_hash, 'input', ${withInput ? sql`${job}.input` : sql`null`})`;

/**
 * For which side it was asked: whoever reads both sees first what was asked for their own. A company
 * sees those who are with it today.
 */
function ofSide({ side, readsAll }: Assessor): RawBuilder<unknown> {
  if (readsAll) return sql``;
  if (side === null) return sql`and r.company is null`;
  return sql`and r.company = ${side}::uuid and w.organization = r.company`;
}

/** On the board of the need, where there is something to score it by. */
const foldedCard = (viewer: string) => sql`(
  select k.evaluation_board_card from opportunity as n
  join evaluation_board as b on b.opportunity = n.opportunity or b.assignment = n.own_of
  join evaluation_board_card as k on k.evaluation_board = b.evaluation_board
  where n.opportunity = r.opportunity and r.company is null and k.profile = r.account
    and k.removed_at is null
    and exists (select from opportunity_criteria as t where t.opportunity = r.opportunity)
    and ${isFoldedFor(sql`k.evaluation_board_card`, viewer)}
  order by k.evaluation_board_card limit 1)`;

/** The latest of each person, by name. Inputs are long, and only read of one person. */
export async function findLatestAssessments(
  db: Db,
  { opportunity, assessor, viewer, account, company }: Wanted,
): Promise<LatestRow[]> {
  const ofPerson = account === undefined ? sql`` : sql`and r.account = ${account}::uuid`;
  const ofCompany = company === undefined ? sql`` : sql`and w.organization = ${company}::uuid`;
  const withInput = account !== undefined;
  const isForClient = assessor.side === null && account === undefined && company === undefined;
  const { rows } = await sql<LatestRow>`${prepared}
    with one as materialized (
      select distinct on (r.account) r.* from opportunity_profile_ai_assessment as r
      join account as w on w.account = r.account
      where r.opportunity = ${opportunity} ${ofSide(assessor)} ${ofPerson} ${ofCompany}
      order by r.account, r.company is not distinct from ${assessor.side}::uuid desc,
        r.asked_at desc, r.opportunity_profile_ai_assessment),
    need as materialized (
      select ${needBasis} as need from opportunity as o
      where o.opportunity = ${opportunity} and not o.archived)
    select r.opportunity_profile_ai_assessment, r.opportunity, r.account, r.company, r.prompt,
      r.criteria_version, x.name, x.image_file, x.title, x.organization, y.name as asked_by_name,
      z.name as criteria_approved_by_name, ${wireMoment(sql`k.approved_at`)} as criteria_approved_at,
      case when f.account is not null then json_build_object('rating', f.rating,
        'comment', f.comment) end as feedback,
      ${isForClient ? foldedCard(viewer) : sql`null::uuid`} as folded_card,
      (select need from need) as need, ${profileBasis} as profile,
      ${asJson(sql`l`, withInput)} as latest,
      case when c.ai_job is not null then ${asJson(sql`c`, withInput)} end as before,
      case when l.given then l.output else c.output end as output
    from one as r ${joinedProfile(sql`r.account`)}
    join lateral (select j.*, ${given} as given ${ofSubject} ${newestFirst}) as l on true
    left join lateral (select j.* ${ofSubject} and not l.given and ${given} ${newestFirst})
      as c on true
    left join account as y on y.account = case when c.ai_job is null then l.asked_by
      else c.asked_by end
    left join opportunity_criteria_version as k on k.opportunity = r.opportunity
      and k.version = r.criteria_version
    left join account as z on z.account = k.approved_by
    left join opportunity_profile_ai_assessment_feedback as f
      on f.opportunity_profile_ai_assessment = r.opportunity_profile_ai_assessment
      and f.account = ${viewer}
    order by x.name, r.account`.execute(db);
  return rows;
}
