import { z } from 'zod';
import { aiEnvelope } from '../ai-jobs/ai-envelope.ts';
import { inferenceStatuses } from '../ai-jobs/ai-terms.ts';
import { limits } from '../limits.ts';
import { Moment, Revision, requiredText, text } from '../shapes.ts';
import { locales } from '../terms.ts';
import { importances } from './opportunity-terms.ts';
import { Source } from './opportunity-shapes.ts';

const of = limits.opportunity.criteria;

export const CriterionId = z.string().regex(/^ac_[a-z0-9]{10}$/);

export const Criterion = z
  .object({
    id: CriterionId,
    criteria: z.string(),
    importance: z.enum(importances),
    reason: z.string(),
    /** null where no words of a context say it */
    source: Source.nullable(),
  })
  .meta({ id: 'Criterion' });
export type Criterion = z.output<typeof Criterion>;

export const CriteriaEnvelope = aiEnvelope(
  'opportunity_criteria',
  z.object({ criteria: z.array(Criterion) }),
).meta({ id: 'OpportunityCriteriaEnvelope' });

export const OpportunityCriteria = z
  .object({
    criteria: z.array(Criterion),
    /** counts what was approved; 0 before the first time */
    version: z.int(),
    /** null: nobody has asked for them */
    inference_status: z.enum(inferenceStatuses).nullable(),
    error: z.string().nullable(),
    answered_by: z.string(),
    /** in which they were suggested, and go on when some are approved; null where nobody has asked */
    locale: z.enum(locales).nullable(),
    is_outdated: z.boolean(),
    approved_by_name: z.string().nullable(),
    approved_at: Moment.nullable(),
    revision: z.int(),
    can: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'OpportunityCriteria' });
export type OpportunityCriteria = z.output<typeof OpportunityCriteria>;

const fold = (words: string): string => words.normalize('NFC').toLowerCase();

export const CriteriaInput = z.object({
  criteria: z
    .array(
      z.object({
        /** unset: a new one */
        id: CriterionId.optional(),
        criteria: requiredText(of.text),
        importance: z.enum(importances),
        reason: text(of.reason).default(''),
      }),
    )
    .min(1)
    .max(of.most)
    .refine(
      (all) => new Set(all.map(({ criteria }) => fold(criteria))).size === all.length,
      'must not repeat',
    )
    .refine(
      (all) => new Set(all.map(({ id }, at) => id ?? at)).size === all.length,
      'must not repeat an id',
    ),
  revision: Revision,
});
