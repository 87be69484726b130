import { z } from 'zod';
import { importances } from '../opportunities/opportunity-terms.ts';
import { Uuid } from '../shapes.ts';
import { engagementTypes, matchingConfidences } from './assessment-terms.ts';

/** Where a claim is found in the profile, letter for letter. */
export const Evidence = z
  .object({
    /** the id of an entry of the profile; the profile's own id for its title, description and lists */
    item: Uuid,
    quote: z.string(),
  })
  .meta({ id: 'Evidence' });
export type Evidence = z.output<typeof Evidence>;

const evidence = z.array(Evidence);

/** A whole number of 100. */
const Score = z.int().min(0).max(100);

export const Claim = z
  .object({ title: z.string(), description: z.string(), evidence })
  .meta({ id: 'Claim' });
export type Claim = z.output<typeof Claim>;

/** Text of the profile that gives orders to a machine. It was taken out before anything was assessed. */
const flags = evidence;

/** How a criterion is met. It is told in full, since what an assignment asks for may change. */
export const AssessedCriterion = z
  .object({
    criteriaId: z.string(),
    criteria: z.string(),
    importance: z.enum(importances),
    fulfillmentScore: Score,
    reason: z.string(),
    evidence,
  })
  .meta({ id: 'AssessedCriterion' });
export type AssessedCriterion = z.output<typeof AssessedCriterion>;

export const ProfileAssessmentV1 = z.object({
  version: z.literal(1),
  strengths: z.array(z.string()),
  weaknesses: z.array(z.string()),
  score: Score,
  matchingConfidence: z.enum(matchingConfidences),
});
export const ProfileAssessmentV2 = z.object({
  version: z.literal(2),
  strengths: z.array(Claim),
  weaknesses: z.array(Claim),
  /** in the order of the criteria; unset in what was answered before they were part of it */
  criteriaResults: z.array(AssessedCriterion).optional(),
  score: Score,
  matchingConfidence: z.enum(matchingConfidences),
  flags,
});
/** How a profile fits an assignment; version 2 is written. */
export const ProfileAssessmentOutput = z
  .discriminatedUnion('version', [ProfileAssessmentV2, ProfileAssessmentV1])
  .meta({ id: 'ProfileAssessmentOutput' });
export type ProfileAssessmentV2 = z.output<typeof ProfileAssessmentV2>;

const MetCriterion = z.object({
  criteriaId: z.string(),
  meetsCriteria: z.boolean(),
  reason: z.string(),
});
const ScoredCriterion = z.object({
  criteriaId: z.string(),
  fulfillmentScore: Score,
  reason: z.string(),
});
export const EvaluatedCriterion = ScoredCriterion.extend({ evidence }).meta({
  id: 'EvaluatedCriterion',
});
export type EvaluatedCriterion = z.output<typeof EvaluatedCriterion>;

const plain = { strengths: z.array(z.string()), weaknesses: z.array(z.string()) };
/** An entry of the profile that speaks for somebody. */
const Matching = z.object({ uuid: Uuid, title: z.string(), reason: z.string() });

export const ProfileEvaluationV5 = z.object({
  version: z.literal(5),
  strengths: z.array(Claim),
  weaknesses: z.array(Claim),
  /** in the order of the criteria */
  criteriaResults: z.array(EvaluatedCriterion),
  score: Score,
  matchingConfidence: z.enum(matchingConfidences),
  /** at most two of each */
  matchingProjects: z.array(Matching).max(2),
  matchingWorkExperiences: z.array(Matching).max(2),
  flags,
});
/** How a profile meets the criteria; version 5 is written. */
export const ProfileEvaluationOutput = z
  .discriminatedUnion('version', [
    ProfileEvaluationV5,
    z.object({ version: z.literal(4), ...plain, criteriaResults: z.array(ScoredCriterion) }),
    z.object({
      ...{ version: z.literal(3), ...plain, score: Score },
      criteriaResults: z.array(ScoredCriterion),
    }),
    z.object({ version: z.literal(2), ...plain, criteriaResults: z.array(ScoredCriterion) }),
    z.object({ version: z.literal(1), ...plain, criteriaResults: z.array(MetCriterion) }),
  ])
  .meta({ id: 'ProfileEvaluationOutput' });
export type ProfileEvaluationV5 = z.output<typeof ProfileEvaluationV5>;

export const Engagement = z
  .object({
    uuid: Uuid,
    type: z.enum(engagementTypes),
    title: z.string(),
    role: z.string(),
    /** as the profile names it, added in code for those who may read the profile */
    organization: z.string(),
    /** with one decimal */
    durationInYears: z.number().min(0),
    isCurrentlyWorkingHere: z.boolean(),
    reason: z.string(),
    businessContext: z.array(z.string()).max(5),
    tools: z.array(z.string()).max(5),
    evidence,
  })
  .meta({ id: 'Engagement' });
export type Engagement = z.output<typeof Engagement>;

/** The projects and jobs of a profile that matter most; at most three. */
export const EngagementsOutput = z
  .object({ version: z.literal(1), engagements: z.array(Engagement).max(3), flags })
  .meta({ id: 'EngagementsOutput' });
export type EngagementsOutput = z.output<typeof EngagementsOutput>;

const Point = z.object({ text: z.string(), evidence });

const ComparedV2 = z.object({
  evaluationBoardCardUuid: Uuid,
  competitiveAdvantages: z.array(Point).min(1).max(3),
  considerationPoints: z.array(Point).max(3),
});
export const ComparisonV2 = z.object({
  version: z.literal(2),
  candidates: z.array(ComparedV2),
  flags,
});
/** What each candidate has before the others; version 2 is written. */
export const ComparisonOutput = z
  .discriminatedUnion('version', [
    ComparisonV2,
    z.object({
      version: z.literal(1),
      candidates: z.array(
        z.object({
          evaluationBoardCardUuid: Uuid,
          competitiveAdvantages: z.array(z.string()),
          considerationPoints: z.array(z.string()),
          engagements: z.array(Engagement.omit({ evidence: true })),
        }),
      ),
    }),
  ])
  .meta({ id: 'ComparisonOutput' });
export type ComparisonV2 = z.output<typeof ComparisonV2>;

export const Ranked = z
  .object({
    evaluationBoardCardUuid: Uuid,
    /** from 1 */
    ranking: z.int().min(1),
    score: Score,
    shortReason: z.string(),
    reason: z.string(),
    /** unset for the last one */
    reasonForAboveNext: z.string().optional(),
    /** unset for the first one */
    reasonForBelowPrevious: z.string().optional(),
    /** the best and the worst place in six runs; two whose spreads overlap are about equal */
    spread: z.object({ best: z.int().min(1), worst: z.int().min(1) }),
    evidence,
  })
  .meta({ id: 'Ranked' });
export type Ranked = z.output<typeof Ranked>;

/** The order of the candidates, the best first. */
export const RankingOutput = z
  .object({ version: z.literal(1), candidates: z.array(Ranked), flags })
  .meta({ id: 'RankingOutput' });
export type RankingOutput = z.output<typeof RankingOutput>;
