import {
  measureFields,
  fieldNames,
  type MeasuredFields,
} from '../server/reading-corpus/measure-fields.ts';
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
function spanTable(): string[] {
  const [tuned, heldOut] = [measureReading('tuned'), measureReading('held-out')];
  const kinds = [...new Set([...tuned.byKind.keys(), ...heldOut.byKind.keys()])];
  const { cpuMs } = measureReading('held-out', ['needs', 'more-needs']);
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
  ];
}

const exactness = ({ byField }: MeasuredFields, name: string): string => {
  const { exact, needs } = byField.get(name) ?? { exact: 0, needs: 0 };
  return `${exact} of ${needs}`;
};
const requirementCells = ({ requirements }: MeasuredFields): string =>
  `${precisionOf(requirements).toFixed(2)} / ${recallOf(requirements).toFixed(2)}`;

/** How many needs have each field exactly as somebody who read them has labelled it. */
function fieldTable(): string[] {
  const [rules, baseline] = [
    measureFields('held-out', 'rules'),
    measureFields('held-out', 'baseline'),
  ];
  return [
    '| field of a need, held out | rules | baseline |',
    '| --- | --- | --- |',
    ...fieldNames.map(
      (name) => `| ${name} | ${exactness(rules, name)} | ${exactness(baseline, name)} |`,
    ),
    `| requirements, precision / recall | ${requirementCells(rules)} | ${requirementCells(baseline)} |`,
  ];
}

export const readingTable = (): string => [...spanTable(), '', ...fieldTable()].join('\n');
