import { createContext, useContext } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { readDraft, storeDraft } from '../../ui/form/draft.ts';
import { commentKey } from '../comment-key.ts';

/** Whom a company may put forward, for what upper floors say about them. */
export interface CompanyChoice {
  assignment: string;
  company: string;
  consultants: readonly { account: string; name: string; image_url: string | null }[];
  /** the page where somebody's pitch is written */
  pitchHref: (account: string) => string;
}

export const CompanyChoiceContext = createContext<CompanyChoice | undefined>(undefined);

export const useCompanyChoice = (): CompanyChoice | undefined => useContext(CompanyChoiceContext);

/** Puts a text below what is written of somebody's pitch already; nothing is sent. */
export function useAddToPitch(assignment: string): (consultant: string, text: string) => void {
  const me = useShellUser().account.account;
  return (consultant, text) => {
    const key = commentKey({ me, assignment, consultant });
    const before = readDraft(key);
    if (!before.includes(text)) storeDraft(key, [before, text].filter(Boolean).join('\n\n'));
  };
}
