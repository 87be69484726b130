import { useLingui } from '@lingui/react/macro';
import { sizeText } from '../text/sizes.ts';

interface Checked {
  size: number;
  virus_check: 'passed' | 'waiting' | 'infected';
}

/** What stands beside a file's name: how large it is, or why it cannot be opened. */
export function useFileNote() {
  const { t, i18n } = useLingui();
  return ({ size, virus_check }: Checked): string => {
    if (virus_check === 'waiting') return t`Sjekkes for virus …`;
    if (virus_check === 'infected') return t`Fjernet, inneholdt virus`;
    return sizeText(i18n.locale, size);
  };
}
