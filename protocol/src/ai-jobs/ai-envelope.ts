import { z } from 'zod';
import { Moment } from '../shapes.ts';
import { inferenceStatuses, type AiJobType } from './ai-terms.ts';

/** The answer of an AI job and what it rests on, the same for every type. */
export const aiEnvelope = <const T extends AiJobType, S extends z.ZodType>(type: T, output: S) =>
  z.object({
    inference_status: z.enum(inferenceStatuses),
    /** repeats `inference_status` */
    status: z.enum(inferenceStatuses),
    type: z.literal(type),
    /** the data as it was sent, without names of people; null while nothing was sent */
    input: z.record(z.string(), z.unknown()).nullable(),
    /** what stands; while a new answer is pending, the one before */
    output: output.nullable(),
    /** why there is no answer, in the reader's language */
    error: z.string().nullable(),
    /** `built-in` for Torg's own rules, else the name of the model; empty while it is pending */
    answered_by: z.string(),
    prompt_version: z.int(),
    created_at: Moment,
    /** something that it rests on was changed since it was asked */
    is_outdated: z.boolean(),
  });
