import { signatoryLife, type SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import type { ContractSide } from '@torg/protocol/contracts/contract-terms';
import { sql } from 'kysely';
import { pipelined } from '../../platform/database/pipelined.ts';
import { idsOfAnyNumber, prepared } from '../../platform/database/prepared.ts';
import type { Tx } from '../../platform/database/tables.ts';
import type { Movable, Taken } from '../../platform/moves/movable.ts';
import { Refusal } from '../../platform/refusal.ts';
import { signatoryMoves, statusAt } from '../contracts.policy.ts';
import { recordContractEvent, type Evidence } from '../signing/chain.ts';
import type { ChainHead } from '../signing/chain-heads.ts';
import {
  accountOfSignatory,
  contractColumns,
  headColumns,
  lockContractRows,
  withoutHead,
  type ContractRow,
} from './lock-contracts.ts';
import { notifyReaders } from './notify-readers.ts';

type Life = typeof signatoryLife;

export interface SignatoryRow {
  signatory: string;
  side: ContractSide;
  status: SignatoryStatus;
  name: string;
  account: string | null;
  replaced_at: Date | null;
  contract: ContractRow;
}

/** How somebody takes the step, and for a signature what they typed and were shown. */
export interface SigningStep extends Evidence {
  signed_name?: string;
  document_hash?: string | null;
}
type Signatories = Movable<Life, SignatoryRow, SigningStep>;

interface FlatRow
  extends Omit<SignatoryRow, 'contract' | 'status' | 'name'>, ContractRow, ChainHead {
  step: SignatoryStatus;
  name: string;
}

/**
 * Locks the contracts: of two who sign at once, one waits and then sees the other's signature. A
 * signatory's state changes under this lock only.
 */
async function lock(tx: Tx, ids: readonly string[]): Promise<SignatoryRow[]> {
  const ofThese = sql`signatory = any(${idsOfAnyNumber(ids)})`;
  await lockContractRows(
    tx,
    sql`contract in (select contract from contract_signatory where ${ofThese})`,
  );
  const { rows } = await sql<FlatRow>`${prepared}
    select s.signatory, s.side, s.status as step, s.name, s.replaced_at,
      ${accountOfSignatory} as account, ${contractColumns}, ${headColumns}
    from contract_signatory as s join contract as c on c.contract = s.contract
    where s.${ofThese} order by s.signatory`.execute(tx);
  return rows.map((row) => {
    const { signatory, side, step: status, name, replaced_at, account, ...contract } = row;
    const person = { signatory, side, status, name, replaced_at, account };
    return { ...person, contract: withoutHead(tx, contract) };
  });
}

/** What was signed at a provider counts though it had expired here meanwhile. */
function isOpen(
  { contract, replaced_at }: SignatoryRow,
  { move }: Taken<Life, SigningStep>,
  now: Date,
) {
  if (replaced_at !== null) return false;
  const isElsewhere = contract.provider !== 'torg_sign';
  if (contract.status === 'expired') return isElsewhere && move !== 'decline';
  const status = isElsewhere ? contract.status : statusAt(contract, now);
  return status === 'in_progress';
}

const checkOpen: NonNullable<Signatories['conditions']>['sign'] = async ({ now }, rows, step) => {
  if (!rows.every((row) => isOpen(row, step, now))) {
    throw new Refusal('contract_state_does_not_allow');
  }
};

/** The columns that a move changes besides the state. */
function changesOf({ move, reason, with: step }: Taken<Life, SigningStep>, now: Date) {
  const account = step?.account ?? null;
  switch (move) {
    case 'view':
      return { viewed_at: now };
    case 'sign':
      return { signed_at: now, signed_name: step?.signed_name ?? null, account };
    case 'decline':
      return { declined_because: reason ?? null, account };
  }
}

const write: Signatories['write'] = async ({ db, now }, rows, step) => {
  const ids = rows.map(({ signatory }) => signatory);
  const changes = Object.entries({ status: step.to, ...changesOf(step, now) });
  const columns = changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`${prepared}${pipelined} update contract_signatory set ${sql.join(columns)}
    where signatory = any(${idsOfAnyNumber(ids)})`.execute(db);
};

const chainKinds = { view: 'viewed', sign: 'signed', decline: 'declined' } as const;

/** A step in the chain, with the name that was typed and the hash of what was shown. */
const record: NonNullable<Signatories['notify']> = async (context, rows, step) => {
  const { db, now } = context;
  const { move, reason, with: taken = { identified_by: 'provider' } } = step;
  const { signed_name, ...evidence } = taken;
  for (const { signatory, side, name, contract } of rows) {
    const details = {
      side,
      ...(signed_name === undefined ? {} : { signed_name }),
      ...(move === 'sign' && signed_name !== undefined ? { authority_confirmed: true } : {}),
      ...(reason === undefined ? {} : { reason }),
    };
    const at = { kind: chainKinds[move], at: now, signatory, details };
    const who = { ...evidence, name: evidence.name ?? name };
    await recordContractEvent(db, contract.contract, { ...who, ...at });
    await notifyReaders(context, contract);
  }
};

export const signatories: Signatories = {
  life: signatoryLife,
  policy: signatoryMoves,
  columns: [{ table: 'contract_signatory', column: 'status' }],
  lock: (tx, ids) => lock(tx, ids),
  conditions: { view: checkOpen, sign: checkOpen, decline: checkOpen },
  write,
  fields: { state: 'status', reason: 'declined_because' },
  history: ({ signatory, name, contract }) => ({
    object: { kind: 'signatory', id: signatory, name },
    also: [contract.contract, contract.organization],
  }),
  notify: record,
};
