import { answerKey } from '../../answers.ts';

/** Scrolls to the field of one question and focuses it. */
export function goToAnswer(place: number): void {
  const field = document.getElementById(answerKey(place));
  field?.scrollIntoView({ block: 'center' });
  field?.focus({ preventScroll: true });
}
