import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { OneflowFault, OneflowStep } from '../../adapters/esign/stand-in/oneflow-faults.ts';
import { startBucket, type Bucket, type BucketFault } from '../../adapters/storage/a-bucket.ts';
import { s3Storage } from '../../adapters/storage/storage.s3.ts';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import type { EsignProvider } from '../../platform/ports/esign.ts';
import { aContractToSign, chainOf } from '../../testing/a-contract-to-sign.ts';
import {
  aContractThere,
  act,
  hear,
  send,
  startWithOneflow,
  stateOf,
  thereOf,
  type OneflowWorld,
} from '../../testing/with-oneflow.ts';
import { sendToOneflow } from './send-to-oneflow.ts';

let world: OneflowWorld;
beforeAll(async () => {
  world = await startWithOneflow({ timeoutMs: 1_500 });
});
afterAll(() => world.close());
afterEach(() => world.standIn.recover());

/** Runs what is due now and, several times, what was put off. */
async function runLater(): Promise<void> {
  await world.api.runJobs();
  await world.standIn.settle();
  for (let tries = 0; tries < 5; tries += 1) {
    world.api.clock.advance({ minutes: 3 });
    await world.api.runJobs();
  }
  await world.standIn.settle();
}

/** What was made of a contract there, and what our row and its chain say of that. */
async function outcomeOf(contract: string) {
  const there = thereOf(world, contract);
  const { external_id, provider_step } = await stateOf(world, contract);
  return {
    there: there.map(({ state, mails }) => [state, mails.length]),
    isKnown: external_id === String(there[0]?.id),
    provider_step,
    chain: await chainOf(world.api, contract),
  };
}
const sentOnce = {
  there: [['pending', 1]],
  isKnown: true,
  provider_step: 'published',
  chain: ['sent'],
};

const aContract = () => aContractToSign(world.api, { provider: 'oneflow' });

type Fault = [fault: OneflowFault, isDone: boolean];
const faults: Fault[] = [
  ['stall', false],
  ['stall', true],
  ['slow', false],
  ['cut', false],
  ['cut', true],
  ['broken', false],
  ['broken', true],
  ['busy', false],
  ['mumble', true],
];
const withFaults = (steps: readonly OneflowStep[]) =>
  steps.flatMap((step) => faults.map(([fault, isDone]) => [step, fault, isDone] as const));

describe('sending ends with one contract and one mail there', () => {
  it.each(withFaults(['list', 'template', 'create', 'read', 'upload', 'publish']))(
    'though %s goes wrong by %s (done all the same: %s)',
    async (step, fault, isDone) => {
      const { contract } = await aContract();
      world.standIn.plan(step, fault, { isDone });
      await send(world, contract);
      await runLater();
      expect(await outcomeOf(contract)).toEqual(sentOnce);
    },
  );

  it('though five jobs send it at once', async () => {
    const { contract } = await aContract();
    const { jobs } = world.api.torg.parts;
    const run = () => jobs.run(sendToOneflow, { input: { contract } });
    await Promise.all([run(), run(), run(), run(), run()]);
    await runLater();
    expect(await outcomeOf(contract)).toEqual(sentOnce);
  });

  it('though it was refused at first', async () => {
    const { contract } = await aContract();
    world.standIn.plan('create', 'refuse', { times: 2 });
    await send(world, contract);
    await world.api.runJobs();
    expect(thereOf(world, contract)).toEqual([]);
    await runLater();
    expect(await outcomeOf(contract)).toEqual(sentOnce);
  });

  it('though its job was lost, by the sweeper', async () => {
    const { contract } = await aContract();
    await world.api.runScheduled('sweep-oneflow');
    await world.api.runScheduled('sweep-oneflow');
    expect(await outcomeOf(contract)).toEqual(sentOnce);
  });
});

/** Lets the n-th call to the provider hang, before or after it, as in a process that is killed there. */
function hangAt(n: number, when: 'before' | 'after') {
  const { external } = world.api.torg.parts;
  const real = external.esign as EsignProvider;
  let calls = 0;
  let [wake, reached] = [() => {}, () => {}];
  const awake = new Promise<void>((resolve) => (wake = resolve));
  const hung = new Promise<void>((resolve) => (reached = resolve));
  const wait = () => {
    reached();
    return awake;
  };
  const wrapped = Object.fromEntries(
    Object.entries(real).map(([name, call]: [string, (...args: unknown[]) => unknown]) => [
      name,
      async (...args: unknown[]) => {
        calls += 1;
        const isIt = calls === n;
        if (isIt && when === 'before') await wait();
        const answer = await call(...args);
        if (isIt && when === 'after') await wait();
        return answer;
      },
    ]),
  );
  external.esign = wrapped as unknown as EsignProvider;
  return { hung, wake, restore: () => (external.esign = real) };
}

describe('a job that is killed while it sends', () => {
  // find, create, read, upload, publish
  const calls = [1, 2, 3, 4, 5];
  it.each(calls.flatMap((n) => [[n, 'before'] as const, [n, 'after'] as const]))(
    'at call %d, %s it, is taken over; and changes nothing if it wakes up after all',
    async (n, when) => {
      const { contract } = await aContract();
      const { hung, wake, restore } = hangAt(n, when);
      const { jobs } = world.api.torg.parts;
      const killed = jobs.run(sendToOneflow, { input: { contract } });
      await hung;
      restore();
      await send(world, contract);
      await world.api.runJobs();
      const isPublished = n === 5 && when === 'after';
      expect(thereOf(world, contract)[0]?.state === 'pending').toBe(isPublished);
      await runLater();
      expect(await outcomeOf(contract)).toEqual(sentOnce);
      wake();
      await killed.catch(() => {});
      await runLater();
      expect(await outcomeOf(contract)).toEqual(sentOnce);
    },
  );
});

describe('a signed contract', () => {
  it.each(withFaults(['read', 'files', 'file', 'stored']))(
    'is copied once though %s goes wrong by %s (done all the same: %s)',
    async (step, fault, isDone) => {
      const made = await aContractThere(world);
      world.standIn.plan(step, fault, { isDone });
      act(world, made, 'sender', 'sign');
      act(world, made, 'recipient', 'sign');
      await hear(world);
      await runLater();
      expect(await stateOf(world, made.contract)).toMatchObject({
        status: 'completed',
        sealed_hash: expect.any(String),
      });
      const chain = await chainOf(world.api, made.contract);
      expect(chain.filter((kind) => kind === 'sealed')).toHaveLength(1);
      expect(chain.filter((kind) => kind === 'completed')).toHaveLength(1);
      for (const { email } of [made.sender, made.recipient]) {
        expect(world.api.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
      }
    },
  );
});

describe('a recall', () => {
  const recall = 'POST /api/contracts/client/contracts/{contract_id}/recall';
  it.each(withFaults(['read', 'remove']))(
    'reaches the provider though %s goes wrong by %s (done all the same: %s)',
    async (step, fault, isDone) => {
      const { contract } = await aContractThere(world);
      world.standIn.plan(step, fault, { isDone });
      const admin = await world.api.signedIn(await anAccount(world.api.db, { role: 'admin' }));
      const params = { contract_id: contract };
      await admin.call(recall, { params, body: { reason: 'Feil firma.' } });
      await runLater();
      expect(thereOf(world, contract)).toEqual([]);
      expect(await stateOf(world, contract)).toMatchObject({ provider_step: 'removed' });
    },
  );

  it.each(['stall', 'slow', 'broken'] as const)(
    'finds a contract of which only %s was heard when it was made',
    async (fault) => {
      const { contract } = await aContract();
      world.standIn.plan('create', fault, { isDone: true });
      await send(world, contract);
      await world.api.runJobs();
      const admin = await world.api.signedIn(await anAccount(world.api.db, { role: 'admin' }));
      const params = { contract_id: contract };
      await admin.call(recall, { params, body: { reason: 'Feil firma.' } });
      await runLater();
      expect(thereOf(world, contract)).toEqual([]);
      expect(await stateOf(world, contract)).toMatchObject({ status: 'recalled' });
    },
  );
});

describe('where the storage is a bucket', () => {
  let bucket: Bucket;
  const timeoutMs = 600;
  beforeAll(async () => {
    bucket = await startBucket({ slowMs: timeoutMs * 1.5 });
    const bounds = { socketTimeout: timeoutMs, maxAttempts: 1 };
    world.api.torg.parts.external.storage = s3Storage(bucket.settings, bounds);
  });
  afterAll(() => bucket.stop());
  afterEach(() => bucket.recover());

  it.each([
    ...(['stall', 'cut', 'broken', 'busy', 'slow'] as const).map((fault) => [fault, false]),
    ...(['stall', 'cut', 'broken', 'twice'] as const).map((fault) => [fault, true]),
  ] as [BucketFault, boolean][])(
    'a contract is sent, signed and copied once though each step there goes wrong by %s (done all the same: %s)',
    async (fault, isDone) => {
      const made = await aContract();
      // To send our PDF, to copy the signed one, and to mail it.
      const steps = [['GET', 'signed-'] as const, ['PUT', 'oneflow-'] as const];
      const struck = [...steps, ['GET', 'oneflow-'] as const].map((at) =>
        bucket.plan(at, fault, { isDone }),
      );
      await send(world, made.contract);
      await runLater();
      expect(await outcomeOf(made.contract)).toEqual(sentOnce);
      act(world, made, 'sender', 'sign');
      act(world, made, 'recipient', 'sign');
      await hear(world);
      await runLater();
      await Promise.all(struck);
      await bucket.settle();
      const chain = await chainOf(world.api, made.contract);
      expect(chain.filter((kind) => kind === 'sealed')).toHaveLength(1);
      for (const { email } of [made.sender, made.recipient]) {
        expect(world.api.mail.sent.filter(({ to }) => to === email)).toHaveLength(1);
      }
      await world.api.runScheduled('verify-contracts');
      expect(await stateOf(world, made.contract)).toMatchObject({ check_failure: null });
    },
  );
});
