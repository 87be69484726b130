import {
  type Holder,
  replaceCompetency,
  restoreCompetency,
} from '../../competencies/competencies.commands.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { CompetencySwap, SwappedRow } from '../../platform/merges.ts';
import { findHolders } from './holders.repository.ts';
import { lockProfiles } from '../visibility/facts.repository.ts';

const holders = [
  { kind: 'role', table: 'profile_role', owner: 'profile', mark: 'emphasize', owners: 'profile' },
  { kind: 'skill', table: 'profile_skill', owner: 'profile', mark: 'expert', owners: 'profile' },
  { kind: 'item', table: 'profile_item_competency', owner: 'item', owners: 'profile_item' },
] as const satisfies readonly (Holder & { owners: string })[];

/** Locks the profiles that have one of these until the transaction ends. */
export async function lockProfilesWith(tx: Tx, competencies: readonly string[]): Promise<void> {
  await lockProfiles(tx, await findHolders(tx, competencies));
}

/** Replaces one competency by another in every profile; a job updates what others see. */
export async function replaceInProfiles(tx: Tx, swap: CompetencySwap): Promise<SwappedRow[]> {
  const swapped: SwappedRow[] = [];
  for (const holder of holders) swapped.push(...(await replaceCompetency(tx, holder, swap)));
  return swapped;
}

/** Undoes that for rows that have not changed since; returns how many were restored. */
export async function restoreInProfiles(
  tx: Tx,
  swap: CompetencySwap & { swapped: readonly SwappedRow[] },
): Promise<number> {
  let restored = 0;
  for (const { owners, ...holder } of holders) {
    const swapped = swap.swapped.filter(({ kind }) => kind === holder.kind);
    const rows = await restoreCompetency(tx, holder, { ...swap, swapped, owners });
    restored += rows.length;
  }
  return restored;
}
