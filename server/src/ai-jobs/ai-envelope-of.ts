import type { Locale } from '@torg/protocol/terms';
import { aiFailures } from './ai-failures.ts';
import type { LatestAnswers } from './latest-answers.repository.ts';

interface EnvelopeOptions<Output> {
  /** the reader's */
  locale: Locale;
  /** what stands; null if nothing does */
  output: Output | null;
  /** the subject was changed since, and nothing was asked about it yet */
  is_outdated?: boolean;
}

/** The answer on the wire: the state of the latest job, with the output that stands. */
export function aiEnvelopeOf<T extends string, Output>(
  type: T,
  { latest, current }: Pick<LatestAnswers, 'latest' | 'current'>,
  { locale, output, is_outdated = false }: EnvelopeOptions<Output>,
) {
  const failed = latest.inference_status === 'failed';
  return {
    inference_status: latest.inference_status,
    status: latest.inference_status,
    type,
    input: latest.input ?? current?.input ?? null,
    output,
    error: latest.error && aiFailures[locale][latest.error],
    answered_by: (failed ? current : undefined)?.answered_by ?? latest.answered_by,
    prompt_version: latest.prompt_version,
    created_at: latest.created_at.toISOString(),
    is_outdated: is_outdated || latest.is_outdated,
  };
}
