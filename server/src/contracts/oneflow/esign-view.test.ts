import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import type { TestClient } from '../../testing/start-test-api.ts';
import { aContractToSign, pdf } from '../../testing/a-contract-to-sign.ts';
import {
  aContractThere,
  act,
  hear,
  startWithOneflow,
  stateOf,
  type OneflowWorld,
} from '../../testing/with-oneflow.ts';

let world: OneflowWorld;
let admin: TestClient;
beforeAll(async () => {
  world = await startWithOneflow();
  admin = await world.api.signedIn(await anAccount(world.api.db, { role: 'admin' }));
});
afterAll(() => world.close());
afterEach(() => world.standIn.recover());

const read = 'GET /api/contracts/client/admin/oneflow/contracts/{contract_id}';
const list = 'GET /api/contracts/client/admin/oneflow/contracts/{contract_id}/files';
const get = 'GET /api/contracts/client/admin/oneflow/contracts/{contract_id}/files/{file_id}';
const view = (contract_id: string) => admin.call(read, { params: { contract_id } });
const filesOf = async (contract_id: string) =>
  (await admin.call(list, { params: { contract_id } })).body.files;

describe('the e-sign view', () => {
  it('shows a contract as Oneflow has it at this moment', async () => {
    const made = await aContractThere(world);
    world.standIn.hooks.pause();
    act(world, made, 'recipient', 'sign');
    const { status, body } = await view(made.contract);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      contract_id: made.contract,
      state: 'pending',
      published_at: expect.stringMatching(/Z$/),
      parties: [
        { participants: [{ email: made.sender.email, sign_state: 'undecided' }] },
        {
          name: 'Fjordkode AS',
          country_code: 'NO',
          type: 'company',
          participants: [
            {
              email: made.recipient.email,
              sign_method: 'standard_esign',
              sign_state: 'signed',
              delivery_channel: 'email',
            },
          ],
        },
      ],
    });
    world.standIn.hooks.resume();
    await hear(world);
  });

  it.each(['broken', 'cut', 'mumble', 'refuse', 'busy'] as const)(
    'says that the provider is not available when it answers with %s',
    async (fault) => {
      const { contract } = await aContractThere(world);
      world.standIn.plan('read', fault);
      const answer = await view(contract);
      expect(answer.status).toBe(503);
      expect(answer.error).toMatchObject({ error_code: 'esign_provider_not_available' });
      expect(answer.headers['retry-after']).toBe(fault === 'busy' ? '7' : '10');
    },
  );

  it('says the same where no account there is set up', async () => {
    const { contract } = await aContractThere(world);
    const { external } = world.api.torg.parts;
    const { esign } = external;
    external.esign = null;
    expect((await view(contract)).status).toBe(503);
    external.esign = esign;
  });

  it('has the same shape for what is signed at Torg, from our own rows', async () => {
    const { contract, recipient } = await aContractToSign(world.api);
    await world.api.db
      .updateTable('contract_signatory')
      .set({ status: 'signed', signed_at: new Date('2026-11-02T09:00:00Z') })
      .where('signatory', '=', recipient.signatory)
      .execute();
    const { body } = await view(contract);
    expect(body).toMatchObject({
      contract_id: contract,
      state: 'pending',
      published_at: null,
      parties: [
        {
          name: 'Torg',
          country_code: 'NO',
          participants: [{ sign_state: 'undecided', delivery_status: 'not_sent' }],
        },
        {
          name: 'Fjordkode AS',
          identification_number: null,
          participants: [
            { sign_state: 'signed', sign_state_updated_time: '2026-11-02T09:00:00.000Z' },
          ],
        },
      ],
    });
    expect(await filesOf(contract)).toMatchObject([{ name: 'avtale', type: 'pdf' }]);
  });

  it('knows nothing of paper, of what is not made there yet, of what was removed there, and of nothing', async () => {
    const paper = await aContractToSign(world.api, { provider: 'uploaded' });
    const waiting = await aContractToSign(world.api, { provider: 'oneflow' });
    const removed = await aContractThere(world);
    world.standIn.there.remove((await stateOf(world, removed.contract)).external_id ?? '');
    const all = [paper.contract, waiting.contract, removed.contract, randomUUID()];
    for (const contract of all) {
      expect(await view(contract)).toMatchObject({
        status: 404,
        error: { error_code: 'not_found' },
      });
    }
    const nothing = await admin.call(list, { params: { contract_id: randomUUID() } });
    expect(nothing.status).toBe(404);
  });
});

describe('the files of a signed contract', () => {
  it('come from our storage, also when Oneflow is gone', async () => {
    const made = await aContractThere(world);
    act(world, made, 'sender', 'sign');
    act(world, made, 'recipient', 'sign');
    await hear(world);
    const { external } = world.api.torg.parts;
    const { esign } = external;
    external.esign = null;
    const files = await filesOf(made.contract);
    expect(files.map(({ type, extension }) => [type, extension])).toEqual([
      ['contract', 'pdf'],
      ['pdf', 'pdf'],
      ['pdf', 'pdf'],
    ]);
    const params = { contract_id: made.contract, file_id: files[0]?.file_id ?? '' };
    const answer = await admin.call(get, { params });
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.raw.subarray(0, pdf.length)).toEqual(pdf);
    external.esign = esign;
    const other = await aContractThere(world);
    const foreign = { ...params, contract_id: other.contract };
    expect((await admin.call(get, { params: foreign })).status).toBe(404);
  });
});

describe('the desk of the stand-in', () => {
  const listDesk = 'GET /api/main/dev/esign/contracts';
  const atDesk =
    'POST /api/main/dev/esign/contracts/{contract_there}/participants/{participant}/{act}';

  it('lets a developer act as those who sign, and Torg hears of it', async () => {
    const made = await aContractThere(world);
    const { contracts } = (await world.api.stranger.call(listDesk)).body;
    expect(contracts[0]).toMatchObject({ state: 'pending', participants: [{}, {}] });
    const [there] = contracts;
    for (const { id: participant, can } of there?.participants ?? []) {
      expect(can).toEqual({ view: true, sign: true, decline: true });
      const params = { contract_there: there?.id ?? '', participant, act: 'sign' as const };
      expect((await world.api.stranger.call(atDesk, { params })).status).toBe(204);
      expect((await world.api.stranger.call(atDesk, { params })).error).toMatchObject({
        errorCode: 'contract_state_does_not_allow',
      });
    }
    await hear(world);
    expect(await stateOf(world, made.contract)).toMatchObject({ status: 'completed' });
  });

  it('has Torg read the contract at once where there is no key for webhooks', async () => {
    const made = await aContractThere(world);
    const { settings } = world.api;
    const key = settings.oneflowSignKey;
    settings.oneflowSignKey = undefined;
    const [there] = (await world.api.stranger.call(listDesk)).body.contracts;
    const participant = there?.participants.find(({ email }) => email === made.recipient.email);
    const params = {
      contract_there: there?.id ?? '',
      participant: participant?.id ?? '',
      act: 'view' as const,
    };
    await world.api.stranger.call(atDesk, { params });
    await hear(world);
    expect(await stateOf(world, made.contract)).toMatchObject({ recipient: 'viewed' });
    settings.oneflowSignKey = key;
  });

  it('does not exist where contracts are really signed, and never in production', async () => {
    const { external } = world.api.torg.parts;
    const { esignDesk, settings } = external;
    external.esignDesk = null;
    expect((await world.api.stranger.call(listDesk)).status).toBe(404);
    external.esignDesk = esignDesk;
    external.settings = { ...settings, environment: 'production' };
    expect((await world.api.stranger.call(listDesk)).status).toBe(404);
    external.settings = settings;
  });
});
