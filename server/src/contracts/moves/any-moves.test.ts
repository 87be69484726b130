import { contractLife, signatoryLife } from '@torg/protocol/contracts/contract-life';
import type { ContractStatus, SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import { isOpenFrom } from '@torg/protocol/lifecycle';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { asSystem, moveOne } from '../../platform/move.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { Refusal } from '../../platform/refusal.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { checkChain } from '../signing/check-chain.ts';
import { aContractToSign, type ToSign } from '../../testing/a-contract-to-sign.ts';
import { findChain } from '../verification/chains.repository.ts';
import { contracts } from './contract-moves.ts';
import { decline, sign } from './sign.ts';
import { signatories } from './signatory-moves.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const sides = ['sender', 'recipient'] as const;
type Side = (typeof sides)[number];
type Provider = 'torg_sign' | 'oneflow';
type Step =
  | { move: 'view' | 'sign' | 'decline'; side: Side }
  | { move: 'recall' | 'expire' | 'complete' };

interface Model extends Record<Side, SignatoryStatus> {
  provider: Provider;
  contract: ContractStatus;
}

const ofSignatory = (side: Side): Step[] =>
  (['view', 'sign', 'decline'] as const).map((move) => ({ move, side }));
const steps: Step[] = [
  ...sides.flatMap(ofSignatory),
  ...(['recall', 'expire'] as const).map((move) => ({ move })),
];

const target = { view: 'viewed', sign: 'signed', decline: 'declined' } as const;

/** What the tables of states say of a step; a step that they refuse changes nothing. */
function after(model: Model, step: Step): Model {
  if (!('side' in step)) {
    if (!isOpenFrom(contractLife, model.contract, step.move)) return model;
    return { ...model, contract: contractLife.moves[step.move].to };
  }
  const { move, side } = step;
  const countsLate = model.provider === 'oneflow' && model.contract === 'expired';
  const isOpen = model.contract === 'in_progress' || (countsLate && move !== 'decline');
  if (!isOpen || !isOpenFrom(signatoryLife, model[side], move)) return model;
  const moved = { ...model, [side]: target[move] };
  if (move === 'decline') return { ...moved, contract: 'declined' };
  const isDone = moved.sender === 'signed' && moved.recipient === 'signed';
  return isDone ? { ...moved, contract: 'completed' } : moved;
}

async function take(context: MoveContext<'system'>, made: ToSign, step: Step): Promise<unknown> {
  const evidence = { identified_by: 'provider' } as const;
  if ('side' in step) {
    const { signatory } = made[step.side];
    if (step.move === 'sign') return sign(context, signatory, evidence);
    if (step.move === 'decline') return decline(context, signatory, { ...evidence, reason: 'Nei' });
    return moveOne(context, signatories, signatory, { move: 'view', with: evidence });
  }
  if (step.move === 'recall') {
    const actor = { role: 'admin', account: null } as never;
    const reason = 'Feil.';
    return moveOne({ ...context, actor }, contracts, made.contract, { move: 'recall', reason });
  }
  return moveOne(context, contracts, made.contract, { move: step.move });
}

/** One step in its own transaction; a refusal rolls it back. */
async function run(made: ToSign, step: Step): Promise<void> {
  const nothing = async () => {};
  const then = { emit: nothing, enqueue: nothing, enqueueAll: nothing, notify: nothing };
  try {
    await api.db
      .transaction()
      .execute((db) => take(asSystem({ ...then, db, now: api.clock.now() }), made, step));
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code === 'contract_state_does_not_allow';
    if (!isRefused) throw error;
  }
}

async function stateOf(made: ToSign, provider: Provider): Promise<Model> {
  const row = await api.db
    .selectFrom('contract')
    .select(['status', 'events', 'chain_head'])
    .where('contract', '=', made.contract)
    .executeTakeFirstOrThrow();
  const chain = await findChain(api.db, made.contract);
  expect(checkChain(chain, row)).toEqual([]);
  const people = await api.db
    .selectFrom('contract_signatory')
    .select(['side', 'status'])
    .where('contract', '=', made.contract)
    .execute();
  const of = (side: Side) => people.find((one) => one.side === side)?.status ?? 'unopened';
  return { provider, contract: row.status, sender: of('sender'), recipient: of('recipient') };
}

const provider = fc.constantFrom<Provider>('torg_sign', 'oneflow');
const someSteps = fc.array(fc.constantFrom(...steps), { maxLength: 12 });
const begin = (of: Provider): Model => ({
  ...{ provider: of, contract: 'in_progress', sender: 'unopened', recipient: 'unopened' },
});

it('any steps, repeated and in any order, end as the tables of states say', async () => {
  await fc.assert(
    fc.asyncProperty(provider, someSteps, async (of, taken) => {
      const made = await aContractToSign(api, { provider: of });
      const doubled = taken.flatMap((step, at) => (at % 3 === 0 ? [step, step] : [step]));
      for (const step of doubled) await run(made, step);
      expect(await stateOf(made, of)).toEqual(doubled.reduce(after, begin(of)));
    }),
    { numRuns: 60 },
  );
}, 60_000);

/** Every end that some order of these steps leads to. */
function endsOf(model: Model, left: readonly Step[]): Set<string> {
  if (left.length === 0) return new Set([JSON.stringify(model)]);
  const ends = left.map((step, at) => endsOf(after(model, step), left.toSpliced(at, 1)));
  return new Set(ends.flatMap((some) => [...some]));
}

it('steps at the same time end as they would in some order', async () => {
  await fc.assert(
    fc.asyncProperty(
      provider,
      fc.array(fc.constantFrom(...steps), { minLength: 2, maxLength: 5 }),
      async (of, taken) => {
        const made = await aContractToSign(api, { provider: of });
        await Promise.all(taken.map((step) => run(made, step)));
        const end = JSON.stringify(await stateOf(made, of));
        expect(endsOf(begin(of), taken)).toContain(end);
      },
    ),
    { numRuns: 40 },
  );
}, 60_000);
