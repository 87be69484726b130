import { diceOf } from '../people/dice.ts';
import { expectedOf, type ExpectedCv } from '../people/expected-cv.ts';
import { makeUpCv } from '../people/make-up-cv.ts';
import { typstPrinter } from '../print-typst.ts';
import { drawCv } from './draw-cv.ts';
import { drawingTemplate, type DrawnCv } from './drawing.ts';
import { knobsOf, type Knobs } from './knobs.ts';

export interface RandomCv {
  seed: number;
  knobs: Knobs;
  expected: ExpectedCv;
  drawn: DrawnCv;
}

/** A made-up person's CV in a look of its own; the same for the same number. */
export function randomCv(seed: number): RandomCv {
  const dice = diceOf(seed * 17 + 3);
  const knobs = knobsOf(seed);
  const size = {
    jobs: 1 + dice.upTo(7),
    educations: 1 + dice.upTo(4),
    projects: dice.one([0, 0, 2, 4, 8]),
  };
  const cv = makeUpCv(seed + 10_000, knobs.language, size);
  const expected = expectedOf(cv, { yearsOnly: knobs.date.form === 'years' });
  return { seed, knobs, expected, drawn: drawCv(cv, knobs) };
}

export function randomCvPrinter(): (drawn: DrawnCv) => Buffer {
  const print = typstPrinter();
  return (drawn) => print(drawingTemplate, drawn);
}
