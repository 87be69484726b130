import type {
  AssessmentGrounds,
  ListedAssessment,
  ProfileAiAssessment,
} from '@torg/protocol/assessments/assessment-shapes';
import type { ProfileAssessmentOutput } from '@torg/protocol/assessments/assessment-outputs';
import type { Locale } from '@torg/protocol/terms';
import type { z } from 'zod';
import { aiEnvelopeOf } from '../ai-jobs/ai-jobs.queries.ts';
import { imageUrl } from '../files/files.queries.ts';
import { isOutdated } from './reading/is-outdated.ts';
import { type QuestionRow, givenIn, type LatestRow } from './reading/latest.repository.ts';

type Output = z.output<typeof ProfileAssessmentOutput>;

const type = 'assignment_profile_ai_assessment';

/** On what an answer about the need and the profile rests now. */
const basisOf = ({ need, profile, prompt }: LatestRow): object | undefined =>
  need === null ? undefined : { need, profile, prompt };

const questionIn = (row: QuestionRow) => ({ ...row, created_at: new Date(row.created_at) });

function envelopeOf(row: LatestRow, locale: Locale) {
  const given = givenIn(row);
  const is_outdated = isOutdated(given, basisOf(row));
  const jobs = { latest: questionIn(row.latest), shown: given && questionIn(given) };
  return aiEnvelopeOf(type, jobs, { locale, output: row.output as Output | null, is_outdated });
}

type Grounds = z.output<typeof AssessmentGrounds>;

/** On what an answer rests, for whoever defends a decision. */
export const groundsOf = (row: Grounds): Grounds => ({
  criteria_version: row.criteria_version,
  criteria_approved_by_name: row.criteria_approved_by_name,
  criteria_approved_at: row.criteria_approved_at,
  prompt: row.prompt,
  asked_by_name: row.asked_by_name,
});

const subjectOf = ({ opportunity_profile_ai_assessment, opportunity, account }: LatestRow) => ({
  opportunity_profile_ai_assessment,
  opportunity,
  account,
});

export const assessmentView = (
  row: LatestRow,
  { locale, ask }: { locale: Locale; ask: boolean },
): ProfileAiAssessment => ({
  ...subjectOf(row),
  ...envelopeOf(row, locale),
  grounds: groundsOf(row),
  feedback: row.feedback,
  can: { ask },
});

export function listedAssessmentView(row: LatestRow, locale: Locale): ListedAssessment {
  const { input: _, ...envelope } = envelopeOf(row, locale);
  return {
    ...subjectOf(row),
    ...envelope,
    grounds: groundsOf(row),
    feedback: row.feedback,
    name: row.name,
    image_url: imageUrl(row.image_file),
    title: row.title,
    folded_evaluation_board_card: row.folded_card,
  };
}
