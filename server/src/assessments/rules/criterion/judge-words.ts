import { countMonths } from '../reading/months.ts';
import type { ReadCv, ReadEntry, ReadSentence } from '../reading/read-cv.ts';
import { engineWords } from '../words/engine-words.ts';
import type { Demand } from './demand.ts';
import { nothingFound, type Outcome } from './outcome.ts';

/** What a word stands for weighs more than the word itself. */
const weightOf = (key: string): number => (key.startsWith('@') ? 1.5 : 1);

function coverage(wanted: readonly string[], keys: ReadonlySet<string>): number {
  const all = wanted.reduce((sum, key) => sum + weightOf(key), 0);
  const found = wanted.reduce((sum, key) => sum + (keys.has(key) ? weightOf(key) : 0), 0);
  return all === 0 ? 0 : found / all;
}

interface Near {
  sentence: ReadSentence;
  share: number;
}

/** The sentence that has most in common with what is asked; the newest of several. */
function nearestIn(
  sentences: readonly ReadSentence[],
  wanted: readonly string[],
): Near | undefined {
  let best: Near | undefined;
  for (const sentence of sentences) {
    const share = coverage(wanted, sentence.keys);
    if (share > (best?.share ?? 0)) best = { sentence, share };
  }
  return best;
}

interface NearEntry extends ReadEntry {
  share: number;
}

const working = new Set(['project', 'work_experience', 'position_experience']);

/** From how much of a criterion's meaning an entry counts as an example of it. */
const isExample = 0.6;

function scoreOf(entries: readonly NearEntry[], { least, depth }: Demand): number {
  const best = Math.max(0, ...entries.map(({ share }) => share));
  const good = entries.filter(({ share }) => share >= isExample);
  const months = countMonths(
    good.filter(({ entry }) => working.has(entry.kind)).flatMap(({ period }) => period ?? []),
  );
  if (good.length === 0) return Math.round(best * 60);
  if (least !== null) {
    const share = months / (least * 12);
    return share >= 0.98 ? 82 : Math.round(24 + 40 * share);
  }
  const long = months >= 24 ? 10 : 0;
  const isDeep = depth === 'solid' || depth === 'expert';
  const deep = isDeep && months < 30 ? -14 : 0;
  return Math.round(52 + 26 * (best - isExample) * 2.5 + long + deep);
}

const nonEmpty = (all: Demand['alternatives']) => all.filter((keys) => keys.length > 0);

/** How near a CV comes to what a criterion's words are about, where no rule knows them. */
export function judgeWords(demand: Demand, read: ReadCv): Outcome {
  return [demand.rest, ...nonEmpty(demand.alternatives)]
    .map((rest) => judgeSide({ ...demand, rest }, read))
    .reduce((best, one) => (one.score > best.score ? one : best));
}

function judgeSide(demand: Demand, read: ReadCv): Outcome {
  const { locale } = read.about;
  const words = engineWords[locale];
  const wanted = demand.rest;
  const entries = read.entries
    .filter(({ entry }) => entry.kind !== 'education')
    .map((one): NearEntry => ({ ...one, share: coverage(wanted, one.keys) }))
    .filter(({ share }) => share >= 0.34);
  const inEntries = scoreOf(entries, demand);
  const own = read.sentences.filter(({ entry }) => entry === undefined);
  const ofThemself = Math.min(44, Math.round((nearestIn(own, wanted)?.share ?? 0) * 44));
  const weights = new Map(entries.map(({ entry, share }) => [entry.item, share * 0.8] as const));
  const score = Math.min(90, Math.max(inEntries, ofThemself));
  const best = entries.toSorted(
    (a, b) => b.share - a.share || (b.period?.end ?? 0) - (a.period?.end ?? 0),
  )[0];
  const from =
    inEntries >= ofThemself && best
      ? read.sentences.filter(({ item }) => item === best.entry.item)
      : own;
  const near = nearestIn(from, wanted);
  if (near === undefined) return nothingFound(words.nothingAlike, Math.min(score, 10));
  const { sentence } = near;
  const quote = sentence.text.slice(0, 300).toWellFormed();
  return {
    score,
    reason: words.alike(sentence.entry?.title ?? '', inEntries >= 70),
    evidence: [{ item: sentence.item, quote }],
    weights,
  };
}
