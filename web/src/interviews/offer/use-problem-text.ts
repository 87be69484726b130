import { useLingui } from '@lingui/react/macro';
import type { TimeProblem } from './time-rows.ts';

/** What is wrong with a time, in words. */
export function useProblemText(): (problem: TimeProblem) => string {
  const { t } = useLingui();
  return (problem) =>
    ({
      no_day: t`Velg en dag.`,
      no_clock: t`Skriv et klokkeslett, som 9 eller 13.30.`,
      left_out: t`Klokken stilles fram den natten, så tiden finnes ikke.`,
      is_past: t`Tiden er allerede over.`,
      too_far_ahead: t`Velg en dag innen et år.`,
      overlaps: t`Tiden overlapper en av de andre.`,
    })[problem];
}
