import { randomUUID } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EsignFailure } from '../../platform/ports/esign.ts';
import { runOneflow, type OneflowStandIn } from './a-oneflow.ts';
import { checkEsignProvider } from './esign.check.ts';
import { oneflow } from './esign.oneflow.ts';

checkEsignProvider('Oneflow', async () => {
  const standIn = await runOneflow();
  return { provider: oneflow(standIn.settings), desk: standIn.desk, stop: () => standIn.stop() };
});

const pdf = { name: 'a.pdf', content: Buffer.from('%PDF-1.7') };
const aContract = (reference: string = randomUUID()) => ({
  reference,
  title: 'Avtale',
  sender: { name: 'Siri', email: 'siri@torg.example' },
  recipient: {
    name: 'Fjordkode AS',
    country: 'NO',
    organizationNumber: null,
    signer: { name: 'Kari', email: 'kari@fjord.example' },
  },
});

describe('Oneflow', () => {
  let standIn: OneflowStandIn;
  beforeAll(async () => {
    standIn = await runOneflow();
  });
  afterAll(() => standIn.stop());
  afterEach(() => standIn.recover());
  const provider = () => oneflow(standIn.settings, { timeoutMs: 150, fileTimeoutMs: 150 });
  const failureOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'no failure',
      (error: unknown) => error,
    );

  it.each([
    ['stall', 'timed_out', true],
    ['slow', 'timed_out', true],
    ['cut', 'unreachable', true],
    ['broken', 'unreachable', true],
    ['mumble', 'not_an_answer', true],
    ['busy', 'busy', false],
    ['refuse', 'refused', false],
  ] as const)('that answers with %s fails with %s', async (fault, reason, isUncertain) => {
    standIn.plan('create', fault);
    const failed = await failureOf(provider().create(aContract()));
    expect(failed).toBeInstanceOf(EsignFailure);
    expect(failed).toMatchObject({ reason, isUncertain });
  });

  it('says how long it wants to be left alone', async () => {
    standIn.plan('read', 'busy');
    const failed = await failureOf(provider().read('1'));
    expect(failed).toMatchObject({ reason: 'busy', retryAfterSeconds: 7 });
  });

  it('is not reached where nothing runs', async () => {
    const nowhere = oneflow({ ...standIn.settings, url: 'http://127.0.0.1:1/v1' });
    expect(await failureOf(nowhere.read('1'))).toMatchObject({ reason: 'unreachable' });
  });

  it('refuses a wrong token, in words that hold neither token nor address', async () => {
    const stranger = oneflow({ ...standIn.settings, token: 'a-wrong-token' });
    const failed = await failureOf(stranger.create(aContract()));
    expect(failed).toMatchObject({ reason: 'refused' });
    expect((failed as Error).message).toContain('The token is not valid');
    expect((failed as Error).message).not.toMatch(/a-wrong-token|@/);
  });

  it('names the fields that it does not take, without what they held', async () => {
    const contract = aContract();
    contract.recipient.signer.email = 'not an address';
    const failed = await failureOf(provider().create(contract));
    expect((failed as Error).message).toContain('parties.0.participants.0.email');
    expect((failed as Error).message).not.toContain('not an address');
  });

  it('finds a contract on a later page, and again if two were made', async () => {
    const { reference } = aContract();
    const contract = aContract(reference);
    for (let n = 0; n < 101; n += 1) standIn.there.create(payload(`Avtale · ${reference}`));
    expect(await provider().find(contract)).toHaveLength(101);
    expect(standIn.requests.slice(-2)).toEqual(['list', 'list']);
  });

  it('is told the token only at its own address, also when a file is stored elsewhere', async () => {
    const id = await provider().create(aContract());
    await provider().upload(id, pdf);
    const [file] = await provider().listFiles(id);
    await provider().fetchFile(id, file?.id ?? '');
    expect(standIn.requests.slice(-2)).toEqual(['file', 'stored']);
    expect(standIn.leaks).toEqual([]);
  });

  it.each(['stall', 'cut', 'broken'] as const)(
    'hands out no half file when its storage answers with %s',
    async (fault) => {
      const id = await provider().create(aContract());
      await provider().upload(id, pdf);
      const [file] = await provider().listFiles(id);
      standIn.plan('stored', fault);
      const failed = await failureOf(provider().fetchFile(id, file?.id ?? ''));
      expect(failed).toBeInstanceOf(EsignFailure);
    },
  );
});

const payload = (name: string) => ({
  ...{ workspace_id: 1, template_id: 1, name, parties: [] },
  my_party: { participants: [] },
});

describe('an answer of Oneflow', () => {
  let server: Server;
  let answer: { status?: number; headers?: Record<string, string>; body: unknown };
  let tokens: (string | undefined)[];
  let url: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      tokens.push(request.headers['x-oneflow-api-token']?.toString());
      response.writeHead(answer.status ?? 200, answer.headers);
      response.end(JSON.stringify(answer.body));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  const provider = () => {
    tokens = [];
    return oneflow({ url, token: 'secret', workspaceId: 1, templateId: 1 });
  };

  it('may have words that we do not know', async () => {
    const participant = { id: 1, name: ' ', sign_method: 'eid_sign', delivery_status: 'eaten' };
    const party = { type: 'individual', my_party: false, participant };
    answer = { body: { id: 7, state: 'archived', parties: [party], published_time: 'soon' } };
    const report = await provider().read('7');
    expect(report).toMatchObject({ id: '7', state: 'unknown', sentAt: null });
    expect(report?.parties[0]).toMatchObject({ type: 'individual', name: null });
    expect(report?.parties[0]?.participants).toMatchObject([
      { name: null, signMethod: 'unknown', signState: 'unknown', deliveryStatus: 'unknown' },
    ]);
  });

  it.each([
    ['http://elsewhere.example/v1/contracts'],
    ['http://127.0.0.1:1/v1/contracts'],
    ['/other/contracts'],
  ])('cannot lead us to %s with its next page', async (href) => {
    answer = { body: { data: [], _links: { next: { href } } } };
    const failed = provider().find({ reference: randomUUID(), title: 'Avtale' });
    await expect(failed).rejects.toMatchObject({ reason: 'not_an_answer' });
    expect(tokens).toEqual(['secret']);
  });

  it('cannot go on without end', async () => {
    answer = { body: { data: [], _links: { next: { href: `${url}/contracts?offset=1` } } } };
    const failed = provider().find({ reference: randomUUID(), title: 'Avtale' });
    await expect(failed).rejects.toMatchObject({ reason: 'not_an_answer' });
    expect(tokens).toHaveLength(2);
  });

  it('is no redirect, except for files, and not for ever', async () => {
    answer = { status: 302, headers: { location: '/v1/contracts/1' }, body: '' };
    await expect(provider().read('1')).rejects.toMatchObject({ reason: 'not_an_answer' });
    await expect(provider().fetchFile('1', '1')).rejects.toMatchObject({
      reason: 'not_an_answer',
    });
    expect(tokens).toHaveLength(4);
  });

  it.each([
    [{ can_receive_expanded_pdf: false, sign_methods: [] }, 'no section for a PDF'],
    [{ can_receive_expanded_pdf: true, sign_methods: [] }, 'no way to sign'],
    [
      {
        can_receive_expanded_pdf: true,
        sign_methods: [{ name: 'sms', required_participant_attributes: ['phone_number'] }],
      },
      'no way to sign',
    ],
  ])('about a template without what we need stops the contract: %j', async (options, says) => {
    answer = { body: { available_options: options } };
    await expect(provider().create(aContract())).rejects.toThrow(says);
  });

  it.each([
    ['3', 3],
    ['90000', 3_600],
    ['tomorrow', 60],
  ])('that asks for a pause of %s gets %d seconds', async (value, seconds) => {
    answer = { status: 429, headers: { 'retry-after': value }, body: {} };
    await expect(provider().read('1')).rejects.toMatchObject({ retryAfterSeconds: seconds });
  });
});
