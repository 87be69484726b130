import { locales, type Locale } from '@torg/protocol/terms';
import { accountId } from '../load/demo-ids.ts';
import { labelledQuestions } from './questions.ts';

/** How a question in a language is answered. */
interface AnsweredQuestion {
  locale: Locale;
  asked: string;
  /** how many people are quoted */
  people: number;
  /** the share of those to find who are among them */
  recall: number;
}

/** The profiles that an answer quotes. */
type Ask = (query: string, locale: Locale) => Promise<readonly string[]>;

/** Asks an admin's questions, in each language. */
export async function measureQuestions(ask: Ask): Promise<AnsweredQuestion[]> {
  const measured: AnsweredQuestion[] = [];
  for (const { asked, expected } of labelledQuestions) {
    for (const locale of locales) {
      const query = asked[locale];
      const quoted = new Set(await ask(query, locale));
      const found = expected.filter((key) => quoted.has(accountId(key))).length;
      const recall = found / expected.length;
      measured.push({ locale, asked: query, people: quoted.size, recall });
    }
  }
  return measured;
}

export const recallIn = (measured: readonly AnsweredQuestion[], locale: Locale): number => {
  const own = measured.filter((one) => one.locale === locale);
  return own.reduce((sum, { recall }) => sum + recall, 0) / own.length;
};
