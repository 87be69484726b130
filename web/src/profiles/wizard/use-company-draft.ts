import type { Country } from '@torg/protocol/terms';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { keepDraft, readDraft } from '../../ui/draft.ts';

export interface CompanyDraft {
  name: string;
  country: Country;
  number: string;
}

const keyOf = (profile: string): string => `torg.independent.${profile}`;

/** Whether somebody began to write one here. */
export const hasCompanyDraft = (profile: string): boolean => readDraft(keyOf(profile)) !== '';

/** The company that is being made, kept in the tab until it is there. */
export function useCompanyDraft(profile: string) {
  const key = keyOf(profile);
  const country: Country = useLocale() === 'sv' ? 'SE' : 'NO';
  const [draft, setDraft] = useState((): CompanyDraft => ({
    name: '',
    number: '',
    country,
    ...kept(key),
  }));
  const change = (part: Partial<CompanyDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    keepDraft(key, JSON.stringify(next));
  };
  return { draft, change, clear: () => keepDraft(key, '') };
}

function kept(key: string): Partial<CompanyDraft> {
  try {
    return JSON.parse(readDraft(key) || '{}') as Partial<CompanyDraft>;
  } catch {
    return {};
  }
}
