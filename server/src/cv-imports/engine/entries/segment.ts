import type { EntryLine } from './line-features.ts';
import { modelOf, type Model } from './entry-model.ts';

/** Where in its entry a line stands: the first, second, third, or further down. */
const places = 4;
const allPlaces = Array.from({ length: places }, (_, place) => place);
/** An entry has no date yet, one, or more. */
const dateCounts = 3;

export interface Segmentation {
  starts: boolean[];
  score: number;
}

interface Step {
  score: number;
  from: number;
  isStart: boolean;
}

const stateOf = (place: number, dates: number): number => place * dateCounts + dates;

/** The best segmentation under a model: which lines begin an entry. */
export function segment(
  lines: readonly EntryLine[],
  anchors: readonly boolean[],
  model: Model,
): Segmentation {
  const table: (Step | undefined)[][] = [];
  for (const [at, line] of lines.entries()) {
    const row: (Step | undefined)[] = Array.from({ length: places * dateCounts });
    const anchor = Number(anchors[at]);
    const likely = allPlaces.map((place) => model.emission(line, place));
    const [atFirst = 0] = likely;
    const offer = (state: number, step: Step): void => {
      const known = row[state];
      if (known === undefined || step.score > known.score) row[state] = step;
    };
    if (at === 0) offer(stateOf(0, anchor), { score: atFirst, from: -1, isStart: true });
    for (const [state, before] of table[at - 1]?.entries() ?? []) {
      if (before === undefined) continue;
      const [place, dates] = [Math.floor(state / dateCounts), state % dateCounts];
      const begun = before.score + model.ending(dates) + model.begins + atFirst;
      offer(stateOf(0, anchor), { score: begun, from: state, isStart: true });
      const next = Math.min(place + 1, places - 1);
      const goesOn =
        model.continues + (likely[next] ?? 0) + (anchor && dates > 0 ? model.secondDate : 0);
      offer(stateOf(next, Math.min(2, dates + anchor)), {
        score: before.score + goesOn,
        from: state,
        isStart: false,
      });
    }
    table.push(row);
  }
  return traced(table, model);
}

function traced(table: readonly (Step | undefined)[][], model: Model): Segmentation {
  const last = (table.at(-1) ?? []).map((step, state) => ({
    state,
    score: step ? step.score + model.ending(state % dateCounts) : Number.NEGATIVE_INFINITY,
  }));
  const best = last.toSorted((a, b) => b.score - a.score)[0];
  const starts: boolean[] = [];
  let state = best?.state ?? 0;
  for (let at = table.length - 1; at >= 0; at -= 1) {
    const step = table[at]?.[state];
    if (step === undefined) break;
    starts[at] = step.isStart;
    state = step.from;
  }
  return { starts, score: best?.score ?? Number.NEGATIVE_INFINITY };
}

const rounds = 4;

/**
 * The segmentation that makes the entries of a section most alike: from each first guess, a model of
 * what stands where in an entry and the best segmentation under it, in turns.
 */
export function mostAlike(
  lines: readonly EntryLine[],
  anchors: readonly boolean[],
  guesses: readonly boolean[][],
  isDated: boolean,
): Segmentation {
  let best: Segmentation = {
    starts: lines.map((_, at) => at === 0),
    score: Number.NEGATIVE_INFINITY,
  };
  for (const guess of guesses) {
    let starts: boolean[] = guess;
    for (let round = 0; round < rounds; round += 1) {
      const found = segment(lines, anchors, modelOf(lines, starts, isDated));
      const isSame = found.starts.every((start, at) => start === starts[at]);
      starts = found.starts;
      if (found.score > best.score) best = found;
      if (isSame) break;
    }
  }
  return best;
}
