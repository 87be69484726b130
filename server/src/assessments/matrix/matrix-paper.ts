import type { ProfileEvaluationV5 } from '@torg/protocol/assessments/assessment-outputs';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import { marketDay } from '@torg/protocol/market-day';
import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { Importance } from '@torg/protocol/opportunities/opportunity-terms';
import type { Locale } from '@torg/protocol/terms';
import { dayText } from '../../cvs/cvs.queries.ts';
import type { MatrixPaper, MatrixRow } from '../../platform/ports/matrix-paper.ts';
import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import { metOf } from '../rules/scores.ts';
import { entriesOf } from './cv-entries.ts';
import { matrixWords, type MatrixWords } from './matrix-words.ts';

export interface MatrixOf {
  locale: Locale;
  now: Date;
  need: { name: string; isSwedish: boolean };
  criteria: {
    all: readonly Criterion[];
    version: number;
    approved_at: Date | null;
    approved_by_name: string | null;
  };
  profile: Pick<ProfileRow, 'profile' | 'name' | 'items'>;
  evaluation: ProfileEvaluationV5;
  answered_by: string;
  prompt: string;
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day that a profile holds is written as the reader writes days. */
const shownQuote = (locale: Locale, quote: string): string =>
  aDay.test(quote) ? dayText(locale, quote) : quote;

function rowOf(criterion: Criterion, of: MatrixOf, words: MatrixWords): MatrixRow {
  const { evaluation, profile, locale, now } = of;
  const result = evaluation.criteriaResults.find(({ criteriaId }) => criteriaId === criterion.id);
  const evidence = result?.evidence ?? [];
  const met = metOf(result?.fulfillmentScore ?? 0);
  const about = { locale, day: marketDay(now), ofProfile: words.ofProfile };
  return {
    requirement: criterion.criteria,
    ...{ met, answer: words.met[met] },
    how: result?.reason ?? words.noReason,
    quotes: [...new Set(evidence.map(({ quote }) => `«${shownQuote(locale, quote)}»`))],
    entries: entriesOf(evidence, profile, about),
  };
}

function criteriaText({ criteria, locale }: MatrixOf, words: MatrixWords): string {
  const { approved_at, approved_by_name, version } = criteria;
  if (approved_at === null) return words.suggested;
  const day = dayText(locale, marketDay(approved_at));
  return words.approved(version, approved_by_name ?? words.deletedAccount, day);
}

/** How somebody meets each criterion, ready to be laid out. */
export function matrixPaper(of: MatrixOf): MatrixPaper {
  const { locale, now, need, criteria, profile, answered_by, prompt } = of;
  const words = matrixWords(locale, need.isSwedish);
  const day = marketDay(now);
  const rows = (importance: Importance) =>
    criteria.all
      .filter((criterion) => criterion.importance === importance)
      .map((criterion) => rowOf(criterion, of, words));
  const [requirement = '', answer = '', how = '', entries = ''] = words.columns;
  return {
    ...{ locale, title: words.fileName(profile.name), made: new Date(`${day}T00:00:00Z`) },
    ...{ heading: words.heading, about: need.name },
    facts: [
      { label: words.candidate, value: profile.name },
      { label: words.criteria, value: criteriaText(of, words) },
      {
        label: words.engine,
        value: answered_by === builtInEngine ? words.builtIn : answered_by,
      },
      ...(prompt === '' ? [] : [{ label: words.prompt, value: prompt }]),
    ],
    columns: [requirement, answer, how, entries],
    sections: [
      { heading: words.must, rows: rows('ABSOLUTE') },
      { heading: words.should, rows: rows('NICE_TO_HAVE') },
    ],
    ...{ none: words.none, note: words.note },
    words: { foot: `Torg · ${dayText(locale, day)}`, page: words.page, of: words.of },
  };
}
