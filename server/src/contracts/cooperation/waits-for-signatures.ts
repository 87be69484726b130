import type { ChangeContext } from '../../platform/handler.ts';
import { asSystem, moveOne } from '../../platform/move.ts';
import { statusAt } from '../contracts.policy.ts';
import { contracts } from '../moves/contract-moves.ts';
import { lockInProgress } from './open-contracts.repository.ts';

/**
 * Whether a contract of the organization waits for signatures. One whose time is over is ended here,
 * so that nobody who sends the next one has to wait for the job that does it every minute.
 */
export async function waitsForSignatures(
  context: ChangeContext,
  organization: string,
): Promise<boolean> {
  const open = await lockInProgress(context.db, organization);
  if (open === undefined) return false;
  if (statusAt(open, context.now) === 'in_progress') return true;
  await moveOne(asSystem(context), contracts, open.contract, { move: 'expire' });
  return false;
}
