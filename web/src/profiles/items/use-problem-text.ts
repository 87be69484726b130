import { useLingui } from '@lingui/react/macro';
import type { Problem } from './form-problems.ts';
import { yearRange } from './item-field-rules.ts';

export function useProblemText(): (problem: Problem | undefined) => string | undefined {
  const { t } = useLingui();
  const { min, max } = yearRange;
  const texts: Record<Problem, string> = {
    needed: t`Skriv noe her, så du kjenner det igjen i listen.`,
    too_long: t`Teksten er for lang.`,
    no_year: t`Skriv et år med fire sifre, fra ${min} til ${max}.`,
    month_without_year: t`Skriv året også.`,
    ends_too_early: t`Slutten kan ikke komme før starten.`,
    no_end: t`Skriv når det sluttet, eller kryss av for at det pågår.`,
  };
  return (problem) => (problem === undefined ? undefined : texts[problem]);
}
