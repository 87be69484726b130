import type { Tx } from '../../platform/database/tables.ts';

/** The end of the chain of a contract. */
export interface ChainHead {
  /** how many events it has */
  events: number;
  /** the hash of the last one; null: there is none */
  chain_head: string | null;
}

const heads = new WeakMap<Tx, Map<string, ChainHead>>();

/**
 * Remembers the end of a chain, which nobody else changes while the transaction has locked the
 * contract. Whoever locks it must read the end after that.
 */
export function rememberHead(tx: Tx, contract: string, head: ChainHead): void {
  if (!tx.isTransaction) return;
  const known = heads.get(tx) ?? new Map<string, ChainHead>();
  heads.set(tx, known.set(contract, head));
}

/** Undefined if the transaction has not read it. */
export const headOf = (tx: Tx, contract: string): ChainHead | undefined =>
  heads.get(tx)?.get(contract);
