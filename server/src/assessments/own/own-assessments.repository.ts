import type { AiJobType, InferenceStatus } from '@torg/protocol/ai-jobs/ai-terms';
import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { Locale, Role } from '@torg/protocol/terms';
import { sql } from 'kysely';
import { prepared } from '../../platform/database/prepared.ts';
import type { Db } from '../../platform/database/tables.ts';
import { wireMoment } from '../../platform/database/wire-moment.ts';
import type { Assessor } from '../assessments.policy.ts';
import { subjectsAbout } from './subjects-about.ts';

/** What a machine was asked about somebody, and how far the matter has come. */
export interface OwnRow {
  opportunity: string;
  /** their consultant company has asked */
  is_own_company: boolean;
  asked_by_admin: boolean;
  type: AiJobType;
  /** of the newest question; the rest is of the newest answer where there is one */
  inference_status: InferenceStatus;
  answered_by: string;
  prompt_version: number;
  created_at: string;
  locale: Locale;
  /** of a comparison or ranking the part about them alone */
  output: unknown;
  criteria: Criterion[];
  /** null: nobody had approved them */
  criteria_approved_at: string | null;
  /** null: whoever did has left */
  approver: { role: Role; is_own_company: boolean } | null;
  /** null: a need without one, or one that nobody has seen yet */
  assignment: string | null;
  title: string | null;
  is_answered: boolean;
  is_closed: boolean;
}

/** Of an answer about several people, what it says of this one. */
const ownPart = (account: string) => sql`(
  select one from jsonb_array_elements(g.output -> 'candidates') as one
  join evaluation_board_card as own
    on own.evaluation_board_card = (one ->> 'evaluationBoardCardUuid')::uuid
  where own.profile = ${account} order by own.evaluation_board_card limit 1)`;

/** The latest of each kind about each need and side, the newest first. */
export async function findOwnAssessments(
  db: Db,
  { account, reader }: { account: string; reader: Assessor },
): Promise<OwnRow[]> {
  const ofSide = reader.readsAll ? sql`` : sql`where s.company = ${reader.side}::uuid`;
  const { rows } = await sql<OwnRow>`${prepared}
    with subject as materialized (
      select distinct on (s.opportunity, s.company, s.type) s.*
      from (${subjectsAbout(account)}) as s ${ofSide}
      order by s.opportunity, s.company, s.type, s.asked_at desc, s.subject)
    select s.opportunity, s.type, coalesce(y.role = 'admin', false) as asked_by_admin,
      coalesce(s.company = w.organization, false) as is_own_company,
      j.inference_status, coalesce(g.answered_by, j.answered_by) as answered_by,
      coalesce(g.prompt_version, j.prompt_version) as prompt_version,
      ${wireMoment(sql`coalesce(g.created_at, j.created_at)`)} as created_at,
      coalesce(g.locale, j.locale) as locale,
      case when s.type in ('profile_comparison_evaluation', 'profile_ranking_evaluation')
        then ${ownPart(account)} else g.output end as output,
      coalesce(v.criteria, (select k.criteria from opportunity_criteria as k
        where k.opportunity = s.opportunity and s.criteria_version = 0), '[]') as criteria,
      ${wireMoment(sql`v.approved_at`)} as criteria_approved_at,
      case when z.account is not null then jsonb_build_object('role', z.role,
        'is_own_company', coalesce(z.organization = w.organization, false)) end as approver,
      case when m.state <> 'draft' then m.assignment end as assignment,
      case when m.state <> 'draft' then m.title end as title,
      coalesce(i.state in ('not_selected', 'hired', 'no_answer', 'withdrawn'), false)
        as is_answered,
      i.assignment is null and coalesce(m.state = 'closed', o.archived) as is_closed
    from subject as s
    join lateral (select * from ai_job as a where a.type = s.type and a.subject = s.subject
      order by a.number desc limit 1) as j on true
    left join lateral (select * from ai_job as a where a.type = s.type and a.subject = s.subject
        and a.inference_status = 'success' and not a.is_outdated
      order by a.number desc limit 1) as g on true
    join opportunity as o on o.opportunity = s.opportunity
    left join opportunity_criteria_version as v
      on v.opportunity = s.opportunity and v.version = s.criteria_version
    left join account as z on z.account = v.approved_by
    left join assignment as m on m.assignment = coalesce(o.own_of, o.made_assignment)
    left join assignment_interest as i on i.assignment = m.assignment and i.account = ${account}
    left join account as y on y.account = s.asked_by
    left join account as w on w.account = ${account}
    order by j.created_at desc, s.subject, s.type`.execute(db);
  return rows;
}

export async function hasDeclined(db: Db, account: string): Promise<boolean> {
  const { rows } = await sql`${prepared}
    select from declined_ai_assessment where account = ${account}`.execute(db);
  return rows.length > 0;
}
