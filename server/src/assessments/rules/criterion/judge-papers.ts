import { foldWord, wordsOf, type ReadingKnowledge } from '../../../reading/reading.queries.ts';
import type { ReadCv, ReadEntry } from '../reading/read-cv.ts';
import { relatedTo } from '../reading/related-terms.ts';
import { engineWords } from '../words/engine-words.ts';
import type { Part } from './demand.ts';
import { nothingFound, type Outcome } from './outcome.ts';

type PartOf<K extends Part['kind']> = Extract<Part, { kind: K }>;

const levels: readonly (readonly [RegExp, number])[] = [
  [/ph\.?\s?d|doktor|doctor/iu, 3],
  [/master|sivil|civil|m\.?sc|magister|hovedfag|cand\.|major/iu, 2],
  [/bachelor|b\.?sc|kandidat|høgskole|högskole|ingeniør|ingenjör|degree|grad/iu, 1],
];
const levelOf = (title: string): number => levels.find(([sign]) => sign.test(title))?.[1] ?? 0;

/** What is said about any field of study. */
const anyField = new Set(
  '@mentor @education relevant grad degre exam fag fagomrad omrad akademisk field minim mast bachelor complet fullfort avslutt'.split(
    ' ',
  ),
);
/** The fields that a word such as `it` stands for. */
const technical =
  /informatikk|informatik|data|computer|software|programvare|programvara|it\b|ikt|systemutvik|systemvet|teknolog|kybernet|elektro|fysik|matemat|ingeni|ingenj|engineer/iu;

function fits({ entry }: ReadEntry, field: readonly string[], keys: ReadonlySet<string>): boolean {
  const wanted = field.filter((key) => !anyField.has(key));
  if (wanted.length === 0 || wanted.some((key) => keys.has(key))) return true;
  const isTechnical = wanted.some((key) => technical.test(key) || key === '@data');
  return isTechnical && technical.test(`${entry.title} ${entry.text}`);
}

export function judgeDegree(part: PartOf<'degree'>, { entries, about }: ReadCv): Outcome {
  const words = engineWords[about.locale];
  const educations = entries.filter(({ entry }) => entry.kind === 'education');
  const rated = educations
    .map((one) => {
      const has = levelOf(one.entry.title);
      const below = has === 0 ? 2 : part.level - has;
      const short = Math.max(0, has >= part.level ? 0 : below);
      const base = [100, 52, 25][short] ?? 20;
      return { one, score: fits(one, part.field, one.keys) ? base : Math.round(base * 0.45) };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best] = rated;
  if (best === undefined) return nothingFound(words.noEducation, 5);
  const { item, title } = best.one.entry;
  if (title === '') return nothingFound(words.noEducation, 20);
  return {
    score: best.score,
    reason: best.score >= 70 ? words.hasDegree(title) : words.otherDegree(title),
    evidence: [{ item, quote: title }],
    weights: new Map(),
  };
}

/** A certificate that somebody has; a course in the same comes near it. */
export function judgeCertificate(
  part: PartOf<'certificate'>,
  read: ReadCv,
  knowledge: ReadingKnowledge,
): Outcome {
  const words = engineWords[read.about.locale];
  const wanted = new Set(
    part.terms.flatMap(({ competency }) => [
      competency,
      ...relatedTo(competency, knowledge).narrower,
    ]),
  );
  const ofTerms = [...wanted].flatMap((id) => read.uses.get(id) ?? []).map(({ item }) => item);
  const first = part.terms.map(({ name }) => foldWord(name).split(' ')[0] ?? '');
  const isNamed = (one: ReadEntry) =>
    ofTerms.includes(one.entry.item) ||
    first.some(
      (word) => word !== '' && wordsOf(one.entry.title).some(({ folded }) => folded === word),
    ) ||
    part.words.some((key) => one.keys.has(key));
  const found = (kind: string) =>
    read.entries.find((one) => one.entry.kind === kind && isNamed(one));
  const certificate = found('certification');
  const course = certificate ? undefined : found('course');
  const best = certificate ?? course;
  if (best === undefined || best.entry.title === '') {
    const isListed = ofTerms.length > 0;
    return nothingFound(words.noCertificate, isListed ? 28 : 4);
  }
  return {
    score: certificate ? 100 : 45,
    reason: certificate
      ? words.hasCertificate(best.entry.title)
      : words.onlyCourse(best.entry.title),
    evidence: [{ item: best.entry.item, quote: best.entry.title }],
    weights: new Map(),
  };
}
