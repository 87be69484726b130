import {
  measureReading,
  precisionOf,
  recallOf,
  totalOf,
  type Score,
} from '../server/reading-corpus/measure.ts';

/** The most that reading a page of text may take of a processor. */
const mostCpuMs = 5;

const cells = (score: Score | undefined): string =>
  score === undefined
    ? ' | | '
    : `${precisionOf(score).toFixed(3)} | ${recallOf(score).toFixed(3)} | ${score.there}`;

/** How well texts are read, by kind of span, and what a page costs. */
export function readingTable(): string {
  const [tuned, heldOut] = [measureReading('tuned'), measureReading('held-out')];
  const kinds = [...new Set([...tuned.byKind.keys(), ...heldOut.byKind.keys()])];
  const { cpuMs } = measureReading('held-out', ['needs']);
  const promise = cpuMs <= mostCpuMs ? '' : ' ✗';
  return [
    '| kind | precision, tuned | recall | of | precision, held out | recall | of |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...kinds.map(
      (kind) =>
        `| ${kind} | ${cells(tuned.byKind.get(kind))} | ${cells(heldOut.byKind.get(kind))} |`,
    ),
    `| all spans | ${cells(totalOf(tuned))} | ${cells(totalOf(heldOut))} |`,
    '',
    `A page of text takes ${cpuMs.toFixed(2)} ms of the processor (≤ ${mostCpuMs} ms)${promise}.`,
  ].join('\n');
}
