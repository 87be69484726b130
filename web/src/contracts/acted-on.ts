import type { Contract } from './contracts.queries.ts';

/** What the actions need to know of a contract. */
export type ActedOn = Pick<Contract, 'contract_id' | 'signatories' | 'can'>;
