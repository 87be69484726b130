import type { Locale } from '@torg/protocol/terms';
import type { Interest } from '../interest.queries.ts';

/** In how many of these interests an answer is read in each language, the most common first. */
export function languagesOf(
  interests: readonly Pick<Interest, 'assignment_interest' | 'answer_locale'>[],
  ids: readonly string[],
): [Locale, number][] {
  const counts = new Map<Locale, number>();
  for (const { assignment_interest, answer_locale: locale } of interests) {
    if (locale === null || !ids.includes(assignment_interest)) continue;
    counts.set(locale, (counts.get(locale) ?? 0) + 1);
  }
  return [...counts].toSorted(([, one], [, other]) => other - one);
}
