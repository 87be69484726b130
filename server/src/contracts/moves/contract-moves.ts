import { contractLife } from '@torg/protocol/contracts/contract-life';
import { sql } from 'kysely';
import { accountOf } from '../../platform/actor.ts';
import { pipelined } from '../../platform/database/pipelined.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Movable, Taken } from '../../platform/moves/movable.ts';
import { Refusal } from '../../platform/refusal.ts';
import { contractMoves, statusAt } from '../contracts.policy.ts';
import { recordContractEvent, type Evidence } from '../signing/chain.ts';
import { killLinks } from '../signing/kill-links.ts';
import { lockContracts, type ContractRow } from './lock-contracts.ts';
import { notifyReaders } from './notify-readers.ts';
import { startAfterEnd } from './start-after-end.ts';

type Life = typeof contractLife;
/** who made the move, as the chain records it; by default a job of ours */
type Contracts = Movable<Life, ContractRow, Evidence>;
type Moved = Taken<Life, Evidence>;

const chainKinds = {
  complete: 'completed',
  expire: 'expired',
  recall: 'recalled',
  decline: 'declined',
} as const;

/** The columns that a move changes besides the state. */
function changesOf({ move, reason }: Moved, now: Date) {
  if (move === 'complete') return { completed_at: now, ended_because: null };
  return reason === undefined ? {} : { ended_because: reason };
}

const write: Contracts['write'] = async ({ db, now }, rows, step) => {
  const ids = rows.map(({ contract }) => contract);
  const changes = { status: step.to, updated_at: now, ...changesOf(step, now) };
  const columns = Object.entries(changes).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`${prepared}${pipelined} update contract set ${sql.join(columns)}
    where contract = any(${idsOfAnyNumber(ids)})`.execute(db);
};

/** The end of a contract in its chain; its links die unless everybody has signed. */
async function recordEnd(
  context: Parameters<Contracts['write']>[0],
  { contract }: ContractRow,
  { move, reason, with: evidence }: Moved,
): Promise<void> {
  const { db, now, actor } = context;
  const unknown: Evidence = { account: accountOf(actor), identified_by: 'system' };
  // Whoever declined has an event of their own, so the end of the contract is nobody's step.
  if (move !== 'complete') await killLinks(db, contract, { now, because: chainKinds[move] });
  if (move === 'decline') return;
  const details: Record<string, string> = reason === undefined ? {} : { reason };
  await recordContractEvent(db, contract, {
    ...{ ...unknown, ...evidence },
    ...{ kind: chainKinds[move], at: now, details },
  });
}

/** What has expired waits for its job, and is nothing to recall. */
const checkOpen: NonNullable<Contracts['conditions']>['recall'] = async ({ now }, rows) => {
  if (!rows.every((row) => statusAt(row, now) === 'in_progress')) {
    throw new Refusal('contract_state_does_not_allow');
  }
};

export const contracts: Contracts = {
  life: contractLife,
  policy: contractMoves,
  columns: [{ table: 'contract', column: 'status' }],
  lock: (tx, ids) => lockContracts(tx, ids),
  conditions: { recall: checkOpen },
  write,
  fields: { state: 'status', reason: 'ended_because' },
  history: ({ contract, title, organization, sender_organization }) => ({
    object: { kind: 'contract', id: contract, name: title },
    also: sender_organization === null ? [organization] : [organization, sender_organization],
  }),
  async notify(context, rows, step) {
    for (const row of rows) {
      await recordEnd(context, row, step);
      await startAfterEnd(context, row, step.move);
      await notifyReaders(context, row);
    }
  },
};
