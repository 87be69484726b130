import { useLingui } from '@lingui/react/macro';
import { disciplineTexts } from '../competencies/public/discipline-texts.ts';
import { disciplineOf } from './form-discipline.ts';

/** The name of a form's discipline in the reader's language. */
export function useDisciplineName(formed: string): string {
  const { t } = useLingui();
  const discipline = disciplineOf(formed);
  return discipline ? t(disciplineTexts[discipline]) : formed;
}
