import { useLingui } from '@lingui/react/macro';
import { useNumberText } from '../text/number-text.ts';
import type { FieldProblem } from './body-rules.ts';

/** The message at a field; `says` is its own, for when it is empty or breaks a custom rule. */
export function useFieldProblemText() {
  const { t } = useLingui();
  const inWords = useNumberText();
  return (problem: FieldProblem, says?: string): string => {
    if (problem.kind === 'too_long') {
      const max = inWords(problem.max);
      return t`Det er ikke plass til mer enn ${max} tegn.`;
    }
    if (problem.kind === 'too_short') {
      const min = inWords(problem.min);
      return t`Skriv minst ${min} tegn.`;
    }
    if (problem.kind === 'no_email') return t`Skriv e-postadressen, som navn@firma.no`;
    return says ?? (problem.kind === 'empty' ? t`Feltet må fylles ut.` : t`Se over dette feltet.`);
  };
}
