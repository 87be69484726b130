import type { Contract, Signatory } from './contracts.queries.ts';

/** What the actions need to know of a contract. */
export type ActedOn = Pick<Contract, 'contract_id'> & {
  can: Omit<Contract['can'], 'read_terms'>;
  signatories: readonly Signatory[];
};

/** Whether the reader may do anything but sign. */
export const hasActions = ({ can }: Pick<ActedOn, 'can'>): boolean =>
  can.remind || can.replace_signatory || can.recall;
