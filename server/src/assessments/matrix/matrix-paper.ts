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
import { marked } from '../rules/words/phrases.ts';
import { entriesOf } from './cv-entries.ts';
import { matrixWords, type MatrixWords } from './matrix-words.ts';

export interface MatrixOf {
  locale: Locale;
  now: Date;
  need: { name: string; customer: string | null; isSwedish: boolean };
  criteria: {
    all: readonly Criterion[];
    version: number;
    approved_at: Date | null;
    approved_by_name: string | null;
  };
  profile: Pick<ProfileRow, 'profile' | 'name' | 'organization_name' | 'items'>;
  evaluation: ProfileEvaluationV5;
  answered_by: string;
  prompt: string;
}

const aDay = /^\d{4}-\d{2}-\d{2}$/;

/** A day that a profile holds is written as the reader writes days. */
const shownQuote = (locale: Locale, quote: string): string =>
  aDay.test(quote) ? dayText(locale, quote) : quote;

function rowOf(criterion: Criterion, number: number, of: MatrixOf, words: MatrixWords): MatrixRow {
  const { evaluation, profile, locale, now } = of;
  const result = evaluation.criteriaResults.find(({ criteriaId }) => criteriaId === criterion.id);
  const evidence = result?.evidence ?? [];
  const met = metOf(result?.fulfillmentScore ?? 0);
  const about = { locale, day: marketDay(now), ofProfile: words.ofProfile };
  return {
    number: String(number),
    requirement: criterion.criteria,
    ...{ met, answer: words.met[met] },
    how: result?.reason ?? words.noReason,
    quotes: [...new Set(evidence.map(({ quote }) => marked(locale, shownQuote(locale, quote))))],
    entries: entriesOf(evidence, profile, about),
  };
}

function criteriaText({ criteria, locale }: MatrixOf, words: MatrixWords): string {
  const { approved_at, approved_by_name, version } = criteria;
  if (approved_at === null) return words.suggested;
  const day = dayText(locale, marketDay(approved_at));
  return words.approved(version, approved_by_name ?? words.deletedAccount, day);
}

/** How many are met: one that must be and is not may be all that a reader looks for. */
function countFact({ heading, rows }: MatrixPaper['sections'][number], words: MatrixWords) {
  const count = (met: MatrixRow['met']) => rows.filter((row) => row.met === met).length;
  const value = words.counted(count('met'), count('partly'), rows.length);
  return rows.length === 0 ? [] : [{ label: heading, value }];
}

/** How somebody meets each criterion, ready to be laid out. */
export function matrixPaper(of: MatrixOf): MatrixPaper {
  const { locale, now, need, criteria, profile, answered_by, prompt } = of;
  const words = matrixWords(locale, need.isSwedish);
  const day = marketDay(now);
  const ofKind = (importance: Importance) =>
    criteria.all.filter((criterion) => criterion.importance === importance);
  const musts = ofKind('ABSOLUTE').map((one, at) => rowOf(one, at + 1, of, words));
  const shoulds = ofKind('NICE_TO_HAVE').map((one, at) =>
    rowOf(one, musts.length + at + 1, of, words),
  );
  const sections = [
    { heading: words.must, rows: musts },
    { heading: words.should, rows: shoulds },
  ];
  const [number = '', requirement = '', answer = '', how = '', entries = ''] = words.columns;
  return {
    ...{ locale, title: words.fileName(profile.name), made: new Date(`${day}T00:00:00Z`) },
    ...{ heading: words.heading, about: need.name },
    facts: [
      ...(need.customer === null ? [] : [{ label: words.customer, value: need.customer }]),
      { label: words.candidate, value: profile.name },
      ...(profile.organization_name
        ? [{ label: words.consultantCompany, value: profile.organization_name }]
        : []),
      { label: words.criteria, value: criteriaText(of, words) },
      ...sections.flatMap((one) => countFact(one, words)),
      {
        label: words.engine,
        value: answered_by === builtInEngine ? words.builtIn : answered_by,
      },
      ...(prompt === '' ? [] : [{ label: words.prompt, value: prompt }]),
    ],
    columns: [number, requirement, answer, how, entries],
    sections,
    ...{ none: words.none, note: words.note },
    words: { foot: `Torg · ${dayText(locale, day)}`, page: words.page, of: words.of },
  };
}
