import { limits } from '@torg/protocol/limits';
import type { Criterion } from '@torg/protocol/opportunities/criteria';
import type { StructuredOpportunity } from '@torg/protocol/opportunities/opportunity-shapes';
import type { Importance } from '@torg/protocol/opportunities/opportunity-terms';
import type { Span } from '@torg/protocol/reading/reading';
import type { Locale, RequirementKind } from '@torg/protocol/terms';
import { atOnce, type Sliced } from '../../platform/turns/in-slices.ts';
import { roleInSentence } from '../../competencies/competencies.queries.ts';
import { dayText } from '../../cvs/cvs.queries.ts';
import { readText, type ReadingKnowledge } from '../../reading/reading.queries.ts';
import { criteriaWords, type CriteriaWords } from './criteria-words.ts';
import {
  cut,
  quoteAround,
  readingNeeds,
  spansOf,
  type NeedText,
  type ReadNeed,
} from './need-text.ts';
import { demandsOf, textOf } from './requirements.ts';

export type SuggestedCriterion = Omit<Criterion, 'id'>;

/** Few criteria say little, and many nobody weighs. */
export const suggested = { fewest: 5, most: 15 };

/** Criteria of days would need today; those of a need have its own. */
const anyDay = '2000-01-01';

const importanceOf: Record<RequirementKind, Importance> = {
  must: 'ABSOLUTE',
  should: 'NICE_TO_HAVE',
};

interface Made extends SuggestedCriterion {
  /** what it measures */
  about: readonly string[];
  /** a requirement stands as it is written, also where others are about the same */
  isWritten: boolean;
}

/** What a span is about: the same for `Java` and `javautvikling`. */
function subjectOf(span: Span): string | undefined {
  if ('competency' in span) return span.competency;
  if (span.kind === 'language') return `language ${span.locale}`;
  return span.kind === 'clearance' || span.kind === 'years' ? span.kind : undefined;
}

interface Making {
  structured: StructuredOpportunity;
  needs: readonly ReadNeed[];
  knowledge: ReadingKnowledge;
  locale: Locale;
  words: CriteriaWords;
}

function ofRequirements({ structured, needs, knowledge, locale, words }: Making): Made[] {
  const because = new Map(demandsOf(needs).map((one) => [textOf(one), one.because]));
  return structured.requirements.map(({ kind, text, source }) => ({
    criteria: cut(text, limits.opportunity.criteria.text),
    importance: importanceOf[kind],
    reason: words[kind === 'must' ? 'isRequirement' : 'isWish'](because.get(text)),
    source,
    about: readText(text, knowledge, { today: anyDay, locale }).flatMap(
      (span) => subjectOf(span) ?? [],
    ),
    isWritten: true,
  }));
}

const ofRoles = ({ structured, words }: Making): Made[] =>
  structured.roles.slice(0, 1).map(({ uuid, name }) => ({
    criteria: words.role(roleInSentence(name)),
    importance: 'ABSOLUTE',
    reason: words.isRole,
    source: structured.term_sources[uuid] ?? null,
    about: [uuid],
    isWritten: false,
  }));

/** How a span says that something matters, and why. */
function weighed(
  span: Pick<Span, 'importance'> | undefined,
  words: CriteriaWords,
): Pick<Made, 'importance' | 'reason'> {
  const kind = span?.importance?.kind;
  if (kind === undefined) return { importance: 'NICE_TO_HAVE', reason: words.isNamed };
  const because = span?.importance?.words.text;
  return {
    importance: importanceOf[kind],
    reason: words[kind === 'must' ? 'isRequirement' : 'isWish'](because),
  };
}

function ofSkills({ structured, needs, words }: Making): Made[] {
  const spans = needs.flatMap((need) => [...spansOf(need, 'skill'), ...spansOf(need, 'industry')]);
  return structured.skills.map(({ uuid, name }) => {
    const own = spans.filter(({ competency }) => competency === uuid);
    const span =
      own.find(({ importance }) => importance?.kind === 'must') ??
      own.find(({ importance }) => importance) ??
      own[0];
    const criteria = words[span?.kind === 'industry' ? 'industry' : 'skill'](name);
    const source = structured.term_sources[uuid] ?? null;
    return { criteria, ...weighed(span, words), source, about: [uuid], isWritten: false };
  });
}

function languageName(code: string, locale: Locale): string {
  const name = new Intl.DisplayNames([locale], { type: 'language' });
  return name.of(code === 'nb' ? 'no' : code) ?? code;
}

/** Languages, clearances and years of experience that the texts name. */
function ofPeople({ needs, words, locale }: Making): Made[] {
  return needs.flatMap((need) => {
    const made = (span: Span, criteria: string): Made => {
      const subject = subjectOf(span);
      const source = quoteAround(need, span);
      const about = subject ? [subject] : [];
      return { criteria, ...weighed(span, words), source, about, isWritten: false };
    };
    return [
      ...spansOf(need, 'clearance').map((span) => made(span, words.clearance[span.clearance])),
      ...spansOf(need, 'years').map((span) =>
        made(span, words.years(span.least ?? span.most ?? 0, span.most === null)),
      ),
      ...spansOf(need, 'language').map((span) =>
        made(span, words.language(languageName(span.locale, locale), span.level)),
      ),
    ];
  });
}

/** Only where the rest says too little. */
function ofTerms({ structured, words, locale }: Making): Made[] {
  const { start_date, percent, place_description, sources } = structured;
  const made = (criteria: string, source: Made['source'] | undefined): Made => ({
    criteria,
    importance: 'NICE_TO_HAVE',
    reason: words.isPractical,
    source: source ?? null,
    about: [],
    isWritten: false,
  });
  return [
    ...(start_date === null
      ? []
      : [made(words.start(dayText(locale, start_date)), sources.start_date)]),
    ...(place_description ? [made(words.place(place_description), sources.place_description)] : []),
    ...(percent === null ? [] : [made(words.percent(percent), sources.percent)]),
  ];
}

const keyOf = ({ criteria }: Pick<Made, 'criteria'>): string =>
  criteria
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[\s.]+/g, ' ')
    .trim();

/** Those that add something to the ones before them. */
function withoutDoubles(all: readonly Made[]): Made[] {
  const seen = new Set<string>();
  return all.filter((one) => {
    const isCovered =
      !one.isWritten && one.about.length > 0 && one.about.every((subject) => seen.has(subject));
    const isNew = !seen.has(keyOf(one)) && keyOf(one) !== '' && !isCovered;
    if (isNew) for (const subject of [keyOf(one), ...one.about]) seen.add(subject);
    return isNew;
  });
}

const first = (all: readonly Made[], importance: Importance): Made[] =>
  all.filter((one) => one.importance === importance);

/** What candidates can be measured by: what must be first, then what would be nice. */
export function* findingCriteria(
  structured: StructuredOpportunity,
  texts: readonly NeedText[],
  knowledge: ReadingKnowledge,
  locale: Locale,
): Sliced<SuggestedCriterion[]> {
  const needs = yield* readingNeeds(texts, knowledge, { today: anyDay, locale });
  const making = { structured, needs, knowledge, locale, words: criteriaWords[locale] };
  const requirements = ofRequirements(making);
  yield;
  const measured = withoutDoubles([
    ...ofRoles(making),
    ...requirements,
    ...ofPeople(making),
    ...ofSkills(making),
  ]);
  yield;
  const missing = Math.max(0, suggested.fewest - measured.length);
  const all = [...measured, ...ofTerms(making).slice(0, missing)];
  return [...first(all, 'ABSOLUTE'), ...first(all, 'NICE_TO_HAVE')]
    .slice(0, suggested.most)
    .map(({ criteria, importance, reason, source }) => ({ criteria, importance, reason, source }));
}

/** The same without a pause. */
export const criteriaOfNeed = (
  ...about: Parameters<typeof findingCriteria>
): SuggestedCriterion[] => atOnce(findingCriteria(...about));
