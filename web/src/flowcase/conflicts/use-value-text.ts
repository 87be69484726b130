import { useLingui } from '@lingui/react/macro';
import { languageLevels } from '@torg/protocol/profiles/profile-terms';
import { levelTexts } from '../../profiles/public/level-texts.ts';
import type { ConflictValue } from './conflicts.queries.ts';
import { valueText } from './value-text.ts';

/** How a value of a field reads in the reader's language. */
export function useValueText(field: string): (value: ConflictValue) => string {
  const { t, i18n } = useLingui();
  const words = {
    locale: i18n.locale,
    yes: t`Ja`,
    no: t`Nei`,
    present: t`nå`,
    level: (word: string) => {
      const known = languageLevels.find((level) => level === word);
      return known && t(levelTexts[known]);
    },
  };
  return (value) => valueText(value, field, words);
}
