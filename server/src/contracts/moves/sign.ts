import type { MoveContext } from '../../platform/moves/movable.ts';
import { asSystem, moveOne } from '../../platform/move.ts';
import type { Actor } from '../../platform/actor.ts';
import { contracts } from './contract-moves.ts';
import { signatories, type SigningStep } from './signatory-moves.ts';

type Context = MoveContext<Actor | 'system'>;

/** Lets one person sign; the last signature completes the contract in the same transaction. */
export async function sign(context: Context, signatory: string, step: SigningStep): Promise<void> {
  const { row } = await moveOne(context, signatories, signatory, { move: 'sign', with: step });
  const others = row.contract.signatories.filter((one) => one.signatory !== signatory);
  if (!others.every(({ status }) => status === 'signed')) return;
  const { contract } = row.contract;
  await moveOne(asSystem(context), contracts, contract, { move: 'complete' });
}

/** One person's no ends the contract for both, in the same transaction. */
export async function decline(
  context: Context,
  signatory: string,
  { reason, ...step }: SigningStep & { reason: string },
): Promise<void> {
  const moved = { move: 'decline', reason } as const;
  const { row } = await moveOne(context, signatories, signatory, { ...moved, with: step });
  await moveOne(asSystem(context), contracts, row.contract.contract, moved);
}
