import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { checkChain } from '../signing/check-chain.ts';
import { chainOf, pdf } from '../../testing/a-contract-to-sign.ts';
import { findChain } from '../verification/chains.repository.ts';
import {
  aContractThere,
  act,
  hear,
  startWithOneflow,
  stateOf,
  thereOf,
  type OneflowWorld,
} from '../../testing/with-oneflow.ts';

let world: OneflowWorld;
beforeAll(async () => {
  world = await startWithOneflow();
});
afterAll(() => world.close());
afterEach(() => world.standIn.recover());

const recall = 'POST /api/contracts/client/contracts/{contract_id}/recall';
const asAdmin = async () => world.api.signedIn(await anAccount(world.api.db, { role: 'admin' }));

describe('a contract that is signed at Oneflow', () => {
  it('is made there once, with our PDF and both who sign, and published', async () => {
    const made = await aContractThere(world);
    const [there, ...others] = thereOf(world, made.contract);
    expect(others).toEqual([]);
    expect(there).toMatchObject({ state: 'pending', mails: [{ message: expect.any(String) }] });
    expect(there?.files.map(({ content }) => content)).toEqual([pdf]);
    const state = await stateOf(world, made.contract);
    expect(state).toMatchObject({ external_id: String(there?.id), provider_step: 'published' });
    expect(await chainOf(world.api, made.contract)).toEqual(['sent']);
  });

  it('is not mailed about by us', async () => {
    const before = world.api.mail.sent.length;
    await aContractThere(world);
    expect(world.api.mail.sent.slice(before)).toEqual([]);
  });

  it('follows who looks and signs there, and is completed with its files in our storage', async () => {
    const made = await aContractThere(world);
    const { contract } = made;
    act(world, made, 'recipient', 'view');
    await hear(world);
    expect(await stateOf(world, contract)).toMatchObject({
      recipient: 'viewed',
      sender: 'unopened',
    });
    act(world, made, 'recipient', 'sign');
    await hear(world);
    const half = await stateOf(world, contract);
    expect(half).toMatchObject({ status: 'in_progress', recipient: 'signed' });
    act(world, made, 'sender', 'sign');
    await hear(world);
    const state = await stateOf(world, contract);
    expect(state).toMatchObject({ status: 'completed', sender: 'signed', recipient: 'signed' });
    const { db } = world.api;
    const file = await db
      .selectFrom('file')
      .selectAll()
      .where('file', '=', state.sealed_file ?? '')
      .executeTakeFirstOrThrow();
    const { stream } = await world.api.torg.parts.external.storage.get(file.storage_key);
    const content = await buffer(stream);
    expect(content.subarray(0, pdf.length)).toEqual(pdf);
    expect(state.sealed_hash).toBe(createHash('sha256').update(content).digest('hex'));
    expect(checkChain(await findChain(db, contract), state)).toEqual([]);
    expect(await chainOf(world.api, contract)).toEqual([
      ...['sent', 'provider_reported', 'viewed', 'provider_reported', 'signed'],
      ...['provider_reported', 'signed', 'completed', 'sealed'],
      ...['link_made', 'delivered', 'link_made', 'delivered'],
    ]);
    expect(state.delivered_at).not.toBeNull();
    for (const { email } of [made.sender, made.recipient]) {
      const mails = world.api.mail.sent.filter(({ to }) => to === email);
      expect(mails).toMatchObject([{ attachments: [{ content, mediaType: 'application/pdf' }] }]);
    }
  });

  it('is declined with everybody when one declines there', async () => {
    const made = await aContractThere(world);
    act(world, made, 'recipient', 'decline');
    await hear(world);
    const state = await stateOf(world, made.contract);
    expect(state).toMatchObject({ status: 'declined', recipient: 'declined', sender: 'unopened' });
  });

  it('ends the same however often and in whatever order the webhooks come', async () => {
    const made = await aContractThere(world);
    const { hooks } = world.standIn;
    hooks.pause();
    act(world, made, 'recipient', 'view');
    act(world, made, 'recipient', 'sign');
    act(world, made, 'sender', 'sign');
    hooks.resume({ isReversed: true, times: 3 });
    await hear(world);
    await world.api.runScheduled('sweep-oneflow');
    expect(await stateOf(world, made.contract)).toMatchObject({ status: 'completed' });
    const chain = await chainOf(world.api, made.contract);
    expect(chain.filter((kind) => kind === 'completed')).toHaveLength(1);
    expect(chain.filter((kind) => kind === 'sealed')).toHaveLength(1);
    const files = await world.api.db
      .selectFrom('contract_file')
      .select('type')
      .where('contract', '=', made.contract)
      .execute();
    expect(files.map(({ type }) => type).toSorted()).toEqual(['contract', 'pdf']);
  });

  it('is asked about by the sweeper when no webhook came', async () => {
    const made = await aContractThere(world);
    world.standIn.hooks.pause();
    act(world, made, 'recipient', 'sign');
    await world.api.runScheduled('sweep-oneflow');
    expect(await stateOf(world, made.contract)).toMatchObject({ recipient: 'signed' });
    world.standIn.hooks.resume();
    await hear(world);
  });

  it('counts as signed though it had expired here', async () => {
    const made = await aContractThere(world);
    world.api.clock.advance({ days: 31 });
    await world.api.runScheduled('expire-contracts');
    expect(await stateOf(world, made.contract)).toMatchObject({ status: 'expired' });
    act(world, made, 'sender', 'sign');
    act(world, made, 'recipient', 'sign');
    await hear(world);
    const state = await stateOf(world, made.contract);
    expect(state).toMatchObject({ status: 'completed', sealed_hash: expect.any(String) });
  });

  it('stays expired here when it is declined there afterwards', async () => {
    const made = await aContractThere(world);
    world.api.clock.advance({ days: 31 });
    await world.api.runScheduled('expire-contracts');
    act(world, made, 'recipient', 'decline');
    await hear(world);
    expect(await stateOf(world, made.contract)).toMatchObject({ status: 'expired' });
  });
});

describe('a contract that is recalled', () => {
  it('is taken away there too', async () => {
    const made = await aContractThere(world);
    const admin = await asAdmin();
    const params = { contract_id: made.contract };
    const answer = await admin.call(recall, { params, body: { reason: 'Feil firma.' } });
    expect(answer.status).toBe(200);
    await world.api.runJobs();
    expect(thereOf(world, made.contract)).toEqual([]);
    expect(await stateOf(world, made.contract)).toMatchObject({
      status: 'recalled',
      provider_step: 'removed',
    });
  });

  it('stays recalled when everybody has signed there meanwhile, and the file there stays', async () => {
    const made = await aContractThere(world);
    world.standIn.hooks.pause();
    act(world, made, 'sender', 'sign');
    act(world, made, 'recipient', 'sign');
    const admin = await asAdmin();
    const params = { contract_id: made.contract };
    await admin.call(recall, { params, body: { reason: 'Feil firma.' } });
    world.standIn.hooks.resume();
    await hear(world);
    expect(await stateOf(world, made.contract)).toMatchObject({ status: 'recalled' });
    expect(thereOf(world, made.contract)).toMatchObject([{ state: 'signed' }]);
  });
});
