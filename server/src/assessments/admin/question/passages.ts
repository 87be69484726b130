import { fold } from '@torg/protocol/fold';
import { linesOf, sentencesOf } from '../../../reading/reading.queries.ts';
import { type MaskedCv, passagesOf } from '../../cv/masked-cv.ts';
import { type Aspect, saidIn } from './read-question.ts';

/** A sentence of somebody's CV, as a machine sees it. */
export interface FoundPassage {
  /** `k1` … in the order in which they are given to a machine */
  id: string;
  profile: string;
  /** an entry, or a part of the profile */
  item: string;
  text: string;
  /** how much of the question it says, beside the others */
  weight: number;
}

const mostOfProfile = 6;
const mostCharacters = 600;
/** Whoever says less than this share of what the best one says, is no answer. */
const leastOfBest = 0.4;
/** What the vocabulary knows tells most, and what words mean tells more than the words. */
const weightOfKind = { named: 2, meant: 1.5, word: 1 };

const sentences = (text: string): string[] =>
  linesOf(text).flatMap((line) =>
    sentencesOf(line).map(({ start, end }) => text.slice(start, end).trim()),
  );

type SaidPassage = Omit<FoundPassage, 'id' | 'weight'> & { said: readonly Aspect[] };

type Weights = ReadonlyMap<Aspect, number>;

const kindOf = ({ names, meanings }: Aspect): number => {
  if (names.length > 0) return weightOfKind.named;
  return meanings.length > 0 ? weightOfKind.meant : weightOfKind.word;
};

/** What fewer people speak of tells more: everybody has built something, and few have built payments. */
function weightsOf(all: readonly SaidPassage[], aspects: readonly Aspect[]): Weights {
  const people = new Set(all.map(({ profile }) => profile)).size;
  return new Map(
    aspects.map((aspect) => {
      const own = all.filter(({ said }) => said.includes(aspect)).map(({ profile }) => profile);
      return [aspect, kindOf(aspect) * Math.log(1 + people / Math.max(1, new Set(own).size))];
    }),
  );
}

const weightOf = (said: Iterable<Aspect>, weights: Weights): number =>
  [...new Set(said)].reduce((sum, aspect) => sum + (weights.get(aspect) ?? 0), 0);

/** Those that say something that none before has said come first; what is said twice comes once. */
function bestOf(own: readonly SaidPassage[], weights: Weights): Omit<FoundPassage, 'id'>[] {
  const once = [...new Map(own.toReversed().map((one) => [fold(one.text), one])).values()];
  const sorted = once
    .map(({ said, ...one }) => ({ one: { ...one, weight: weightOf(said, weights) }, said }))
    .toSorted((a, b) => b.one.weight - a.one.weight || b.one.text.length - a.one.text.length);
  const already = new Set<Aspect>();
  const [adding, repeating]: [typeof sorted, typeof sorted] = [[], []];
  for (const each of sorted) {
    const adds = each.said.some((aspect) => !already.has(aspect));
    for (const aspect of each.said) already.add(aspect);
    (adds ? adding : repeating).push(each);
  }
  return [...adding, ...repeating].slice(0, mostOfProfile).map(({ one }) => one);
}

/** How much of the question somebody speaks of: most of all in one entry, then all in all, and how often. */
function scoreOf(own: readonly SaidPassage[], weights: Weights): number {
  const entries = [...Map.groupBy(own, ({ item }) => item).values()];
  const saidBy = (some: readonly SaidPassage[]) => some.flatMap(({ said }) => said);
  const best = Math.max(0, ...entries.map((entry) => weightOf(saidBy(entry), weights)));
  const often = 1 + Math.log(own.length) / 8;
  return often * (best + weightOf(saidBy(own), weights) / 2);
}

/**
 * The sentences of CVs that speak of the question, those of each person that say most of it first,
 * and the people who speak of most of it first.
 */
export function findPassages(
  cvs: ReadonlyMap<string, MaskedCv>,
  aspects: readonly Aspect[],
  mostPeople: number,
): FoundPassage[] {
  const all = [...cvs].flatMap(([profile, cv]) =>
    passagesOf(cv)
      .flatMap(({ item, text }) => sentences(text).map((one) => ({ item, text: one })))
      .filter(({ text }) => text !== '' && text.length <= mostCharacters)
      .map((one) => ({ ...one, profile, said: saidIn(one.text, aspects) }))
      .filter(({ said }) => said.length > 0),
  );
  const weights = weightsOf(all, aspects);
  const people = [...Map.groupBy(all, ({ profile }) => profile).values()]
    .map((own) => ({ own, score: scoreOf(own, weights) }))
    .toSorted((a, b) => b.score - a.score);
  const least = leastOfBest * (people[0]?.score ?? 0);
  return people
    .filter(({ score }) => score >= least)
    .slice(0, mostPeople)
    .flatMap(({ own }) => bestOf(own, weights))
    .map((one, at) => ({ ...one, id: `k${at + 1}` }));
}
