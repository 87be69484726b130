import type { ContractStatus, SignatoryStatus } from '@torg/protocol/contracts/contract-life';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  aContractThere,
  act,
  hear,
  startWithOneflow,
  stateOf,
  type OneflowWorld,
} from '../../testing/with-oneflow.ts';
import { chainOf } from '../../testing/a-contract-to-sign.ts';
import { checkChain } from '../signing/check-chain.ts';
import { findChain } from '../verification/chains.repository.ts';

let world: OneflowWorld;
beforeAll(async () => {
  world = await startWithOneflow();
});
afterAll(() => world.close());

const sides = ['sender', 'recipient'] as const;
type Side = (typeof sides)[number];
type Step =
  | { what: 'view' | 'sign' | 'decline'; side: Side }
  | { what: 'tell'; isReversed: boolean; times: number }
  | { what: 'expire' };

interface There {
  visited: Set<Side>;
  signed: Set<Side>;
  declined: Side | null;
}
type Here = Record<Side, SignatoryStatus> & { status: ContractStatus };

const waits = (here: Here, side: Side): boolean =>
  here[side] === 'unopened' || here[side] === 'viewed';

/** What the tables of states make of all that has happened there. */
function afterReport(here: Here, there: There): Here {
  if (here.status !== 'in_progress' && here.status !== 'expired') return here;
  const next = { ...here };
  for (const side of there.visited) if (next[side] === 'unopened') next[side] = 'viewed';
  for (const side of there.signed) if (waits(next, side)) next[side] = 'signed';
  if (sides.every((side) => next[side] === 'signed')) return { ...next, status: 'completed' };
  // An end of our own is final, unless everybody signs there all the same.
  if (there.declined === null || here.status === 'expired') return next;
  return { ...next, [there.declined]: 'declined', status: 'declined' };
}

/** What the provider lets somebody do: nothing after a no, and nobody decides twice. */
function actThere(there: There, { what, side }: Extract<Step, { side: Side }>): void {
  if (what === 'view') there.visited.add(side);
  const isDecided = there.declined !== null || there.signed.has(side);
  if (isDecided) return;
  if (what === 'sign') there.signed.add(side);
  if (what === 'decline') there.declined = side;
}

const pairs = sides.flatMap((side) =>
  (['view', 'sign', 'decline'] as const).map((what) => ({ what, side })),
);
const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.constantFrom<Step>(...pairs.filter(({ what }) => what !== 'decline')),
  },
  { weight: 1, arbitrary: fc.constantFrom<Step>(...pairs) },
  {
    weight: 3,
    arbitrary: fc.record<Extract<Step, { what: 'tell' }>>({
      what: fc.constant('tell'),
      isReversed: fc.boolean(),
      times: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant<Step>({ what: 'expire' }) },
);

it('whatever happens at the provider, told late, twice or in another order, ends as the tables say', async () => {
  const ends = new Set<ContractStatus>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 10 }), async (steps) => {
      const made = await aContractThere(world);
      const { hooks } = world.standIn;
      const there: There = { visited: new Set(), signed: new Set(), declined: null };
      let here: Here = { sender: 'unopened', recipient: 'unopened', status: 'in_progress' };
      hooks.pause();
      for (const one of [...steps, { what: 'tell', isReversed: true, times: 2 } as const]) {
        if (one.what === 'expire') {
          world.api.clock.advance({ days: 31 });
          await world.api.runScheduled('expire-contracts');
          if (here.status === 'in_progress') here = { ...here, status: 'expired' };
        } else if (one.what === 'tell') {
          hooks.resume(one);
          await hear(world);
          here = afterReport(here, there);
          hooks.pause();
        } else {
          act(world, made, one.side, one.what);
          actThere(there, one);
        }
      }
      hooks.resume();
      const row = await stateOf(world, made.contract);
      const { sender, recipient, status } = row;
      expect({ sender, recipient, status }).toEqual(here);
      expect(checkChain(await findChain(world.api.db, made.contract), row)).toEqual([]);
      const chain = await chainOf(world.api, made.contract);
      const isCompleted = Number(status === 'completed');
      expect(chain.filter((kind) => kind === 'completed')).toHaveLength(isCompleted);
      ends.add(status);
    }),
    { numRuns: 25 },
  );
  expect(ends.size).toBeGreaterThan(2);
}, 120_000);
