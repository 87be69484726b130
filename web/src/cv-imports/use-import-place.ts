import { useLingui } from '@lingui/react/macro';
import { useSearch } from '@tanstack/react-router';
import type { ImportSearch } from './import-search.ts';

interface ImportPlace {
  isInWizard: boolean;
  /** where a CV is sent, and the imports of the profile are listed */
  list: { href: string; label: string };
}

/** Where one comes from to look over an import, and goes back to: the wizard, or a page of its own. */
export function useImportPlace(profile: string): ImportPlace {
  const { t } = useLingui();
  const { from }: ImportSearch = useSearch({ strict: false });
  const isInWizard = from === 'wizard';
  return {
    isInWizard,
    list: isInWizard
      ? { href: `/profiles/${profile}/wizard?step=cv`, label: t`Veiviseren` }
      : { href: `/profiles/${profile}/cv-import`, label: t`Hent inn fra CV` },
  };
}
