import { createContext, use } from 'react';
import type { BasisFields } from './basis-fields.ts';

interface BasisIssue {
  path: string;
  code: string;
}

export interface BasisState {
  values: BasisFields;
  set: <K extends keyof BasisFields>(field: K, value: BasisFields[K]) => void;
  conflicts: Partial<BasisFields>;
  choose: (field: keyof BasisFields, which: 'mine' | 'theirs') => void;
  /** in the client's market: the rules of that day apply */
  today: string;
  issues: readonly BasisIssue[];
  /** somebody has tried to send, so fields show what they lack */
  showsMissing: boolean;
}

export const BasisContext = createContext<BasisState | undefined>(undefined);

export function useBasis(): BasisState {
  const basis = use(BasisContext);
  if (!basis) throw new Error('A field of the hiring basis stands outside its form.');
  return basis;
}
