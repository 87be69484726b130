export { createContract } from './moves/create-contract.ts';
export type { NewContract } from './moves/new-contract.ts';
export { contracts } from './moves/contract-moves.ts';
