import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { useNumberText } from '../../ui/text/number-text.ts';
import { issueTexts, isWrong } from './issue-texts.ts';
import type { TermFields, TermName } from './term-fields.ts';
import { placeOf, termId } from './term-places.ts';
import { useTerms } from './terms-context.ts';
import { unfitTerms } from './unfit-terms.ts';

interface Term<K extends TermName> {
  id: string;
  value: TermFields[K];
  onChange: (value: TermFields[K]) => void;
  /** the error to show at the field */
  error: string | undefined;
}

/** The value and handlers for the input of one field. */
export function useTerm<K extends TermName>(name: K): Term<K> {
  const { values, set } = useTerms();
  const error = useTermError(name);
  return { id: termId(name), value: values[name], onChange: (value) => set(name, value), error };
}

/** What is wrong with a field, or with a part of it. */
export function useTermError(name: TermName, part = ''): string | undefined {
  const { t } = useLingui();
  const numberText = useNumberText();
  const { values, problems, issues, showsMissing } = useTerms();
  const { min, max } = limits.agreement.rate;
  if (part === '' && problems[name] !== undefined) return problems[name];
  if (part === '' && unfitTerms(values).includes(name)) {
    if (name === 'hourlyRate') {
      const most = numberText(max);
      return t`Skriv en pris fra ${min} til ${most}, med høyst to desimaler.`;
    }
    if (name === 'percentage') return t`Velg mellom 1 og 100 prosent.`;
  }
  const here = issues.find(({ path, code }) => {
    const place = placeOf(path);
    return place?.field === name && place.part === part && (showsMissing || isWrong(code));
  });
  return here && t(issueTexts[here.code]);
}
