import type { Locale } from '@torg/protocol/terms';
import { aiFailures } from './ai-failures.ts';
import type { AnswerRow } from './latest-answers.repository.ts';

interface Shown {
  /** the newest question */
  latest: Omit<AnswerRow, 'output'>;
  /** the answer that is shown, which an older question may have been given */
  shown: Omit<AnswerRow, 'output'> | undefined;
}

interface EnvelopeOptions<Output> {
  /** the reader's */
  locale: Locale;
  /** what stands; null if nothing does */
  output: Output | null;
  /** the subject was changed since, and nothing was asked about it yet */
  is_outdated?: boolean;
}

/**
 * The answer on the wire: how far the newest question is, and the answer that is shown with what it
 * rests on. While nothing is shown, that is of the newest question, too.
 */
export function aiEnvelopeOf<T extends string, Output>(
  type: T,
  { latest, shown = latest }: Shown,
  { locale, output, is_outdated = false }: EnvelopeOptions<Output>,
) {
  return {
    inference_status: latest.inference_status,
    status: latest.inference_status,
    type,
    input: shown.input,
    output,
    error: latest.error && aiFailures[locale][latest.error],
    answered_by: shown.answered_by,
    prompt_version: shown.prompt_version,
    created_at: shown.created_at.toISOString(),
    locale: shown.locale,
    is_outdated: is_outdated || latest.is_outdated,
  };
}
