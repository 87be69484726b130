import { z } from 'zod';
import { LocaleCode, Moment } from '../shapes.ts';
import { inferenceStatuses, type AiJobType } from './ai-terms.ts';

/**
 * How far the newest question to a machine is, and the answer that is shown with what it rests on, the
 * same for every type. While a new answer is pending or has failed, the one before is shown, and
 * `input`, `answered_by`, `prompt_version`, `created_at` and `locale` are that one's.
 */
export const aiEnvelope = <const T extends AiJobType, S extends z.ZodType>(type: T, output: S) =>
  z.object({
    inference_status: z.enum(inferenceStatuses),
    /** repeats `inference_status` */
    status: z.enum(inferenceStatuses),
    type: z.literal(type),
    /** the data as it was sent, without names of people; null while nothing was sent */
    input: z.record(z.string(), z.unknown()).nullable(),
    /** what stands; null while nothing was answered */
    output: output.nullable(),
    /** why there is no answer, in the reader's language */
    error: z.string().nullable(),
    /** `built-in` for Torg's own rules, else the name of the model; empty while nothing was answered */
    answered_by: z.string(),
    prompt_version: z.int(),
    created_at: Moment,
    /** in which it was asked, and is written */
    locale: LocaleCode,
    /** something that it rests on was changed since it was asked */
    is_outdated: z.boolean(),
  });
