import { answerKey } from '../../answers.ts';

/** Brings the field of one question into view, to be written in. */
export function goToAnswer(place: number): void {
  const field = document.getElementById(answerKey(place));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
