import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import { clearances, type Clearance } from '@torg/protocol/reading/reading-terms';
import { dayText } from '../../../cvs/cvs.queries.ts';
import { findClearance } from '../../../reading/reading.queries.ts';
import { languageNamed } from '../../../platform/text/language-names.ts';
import { passagesOf } from '../../cv/masked-cv.ts';
import { countMonths, merged, yearOf } from '../reading/months.ts';
import type { ReadCv } from '../reading/read-cv.ts';
import { engineWords } from '../words/engine-words.ts';
import type { Part } from './demand.ts';
import { nothingFound, type Outcome } from './outcome.ts';

type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;

const levels: readonly (LanguageLevel | null)[] = [
  null,
  'basic',
  'intermediate',
  'fluent',
  'native',
];
/** A language without its level; else by how many levels are lacking. */
const unsaidLevel = 60;
const byLevelsShort = [100, 55, 28];

/** The score of the first bound that holds. */
const banded = (
  value: number,
  bands: readonly (readonly [most: number, score: number])[],
): number => bands.find(([most]) => value <= most)?.[1] ?? 10;

const none: ReadonlyMap<string, number> = new Map();

export function judgeLanguage(part: PartOf<'language'>, { cv, about }: ReadCv): Outcome {
  const words = engineWords[about.locale];
  const name =
    new Intl.DisplayNames([about.locale], { type: 'language' }).of(
      part.locale === 'nb' ? 'no' : part.locale,
    ) ?? part.locale;
  const found = cv.languages.find(
    (one) =>
      (one.locale ?? languageNamed(one.name.toLowerCase())) === part.locale ||
      languageNamed(one.name.toLowerCase()) === part.locale,
  );
  if (found === undefined) return nothingFound(words.noLanguage(name), 8);
  const has = Math.max(levels.indexOf(found.spoken), levels.indexOf(found.written));
  const wanted = levels.indexOf(part.level ?? 'intermediate');
  const score = has === 0 ? unsaidLevel : (byLevelsShort[Math.max(0, wanted - has)] ?? 20);
  const level = found.spoken ?? found.written;
  return {
    score,
    reason: words.hasLanguage(name, level),
    evidence: [{ item: found.item, quote: found.name }],
    weights: none,
  };
}

const strictness: readonly Clearance[] = clearances;

export function judgeClearance(part: PartOf<'clearance'>, { cv, about }: ReadCv): Outcome {
  const words = engineWords[about.locale];
  const found = passagesOf(cv).flatMap(({ item, text }) =>
    findClearance(text).map(({ start, end, clearance }) => ({
      ...{ item, clearance, quote: text.slice(start, end) },
      before: text.slice(Math.max(0, start - 30), start),
    })),
  );
  const own = found.filter(
    ({ before }) => !/(?:ikke|inte|ingen|not|no|uten|utan)\s+(?:\p{L}+\s+)?$/iu.test(before),
  );
  const best = own.toSorted(
    (a, b) => strictness.indexOf(b.clearance) - strictness.indexOf(a.clearance),
  )[0];
  if (best === undefined) return nothingFound(words.noClearance, part.isReady ? 8 : 15);
  const lower = best.clearance === 'unspecified' ? 60 : 42;
  const isEnough = strictness.indexOf(best.clearance) >= strictness.indexOf(part.clearance);
  return {
    score: isEnough ? 100 : lower,
    reason: words.hasClearance(best.quote),
    evidence: [{ item: best.item, quote: best.quote }],
    weights: none,
  };
}

export function judgePlace(part: PartOf<'place'>, { cv, about }: ReadCv): Outcome {
  const words = engineWords[about.locale];
  const found = cv.regions.find(({ uuid }) => part.regions.includes(uuid));
  const evidence = (quote: string) => [{ item: cv.profile, quote }];
  if (found) {
    return {
      score: 100,
      reason: words.worksAt(found.name),
      evidence: evidence(found.name),
      weights: none,
    };
  }
  const [other] = cv.regions;
  if (other === undefined) return nothingFound(words.noPlace(part.name), 30);
  if (part.regions.length === 0) {
    return {
      score: 75,
      reason: words.worksAt(other.name),
      evidence: evidence(other.name),
      weights: none,
    };
  }
  const names = cv.regions.map(({ name }) => name).join(', ');
  return {
    score: 10,
    reason: words.worksElsewhere(part.name, names),
    evidence: evidence(other.name),
    weights: none,
  };
}

export function judgeRemote({ cv, about }: ReadCv): Outcome {
  const words = engineWords[about.locale];
  return nothingFound(words.remote(cv.remote_work_ok), cv.remote_work_ok ? 100 : 20);
}

export function judgeStart(part: PartOf<'start'>, { cv, about }: ReadCv): Outcome {
  const words = engineWords[about.locale];
  if (cv.availability === null) return nothingFound(words.notAvailable, 15);
  const wanted = part.day ?? about.today;
  const days = (Date.parse(cv.availability) - Date.parse(wanted)) / 86_400_000;
  const score = banded(days, [
    [0, 100],
    [14, 60],
    [31, 28],
  ]);
  const quote = cv.availability;
  return {
    score,
    reason: words.availableFrom(dayText(about.locale, quote)),
    evidence: [{ item: cv.profile, quote }],
    weights: none,
  };
}

export const judgeExtent = ({ about }: ReadCv): Outcome =>
  nothingFound(engineWords[about.locale].noExtent, 50);

const working = new Set(['project', 'work_experience', 'position_experience']);

export function judgeYears(part: PartOf<'years'>, { entries, about }: ReadCv): Outcome {
  const words = engineWords[about.locale];
  const work = entries.filter(({ entry, period }) => working.has(entry.kind) && period);
  const all = merged(work.flatMap(({ period }) => period ?? []));
  const [first] = all;
  if (first === undefined) return nothingFound(words.noDates, 10);
  const share = countMonths(all) / (part.least * 12);
  const score = banded(-share, [
    [-0.98, 100],
    [-0.75, 66],
    [-0.5, 50],
    [0, 25],
  ]);
  const oldest = work.toSorted((a, b) => (a.period?.start ?? 0) - (b.period?.start ?? 0))[0]?.entry;
  const short = share < 0.98 ? ` ${words.tooShort(part.least)}` : '';
  return {
    score,
    reason: `${words.workedFor(countMonths(all), yearOf(first.start))}${short}`,
    evidence: oldest?.from ? [{ item: oldest.item, quote: oldest.from }] : [],
    weights: none,
  };
}
