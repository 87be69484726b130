import { NoAnswer } from '../../platform/ports/language-model.ts';

/** A model's answer as it was checked; undefined: it is none. */
export function sound<T>(output: T | undefined): T {
  if (output === undefined) throw new NoAnswer('not_an_answer', { detail: 'wrong shape' });
  return output;
}
