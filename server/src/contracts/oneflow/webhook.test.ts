import { createHash, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi } from '../../testing/start-test-api.ts';
import {
  aContractThere,
  act,
  signKey,
  startWithOneflow,
  stateOf,
  type OneflowWorld,
} from '../../testing/with-oneflow.ts';

let world: OneflowWorld;
beforeAll(async () => {
  world = await startWithOneflow();
});
afterAll(() => world.close());

const webhook = 'POST /api/contracts/webhooks/oneflow';
const sha1 = (text: string): string => createHash('sha1').update(text).digest('hex');
function aCallback(id: string | number, { key = signKey, events = ['contract:sign'] } = {}) {
  const callback_id = randomBytes(20).toString('hex');
  return {
    ...{ contract: { id }, callback_id, signature: sha1(`${callback_id}${key}`) },
    events: events.map((type) => ({ type, id: 1, created_time: '2026-11-01T10:00:00+0000' })),
  };
}
const post = (body: object) => world.api.stranger.call(webhook, { body: body as never });
const reads = () => world.standIn.requests.filter((step) => step === 'read').length;

describe('the webhook of Oneflow', () => {
  it('does not exist where no key is set', async () => {
    const api = await startTestApi();
    const answer = await api.stranger.call(webhook, { body: aCallback(1) });
    expect(answer).toMatchObject({ status: 404, error: { error_code: 'not_found' } });
    await api.close();
  });

  it.each([
    ['made with another key', (body: object) => ({ ...body, signature: sha1('callbackwrong') })],
    ['that is no hash', (body: object) => ({ ...body, signature: 'x'.repeat(40) })],
    ['that is short', (body: object) => ({ ...body, signature: 'ab' })],
    ['of another callback', (body: object) => ({ ...body, callback_id: 'another' })],
  ])('refuses a signature %s', async (_name, forge) => {
    const { contract } = await aContractThere(world);
    const { external_id } = await stateOf(world, contract);
    const before = reads();
    const answer = await post(forge(aCallback(external_id ?? '')));
    expect(answer).toMatchObject({ status: 401, error: { error_code: 'unauthorized' } });
    await world.api.runJobs();
    expect(reads()).toBe(before);
  });

  it('believes nothing of what it says: a contract is signed only if it is signed there', async () => {
    const { contract } = await aContractThere(world);
    const { external_id } = await stateOf(world, contract);
    const events = ['contract:sign', 'participant:sign', 'contract:delete', 'something:new'];
    expect(await post(aCallback(Number(external_id), { events }))).toMatchObject({
      status: 200,
      body: { received: true },
    });
    await world.api.runJobs();
    expect(await stateOf(world, contract)).toMatchObject({ status: 'in_progress' });
  });

  it('reads the contract anew once for a callback, though it comes again with another contract', async () => {
    const [one, other] = [await aContractThere(world), await aContractThere(world)];
    const callback = aCallback((await stateOf(world, one.contract)).external_id ?? '');
    const there = (await stateOf(world, other.contract)).external_id ?? '';
    const before = reads();
    const answers = await Promise.all([
      ...Array.from({ length: 10 }, () => post(callback)),
      post({ ...callback, contract: { id: there } }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    await world.api.runJobs();
    expect(reads()).toBe(before + 1);
  });

  it('takes news of a contract that it does not know, and of none that is signed here', async () => {
    expect(await post(aCallback('no such contract'))).toMatchObject({ status: 200 });
    expect(await post(aCallback(999_999_999))).toMatchObject({ status: 200 });
  });

  it('is told again until it has answered', async () => {
    const made = await aContractThere(world);
    const { settings } = world.api;
    settings.oneflowSignKey = undefined;
    act(world, made, 'recipient', 'sign');
    await world.standIn.hooks.settle();
    await world.windWebhooks();
    expect(world.standIn.hooks.sent.slice(-2).map(({ isTaken }) => isTaken)).toEqual([
      false,
      false,
    ]);
    settings.oneflowSignKey = signKey;
    await world.windWebhooks();
    await world.api.runJobs();
    expect(await stateOf(world, made.contract)).toMatchObject({ recipient: 'signed' });
  });
});
