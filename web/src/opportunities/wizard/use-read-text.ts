import { useQueryClient } from '@tanstack/react-query';
import { request } from '../../client/request.ts';
import { useChange } from '../../client/use-change.ts';
import { useLocale } from '../../client/use-locale.ts';
import { knownCompetencies } from '../../competencies/public/known-competencies.ts';
import { valuesOfText } from './values-of-text.ts';

/** Reads a text for what it says of an assignment. */
export function useReadText() {
  const client = useQueryClient();
  const locale = useLocale();
  return useChange(async (text: string) => {
    const [{ spans }, known] = await Promise.all([
      request('POST /api/main/reading', { body: { text, locale } }),
      knownCompetencies(client, locale),
    ]);
    return valuesOfText(text, spans, known);
  });
}
