import type { Country } from '@torg/protocol/terms';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { draftKey, storeDraftOf, readDraft, readDraftOf } from '../../ui/form/draft.ts';

export interface CompanyDraft {
  name: string;
  country: Country;
  number: string;
}

const keyOf = (profile: string): string => draftKey('independent', profile);

/** Whether this user began to describe a company in this tab. */
export const hasCompanyDraft = (profile: string): boolean => readDraft(keyOf(profile)) !== '';

/** The company that is being described, stored in the tab until it is created. */
export function useCompanyDraft(profile: string) {
  const key = keyOf(profile);
  const country: Country = useLocale() === 'sv' ? 'SE' : 'NO';
  const [draft, setDraft] = useState((): CompanyDraft => ({
    name: '',
    number: '',
    country,
    ...readDraftOf(key, isDraft),
  }));
  const change = (part: Partial<CompanyDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    storeDraftOf(key, next);
  };
  return { draft, change, clear: () => storeDraftOf(key, undefined) };
}

const isDraft = (found: unknown): found is Partial<CompanyDraft> =>
  typeof found === 'object' && found !== null;
