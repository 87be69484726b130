import { z } from 'zod';

/** The parts of an opinion. Any other output of a model is refused. */
export const AssessmentOutput = z.strictObject({
  approval_status: z.enum(['approved', 'declined']),
  reason: z.string().trim().min(1).max(5_000),
});

export type Assessment = z.output<typeof AssessmentOutput>;

/** Lengths are checked by us, because not every model supports them in a schema. */
export const assessmentSchema = z.toJSONSchema(
  z.strictObject({ approval_status: AssessmentOutput.shape.approval_status, reason: z.string() }),
);
