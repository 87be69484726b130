import type { Locale } from '@torg/protocol/terms';
import type { CvEntry } from '../cv/masked-cv.ts';
import type { CriterionToMeet } from './need-to-meet.ts';
import type { JudgedProfile } from './judge-profile.ts';
import { engineWords } from './words/engine-words.ts';

export interface WeighedEntry {
  entry: CvEntry;
  weight: number;
  /** the criteria that it speaks for, the most telling first */
  speaks: CriterionToMeet[];
}

const weightOf = { ABSOLUTE: 3, NICE_TO_HAVE: 1 } as const;

/** What went on last counts more, and a longer time. */
function ofTime({ to, from, is_current }: CvEntry): number {
  const last = is_current ? 9_999 : Number((to ?? from ?? '0').slice(0, 4));
  return last / 100_000;
}

/** The entries that speak for a criterion, those that speak for the most first. */
export function weighEntries({ cv, judgements }: JudgedProfile): WeighedEntry[] {
  return cv.entries
    .flatMap((entry): WeighedEntry[] => {
      const own = judgements
        .map(({ criterion, weights }) => ({
          criterion,
          weight: (weights.get(entry.item) ?? 0) * weightOf[criterion.importance],
        }))
        .filter(({ weight }) => weight > 0)
        .toSorted((a, b) => b.weight - a.weight);
      const weight = own.reduce((sum, one) => sum + one.weight, 0);
      return weight === 0 ? [] : [{ entry, weight, speaks: own.map((one) => one.criterion) }];
    })
    .toSorted((a, b) => b.weight + ofTime(b.entry) - (a.weight + ofTime(a.entry)));
}

const mostNamed = 3;

/** `Speaks for «Java» and «Kotlin».` */
export const speaksFor = (criteria: readonly CriterionToMeet[], locale: Locale): string => {
  const { speaksFor: says } = engineWords[locale];
  const named = criteria.slice(0, mostNamed).map(({ criteria: text }) => `«${text.trim()}»`);
  return says(new Intl.ListFormat(locale, { type: 'conjunction' }).format(named));
};
