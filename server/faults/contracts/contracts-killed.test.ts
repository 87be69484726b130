import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import type { OneflowStep } from '../../src/adapters/esign/stand-in/oneflow-faults.ts';
import { checkChain } from '../../src/contracts/signing/check-chain.ts';
import { findChain } from '../../src/contracts/verification/chains.repository.ts';
import type { MailMoment } from '../an-smtp-receiver.ts';
import { send as sendWithin, type Reply } from '../torg-process.ts';
import { openOffice, type Office } from './a-killable-office.ts';

/** Lets the process stand still at a moment, and resolves when it does. */
type Moment = (office: Office) => Promise<void>;

const atStorage =
  (method: 'GET' | 'PUT', prefix: string, isDone = false): Moment =>
  ({ bucket }) =>
    bucket.plan([method, prefix], 'stall', { isDone, times: 99 });

/** At the next mail, whoever of both gets it. */
const atMail =
  (moment: MailMoment): Moment =>
  ({ receiver, people }) =>
    new Promise((resolve) => {
      receiver.atNext(moment, people.sender.email, resolve);
      receiver.atNext(moment, people.recipient.email, resolve);
    });

const atOneflow =
  (step: OneflowStep, isDone = false): Moment =>
  async ({ standIn }) => {
    const before = standIn.requests.length;
    standIn.plan(step, 'stall', { isDone, times: 99 });
    while (!standIn.requests.slice(before).includes(step)) await pause(20);
    await standIn.settle();
  };

/**
 * Starts the process, kills it at the moment, and makes everything answer again. What somebody does
 * meanwhile is finished first; otherwise it dies at once, also before it is ready.
 */
async function dieAt(office: Office, moment: Moment, act?: () => Promise<void>): Promise<void> {
  const reached = moment(office);
  const begun = office.start().then(act);
  const dead = Promise.all([reached, act && begun]).then(() => office.kill());
  // Killed before it was ready, it never is; and what failed is told below.
  for (const either of [begun, dead]) either.catch(() => {});
  await Promise.race([dead, begun.then(() => dead)]);
  office.bucket.recover();
  office.standIn.recover();
  office.receiver.forget();
}

/** Some fifteen starts, each of some seconds; on a busy machine many. */
const wholeMs = 900_000;

/** A process that has just started on a busy machine takes its time. */
const send = (origin: string, cookie: string, call: string, body?: object): Promise<Reply> =>
  sendWithin(origin, cookie, call, body, { ms: 120_000 });

const offices: Office[] = [];
afterEach(async () => {
  for (const office of offices.splice(0)) await office.close();
});

async function anOffice(provider: Parameters<typeof openOffice>[0]): Promise<Office> {
  const office = await openOffice(provider);
  offices.push(office);
  return office;
}

const contractPath = '/api/contracts/client/contracts';

async function makeContract({ origin, people }: Office): Promise<string> {
  const call = `POST /api/contracts/client/organizations/${people.organization}/cooperation-contracts`;
  const { status, body } = await send(origin, people.sender.cookie, call, {
    recipient_signatory_name: 'Kari Fjord',
    recipient_signatory_email: people.recipient.email,
  });
  expect(status, JSON.stringify(body)).toBe(202);
  return String(body['contract_id']);
}

type Side = 'sender' | 'recipient';
const sides: readonly Side[] = ['sender', 'recipient'];

async function sign({ origin, people }: Office, contract: string, side: Side): Promise<void> {
  const { cookie } = people[side];
  const { body } = await send(origin, cookie, `GET ${contractPath}/${contract}`);
  const subject = { signatory: body['own_signatory'] };
  const shown = await fetch(`${origin}/api/contracts/signing/document`, {
    method: 'POST',
    headers: { cookie, 'content-type': 'application/json' },
    body: JSON.stringify({ subject }),
  });
  const document_hash = createHash('sha256')
    .update(Buffer.from(await shown.arrayBuffer()))
    .digest('hex');
  const signature = { name: 'Et Navn', authority_confirmed: true, document_hash };
  const call = 'POST /api/contracts/signing/sign';
  const signed = await send(origin, cookie, call, { subject, ...signature });
  expect(signed.status, JSON.stringify(signed.body)).toBe(200);
}

const kindsOf = async ({ origin, people }: Office, contract: string): Promise<string[]> => {
  const call = `GET /api/contracts/client/admin/contracts/${contract}/events`;
  const { body } = await send(origin, people.sender.cookie, call);
  return ((body['events'] ?? []) as { kind: string }[]).map(({ kind }) => kind);
};

async function untilChainHas(
  office: Office,
  contract: string,
  [kind, times]: [string, number],
): Promise<void> {
  const end = Date.now() + 90_000;
  let kinds: string[] = [];
  while (Date.now() < end) {
    kinds = await kindsOf(office, contract);
    if (kinds.filter((one) => one === kind).length >= times) return;
    await pause(200);
  }
  throw new Error(`${kind} did not come: ${kinds.join(', ')}`);
}

const signedBy = /^Signert av alle/;
/** Long enough for a second mail, if there were one. */
const quietMs = 1_500;

/** What is in the database, and what people got, once everything has run that was left. */
async function endOf(office: Office, contract: string) {
  const { read, receiver, people } = office;
  await office.start();
  await untilChainHas(office, contract, ['delivered', 2]);
  await pause(quietMs);
  await office.kill();
  const mails = sides.map(
    (side) =>
      receiver.mails.filter((mail) => mail.to === people[side].email && signedBy.test(mail.subject))
        .length,
  );
  return read(async (db) => {
    const row = await db
      .selectFrom('contract')
      .selectAll()
      .where('contract', '=', contract)
      .executeTakeFirstOrThrow();
    const chain = await findChain(db, contract);
    const times = (kind: string) => chain.filter((event) => event.kind === kind).length;
    return {
      ...{ mails, status: row.status, isDelivered: row.delivered_at !== null },
      findings: checkChain(chain, row),
      counts: [times('completed'), times('sealed'), times('delivered')],
    };
  });
}
const deliveredOnce = {
  ...{ mails: [1, 1], status: 'completed', isDelivered: true, findings: [] },
  counts: [1, 1, 2],
};

/** Nobody has a mail yet; one has, and the process never hears so; then the other. */
const mails = ['named', 'whole', 'whole'] as const;

/** A step that is done and not heard of is the moment before the next one. */
const isDone = true;

describe('though the process is killed between any two steps', { timeout: wholeMs }, () => {
  it('what is signed at Torg is sealed once, and each mail is sent once', async () => {
    const office = await anOffice('torg_sign');
    let contract = '';
    await dieAt(office, atStorage('PUT', 'contract-', isDone), async () => {
      contract = await makeContract(office);
    });
    for (const moment of mails) await dieAt(office, atMail(moment));
    await dieAt(office, atStorage('PUT', 'sealed-'), async () => {
      await untilChainHas(office, contract, ['sent', 2]);
      for (const side of sides) await sign(office, contract, side);
    });
    await dieAt(office, atStorage('GET', 'contract-'));
    await dieAt(office, atStorage('PUT', 'sealed-', isDone));
    await dieAt(office, atStorage('GET', 'sealed-'));
    for (const moment of mails) await dieAt(office, atMail(moment));
    expect(await endOf(office, contract)).toEqual(deliveredOnce);
    const toSign = office.receiver.mails.filter(({ subject }) => !signedBy.test(subject));
    const addresses = sides.map((side) => office.people[side].email);
    expect(toSign.map(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
  });

  it('what is signed at Oneflow is made there once, and each mail is sent once', async () => {
    const office = await anOffice('oneflow');
    const { standIn } = office;
    let contract = '';
    await dieAt(office, atOneflow('list'), async () => {
      contract = await makeContract(office);
    });
    await dieAt(office, atOneflow('create', isDone));
    await dieAt(office, atStorage('GET', 'contract-'));
    await dieAt(office, atOneflow('upload', isDone));
    await dieAt(office, atOneflow('publish', isDone));
    const there = () => standIn.there.all().filter(({ name }) => name.endsWith(contract));
    const [made] = there();
    await dieAt(office, atOneflow('file'), async () => {
      await untilChainHas(office, contract, ['sent', 1]);
      for (const { participants } of made?.parties ?? []) {
        for (const { id } of participants) standIn.desk.act(String(made?.id), String(id), 'sign');
      }
    });
    await dieAt(office, atStorage('PUT', 'oneflow-', isDone));
    await dieAt(office, atStorage('GET', 'oneflow-'));
    for (const moment of mails) await dieAt(office, atMail(moment));
    expect(await endOf(office, contract)).toEqual(deliveredOnce);
    expect(there()).toMatchObject([{ id: made?.id, state: 'signed', mails: [{}] }]);
  });
});
