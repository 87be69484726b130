import type { Locale } from '@torg/protocol/terms';
import type { FoundPassage } from './passages.ts';

/** Words of an answer, and the passages that say them. */
export interface AnswerSentence {
  text: string;
  passages: readonly FoundPassage[];
}

const mostOfProfile = 2;

const quoted: Record<Locale, (name: string, quote: string) => string> = {
  nb: (name, quote) => `${name}: «${quote}»`,
  sv: (name, quote) => `${name}: ”${quote}”`,
  en: (name, quote) => `${name}: “${quote}”`,
};

/** Nothing was found that the question could be answered from. */
export const nothingFound: Record<Locale, string> = {
  nb: 'Søket fant ingen profiler som sier noe om dette.',
  sv: 'Sökningen hittade inga profiler som säger något om det här.',
  en: 'The search found no profiles that say anything about this.',
};

/** What the profiles say themselves, sentence by sentence. */
export function answerByRules(
  passages: readonly FoundPassage[],
  names: ReadonlyMap<string, string>,
  locale: Locale,
): AnswerSentence[] {
  const byProfile = Map.groupBy(passages, ({ profile }) => profile);
  return [...byProfile].flatMap(([profile, own]) =>
    own.slice(0, mostOfProfile).map((passage) => ({
      text: quoted[locale](names.get(profile) ?? '', passage.text),
      passages: [passage],
    })),
  );
}
