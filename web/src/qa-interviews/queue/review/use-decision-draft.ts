import { useState } from 'react';
import { useShellUser } from '../../../accounts/public/shell-user.ts';
import {
  decisionKey,
  storeDecision,
  noDecision,
  readDecision,
  type DecisionDraft,
} from './decision-draft.ts';

export interface OwnDraft {
  draft: DecisionDraft;
  change: (part: Partial<DecisionDraft>) => void;
  drop: () => void;
}

/** The user's own unsent decision on a form. */
export function useDecisionDraft(form: string): OwnDraft {
  const key = decisionKey(useShellUser().account.account, form);
  const [draft, setDraft] = useState(() => readDecision(key));
  const put = (next: DecisionDraft) => {
    storeDecision(key, next);
    setDraft(next);
  };
  return {
    draft,
    change: (part) => put({ ...draft, ...part }),
    drop: () => put(noDecision),
  };
}
