import { useLingui } from '@lingui/react/macro';
import { isUnread } from '../../ui/field/unread.ts';
import { issueTexts, isWrong } from './issues/issue-texts.ts';
import type { TermFields, TermName } from './term-fields.ts';
import { placeOf, termId } from './term-places.ts';
import { useTerms } from './terms-context.ts';

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
  const { values, problems, issues, showsMissing } = useTerms();
  if (part === '' && problems[name] !== undefined) return problems[name];
  // The field itself says why it cannot be read.
  if (isUnread(values[name])) return undefined;
  const here = issues.find(({ path, code }) => {
    const place = placeOf(path);
    return place?.field === name && place.part === part && (showsMissing || isWrong(code));
  });
  return here && t(issueTexts[here.code]);
}
