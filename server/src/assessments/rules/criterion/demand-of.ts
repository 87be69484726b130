import type { Span } from '@torg/protocol/reading/reading';
import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import {
  matchesOf,
  numberOf,
  readText,
  words,
  wordsOf,
  type ReadingKnowledge,
  type Stretch,
} from '../../../reading/reading.queries.ts';
import { stopWords } from '../../../platform/text/stop-words.ts';
import { keysOf } from '../reading/meanings.ts';
import type { CriterionTerm, Demand, Depth, Part } from './demand.ts';
import { saysNothing } from './says-nothing.ts';

/** What `several years` are. */
const several = 3;

/** Days without a year count from here; those of a need have one. */
const anyDay = '2026-01-01';

const solid = words(
  String.raw`solid|god(?:e)?|godt|bred(?:e)?|lang|omfattende|dyp|inngående|svært|dokumentert|mycket|gedigen|goda?|lång|djup|bred|omfattande|dokumenterad|strong|extensive|deep|broad|proven|substantial|significant|betydelig|betydande|erfaren|experienced|senior`,
);
const expert = words(
  'ekspert(?:kunnskap|nivå|ise)?|expert(?:kunskap|is|ise|nivå)?|spesialist|specialist|mester',
);
const some = words(
  'kjennskap|grunnleggende|noe|litt|forståelse|kjenner|kännedom|grundläggande|viss|förståelse|känner|some|familiar(?:ity)?|basic|understanding|knows?',
);
const withinYears = words(
  String.raw`(?:de#)?(?:siste|senaste|last|past|recent)#(?<years>\d{1,2}|to|tre|fire|fem|två|fyra|two|three|four|five)#(?:årene|åren|år|years)`,
);
const free = words(
  'ledig|tilgjengelig|disponibel|starte?|oppstart|begynne|tillgänglig|börja|uppstart|available|begin|join',
);
const remote = words(
  String.raw`(?:på#)?(?:avstand|distans)|hjemmefra|hjemmekontor|hemifrån|remote(?:ly)?|from#home|fjernarbeid`,
);
const severalYears = words(String.raw`(?:flere|mange|flera|många|several|many)#(?:års|år|years)`);
const ready = words(
  'har|ha|gyldig|giltig|aktiv|active|valid|holds?|innehar|innehar|existing|eksisterende|klarert|cleared',
);

const degrees: readonly (readonly [RegExp, number])[] = [
  [words('ph\\.?d\\.?|doktorgrad|doktorsexamen|doktor|doctorate'), 3],
  [
    words(
      String.raw`(?<!scrum#)master(?:grad|\.?examen|’s|'s|s|utdanning|nivå)?|sivilingeniør|civilingenjör(?:sexamen)?|siviløkonom|civilekonom|hovedfag|cand\.?|m\.?sc\.?|magister(?:examen)?`,
    ),
    2,
  ],
  [
    words(
      String.raw`bachelor(?:grad|’s|'s|s)?|kandidatexamen|høgskoleingeniør|högskoleingenjör|høyere#utdanning|høyere#utdannelse|högre#utbildning|eftergymnasial#utbildning|högskoleutbildning|universitetsutdanning|universitetsutbildning|akademisk#(?:utdanning|utbildning|examen)|degree|higher#education|relevant#(?:utdanning|utbildning|education)|b\.?sc\.?`,
    ),
    1,
  ],
];
const certified = words(
  String.raw`sertifisert|sertifisering(?:en|er)?|sertifikat(?:et|er)?|certifierad|certifiering(?:ar|en)?|certifikat|certified|certification(?:s)?|certificate(?:s)?`,
);

const isIn = (pattern: RegExp, text: string): boolean => text.search(pattern) >= 0;

function depthOf(text: string): Depth {
  if (isIn(expert, text)) return 'expert';
  if (isIn(some, text)) return 'some';
  return isIn(solid, text) ? 'solid' : 'usual';
}

type TermSpan = Extract<Span, { kind: 'role' | 'skill' | 'industry' }>;
const isTerm = (span: Span): span is TermSpan =>
  span.kind === 'role' || span.kind === 'skill' || span.kind === 'industry';

const termOf = ({ competency, name, kind }: TermSpan): CriterionTerm => ({
  competency,
  name,
  kind,
});

const either =
  /^\s*(?:,?\s*(?:eller|or|alternativt|and\/or|og\/eller|och\/eller)(?:\s+\p{L}+){0,2}|\/)\s*$/iu;
const listing = /^\s*(?:,|,?\s*(?:og|och|and|samt|&|\+)(?:\s+\p{L}+){0,2})\s*$/iu;
const examples =
  /(?:f\.?\s?eks\.?|for eksempel|eksempelvis|slik som|så som|som f|t\.?\s?ex\.?|till exempel|exempelvis|såsom|such as|e\.g\.|for example|like|for instance|minst (?:én|ett?|en|one) av|one of|any of|en av|én av|ett av|tilsvarende|motsvarande|liknande|lignende|similar)/iu;

const alikes = /tilsvarende|motsvarande|lignende|liknande|similar|equivalent/iu;

/** Terms that stand in one list are one group where the list says `or`, or gives examples. */
function groupsOf(text: string, spans: readonly TermSpan[]): CriterionTerm[][] {
  const groups: CriterionTerm[][] = [];
  let list: TermSpan[] = [];
  let isAny = false;
  const close = () => {
    const [first] = list;
    if (first === undefined) return;
    const before = text.slice(Math.max(0, first.start - 45), first.start);
    const after = text.slice(list.at(-1)?.end ?? 0, (list.at(-1)?.end ?? 0) + 25);
    const isOne = isAny || examples.test(before) || alikes.test(after);
    groups.push(...(isOne ? [list.map(termOf)] : list.map((one) => [termOf(one)])));
    [list, isAny] = [[], false];
  };
  for (const span of spans) {
    const last = list.at(-1);
    const between = last ? text.slice(last.end, span.start) : '';
    if (last && !either.test(between) && !listing.test(between)) close();
    if (last && either.test(between)) isAny = true;
    list.push(span);
  }
  close();
  return groups.filter(
    (group, at) =>
      groups.findIndex((other) => other[0]?.competency === group[0]?.competency) === at,
  );
}

const levelSigns: readonly (readonly [RegExp, LanguageLevel])[] = [
  [/morsmål|modersmål|native/iu, 'native'],
  [/flyt|fluent|svært god|mycket god|utmerk|utmärk|excellent|forhandl|professional/iu, 'fluent'],
  [/grunnlegg|grundlägg|basic|noe |viss/iu, 'basic'],
];
const levelIn = (text: string): LanguageLevel | null =>
  levelSigns.find(([sign]) => sign.test(text))?.[1] ?? null;

function ofSpan(text: string, span: Span): Part[] {
  if (span.kind === 'language') {
    return [{ kind: 'language', locale: span.locale, level: span.level ?? levelIn(text) }];
  }
  if (span.kind === 'clearance') {
    return [{ kind: 'clearance', clearance: span.clearance, isReady: isIn(ready, text) }];
  }
  if (span.kind === 'place') {
    return [{ kind: 'place', name: span.name, country: span.country, regions: span.regions }];
  }
  if (span.kind === 'work_mode' && span.mode === 'remote') return [{ kind: 'remote' }];
  const isFirstDay = span.kind === 'start' || (span.kind === 'deadline' && isIn(free, text));
  return isFirstDay ? [{ kind: 'start', day: span.day }] : [];
}

function termParts(text: string, spans: readonly Span[], least: number | null): Part[] {
  const terms = spans.filter(isTerm);
  if (terms.length === 0) return [];
  const [recent] = matchesOf(text, withinYears);
  const years = recent ? numberOf(recent.groups['years'] ?? '') : null;
  const groups = groupsOf(text, terms);
  return [{ kind: 'terms', groups, least, depth: depthOf(text), within: years }];
}

/** A degree, or a certificate, instead of experience. */
function paperParts(text: string, spans: readonly Span[], rest: readonly string[]): Part[] {
  const degree = degrees.filter(([pattern]) => isIn(pattern, text)).at(-1);
  if (degree) return [{ kind: 'degree', level: degree[1], field: rest }];
  const terms = spans
    .filter(isTerm)
    .map(({ competency, name, kind }) => ({ competency, name, kind }));
  const isNamed = terms.some(({ name }) =>
    /certif|sertif|foundation|associate|professional/iu.test(name),
  );
  return isIn(certified, text) || isNamed ? [{ kind: 'certificate', terms, words: rest }] : [];
}

const within = (one: Stretch, spans: readonly Stretch[]): boolean =>
  spans.some(({ start, end }) => one.start < end && start < one.end);

/** What the words on each side of an `or` are about. */
const alternativesOf = (text: string, spans: readonly Span[]): string[][] =>
  text.split(/\s(?:eller|or)\s/iu).length === 1
    ? []
    : splitAt(text).map((part) =>
        restOf(text, [
          ...spans,
          { start: 0, end: part.start },
          { start: part.end, end: text.length },
        ]),
      );

function splitAt(text: string): Stretch[] {
  const cuts = matchesOf(text, words('eller|or'));
  const starts = [0, ...cuts.map(({ end }) => end)];
  return starts.map((start, at) => ({ start, end: cuts[at]?.start ?? text.length }));
}

function restOf(text: string, spans: readonly Stretch[]): string[] {
  const other = wordsOf(text).filter(
    (word) =>
      !within(word, spans) &&
      !stopWords.has(word.folded) &&
      !saysNothing.has(word.folded) &&
      !/^\d/.test(word.folded),
  );
  return [...new Set(other.flatMap(({ folded }) => keysOf(folded)))];
}

function read(text: string, knowledge: ReadingKnowledge): Demand {
  const spans = readText(text, knowledge, { today: anyDay, locale: 'nb' }).filter(
    ({ negation }) => !negation,
  );
  const [years] = spans.filter((span) => span.kind === 'years');
  const least = years?.least ?? years?.most ?? (isIn(severalYears, text) ? several : null);
  const rest = restOf(text, spans);
  const papers = paperParts(text, spans, rest);
  const own = papers.length > 0 ? papers : termParts(text, spans, least);
  const found = spans.flatMap((span) => ofSpan(text, span));
  const isRemote = isIn(remote, text) && !found.some(({ kind }) => kind === 'remote');
  const others = isRemote ? [...found, { kind: 'remote' } as const] : found;
  const isOnlyExtent =
    own.length + others.length === 0 && spans.some(({ kind }) => kind === 'extent');
  const isSenior = spans.some((span) => span.kind === 'seniority' && span.level !== 'junior');
  const onlyYears = own.length + others.length === 0 && rest.length === 0;
  return {
    text,
    parts: [
      ...own,
      ...others,
      ...(isOnlyExtent ? [{ kind: 'extent' } as const] : []),
      ...(onlyYears && least !== null ? [{ kind: 'years', least } as const] : []),
      ...(onlyYears && least === null && isSenior ? [{ kind: 'years', least: 7 } as const] : []),
    ],
    rest: papers.length > 0 ? [] : rest,
    alternatives: papers.length > 0 ? [] : alternativesOf(text, spans),
    depth: depthOf(text),
    least,
  };
}

const demands = new WeakMap<ReadingKnowledge, Map<string, Demand>>();
const mostDemands = 500;

/** What a criterion asks for; read once, since all candidates are measured by the same. */
export function demandOf(text: string, knowledge: ReadingKnowledge): Demand {
  const known = demands.get(knowledge) ?? new Map<string, Demand>();
  demands.set(knowledge, known);
  if (known.size > mostDemands) known.clear();
  const demand = known.get(text) ?? read(text, knowledge);
  known.set(text, demand);
  return demand;
}
