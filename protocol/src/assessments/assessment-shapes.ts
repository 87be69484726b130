import { z } from 'zod';
import { aiEnvelope } from '../ai-jobs/ai-envelope.ts';
import { inferenceStatuses } from '../ai-jobs/ai-terms.ts';
import { limits } from '../limits.ts';
import { Moment, Uuid, text } from '../shapes.ts';
import {
  ComparisonOutput,
  EngagementsOutput,
  ProfileAssessmentOutput,
  ProfileEvaluationOutput,
  RankingOutput,
} from './assessment-outputs.ts';

const size = limits.assessment;

/** Ids without doubles, of which a call takes at most `most`. */
export const someIds = (most: number) =>
  z
    .array(Uuid)
    .min(1)
    .max(most)
    .refine((all) => new Set(all).size === all.length, 'must not repeat');

/** Accompanies every question; it is data and never an instruction. */
export const prompt = text(size.prompt).default('');
/** Another answer to the same question. */
export const force_recreate = z.boolean().default(false);

export const ProfilesToAssess = z.object({
  profile_ids: someIds(size.profiles),
  prompt,
  force_recreate,
});

export const Rating = z.number().min(-1).max(1);

export const AssessmentFeedback = z
  .object({ rating: Rating, comment: z.string().nullable() })
  .meta({ id: 'AssessmentFeedback' });

/** Somebody who was assessed for a need or assignment. */
export const RequestedAssessment = z
  .object({
    opportunity_profile_ai_assessment: Uuid,
    opportunity: Uuid,
    account: Uuid,
    inference_status: z.enum(inferenceStatuses),
  })
  .meta({ id: 'RequestedAssessment' });
export type RequestedAssessment = z.output<typeof RequestedAssessment>;

export const RequestedAssessments = z
  .object({
    /** in the order in which they were asked for */
    profile_ai_assessments: z.array(RequestedAssessment),
    /** who is not assessed by machines; they were left out */
    declined_profile_ids: z.array(Uuid),
  })
  .meta({ id: 'RequestedAssessments' });

const ProfileAssessmentEnvelope = aiEnvelope(
  'assignment_profile_ai_assessment',
  ProfileAssessmentOutput,
);

/** On what an answer rests, for whoever defends a decision. */
export const AssessmentGrounds = z
  .object({
    /** null: there were no criteria, and what the assignment asks for counted */
    criteria_version: z.int().nullable(),
    criteria_approved_by_name: z.string().nullable(),
    criteria_approved_at: Moment.nullable(),
    prompt: z.string(),
    asked_by_name: z.string().nullable(),
  })
  .meta({ id: 'AssessmentGrounds' });

export const ProfileAiAssessment = z
  .object({
    ...RequestedAssessment.shape,
    ...ProfileAssessmentEnvelope.shape,
    grounds: AssessmentGrounds,
    /** the viewer's own */
    feedback: AssessmentFeedback.nullable(),
    can: z.object({ ask: z.boolean() }),
  })
  .meta({ id: 'ProfileAiAssessment' });
export type ProfileAiAssessment = z.output<typeof ProfileAiAssessment>;

/** The same in a list, with who it is about and without the data as they were sent. */
export const ListedAssessment = ProfileAiAssessment.omit({ input: true, can: true })
  .extend({
    name: z.string(),
    image_url: z.string().nullable(),
    title: z.string().nullable(),
    /** their card that the viewer has neither scored nor opened; the answer is folded until then */
    folded_evaluation_board_card: Uuid.nullable(),
  })
  .meta({ id: 'ListedAssessment' });
export type ListedAssessment = z.output<typeof ListedAssessment>;

export const EvaluationEnvelope = aiEnvelope('profile_evaluation', ProfileEvaluationOutput).meta({
  id: 'ProfileEvaluationEnvelope',
});
export const EngagementsEnvelope = aiEnvelope(
  'profile_most_relevant_professional_engagements',
  EngagementsOutput,
).meta({ id: 'EngagementsEnvelope' });
/** On what the shown answer about people of a column rests, or the question while there is none. */
const aboutColumn = {
  grounds: AssessmentGrounds,
  /** who was asked about */
  evaluation_board_cards: z.array(Uuid),
  /** those whom the viewer has neither scored nor opened; the answer is folded while there are any */
  folded_evaluation_board_cards: z.array(Uuid),
  /** what is asked again; the shown answer may be of an older one */
  newest_question: z.object({ prompt: z.string(), evaluation_board_cards: z.array(Uuid) }),
};
export const ComparisonEnvelope = aiEnvelope('profile_comparison_evaluation', ComparisonOutput)
  .extend(aboutColumn)
  .meta({ id: 'ComparisonEnvelope' });
export const RankingEnvelope = aiEnvelope('profile_ranking_evaluation', RankingOutput)
  .extend(aboutColumn)
  .meta({ id: 'RankingEnvelope' });

export const CardAiAssessment = z
  .object({
    evaluation_board_card_ai_assessment: Uuid,
    evaluation_board_card: Uuid,
    /** null: nobody asked */
    profile_evaluation: EvaluationEnvelope.nullable(),
    profile_most_relevant_professional_engagements: EngagementsEnvelope.nullable(),
    /** the viewer's own */
    rating_value: Rating.nullable(),
    rating_comment: z.string().nullable(),
    grounds: AssessmentGrounds,
    /** of the newest evaluation, which is asked again; the shown one may be of an older one */
    newest_prompt: z.string(),
    /** folded until the viewer has scored, or has opened it anyway */
    is_folded: z.boolean(),
  })
  .meta({ id: 'CardAiAssessment' });
export type CardAiAssessment = z.output<typeof CardAiAssessment>;

export const CardAiAssessments = z
  .object({
    /** in the order of the cards */
    evaluation_board_card_ai_assessments: z.array(CardAiAssessment),
    /** cards about people who are not assessed by machines; they were left out */
    declined_evaluation_board_cards: z.array(Uuid),
  })
  .meta({ id: 'CardAiAssessments' });

/** How far a kind of question is on a column; null: never asked. */
const Progress = z
  .object({
    inference_status: z.enum(inferenceStatuses),
    done: z.int(),
    total: z.int(),
    /** people of the column who can be asked about, and whom no question of the kind was about */
    never_asked: z.int(),
  })
  .meta({ id: 'AssessmentProgress' });

export const CompareAll = z
  .object({
    profile_most_relevant_professional_engagements: Progress.nullable(),
    profile_comparison_evaluations: Progress.nullable(),
    profile_ranking_evaluation: Progress.nullable(),
  })
  .meta({ id: 'CompareAll' });
