import { z } from 'zod';

/** What an opinion consists of. Anything else that a model says is no answer. */
export const AssessmentOutput = z.strictObject({
  approval_status: z.enum(['approved', 'declined']),
  reason: z.string().trim().min(1).max(5_000),
});

/** Lengths are ours to check: not every model's way with schemas knows them. */
export const assessmentSchema = z.toJSONSchema(
  z.strictObject({ approval_status: AssessmentOutput.shape.approval_status, reason: z.string() }),
);
