import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { OneflowStep } from '../../src/adapters/esign/stand-in/oneflow-faults.ts';
import { checkChain } from '../../src/contracts/signing/check-chain.ts';
import { findChain } from '../../src/contracts/verification/chains.repository.ts';
import type { MailMoment } from '../an-smtp-receiver.ts';
import { send } from '../torg-process.ts';
import { anOffice, type Office } from './a-killable-office.ts';

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

/** Starts the process, kills it at the moment, and makes everything answer again. */
async function dieAt(office: Office, moment: Moment, act = async () => {}): Promise<void> {
  const reached = moment(office);
  await office.start();
  await act();
  await reached;
  process.stderr.write(`DEBUG ${new Date().toISOString()} ${String(moment)}\n`);
  await office.kill();
  office.bucket.recover();
  office.standIn.recover();
  office.receiver.forget();
}

/** Some fifteen starts, each of some seconds; on a busy machine many. */
const wholeMs = 900_000;

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

/** What is in the database of the ended process, and what people got. */
async function endOf({ read, receiver, people }: Office, contract: string, subject: RegExp) {
  const mails = sides.map(
    (side) =>
      receiver.mails.filter((mail) => mail.to === people[side].email && subject.test(mail.subject))
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
const signedBy = /^(Signert av alle|Signed by everybody)/;

/** Nobody has a mail; one has, and the process never hears so; the same for the other. */
const mails = ['named', 'whole', 'named', 'whole'] as const;

it(
  'what is signed at Torg ends the same though the process is killed at each step',
  async () => {
    const office = await anOffice('torg_sign');
    try {
      let contract = '';
      await dieAt(office, atStorage('PUT', 'contract-'), async () => {
        contract = await makeContract(office);
      });
      await dieAt(office, atStorage('PUT', 'contract-', true));
      for (const moment of mails) await dieAt(office, atMail(moment));
      await office.start();
      await untilChainHas(office, contract, ['sent', 2]);
      await sign(office, contract, 'recipient');
      await office.kill();
      // The storage answers whoever reads before they sign, and stands still when it is sealed.
      await dieAt(office, atStorage('PUT', 'sealed-'), () => sign(office, contract, 'sender'));
      await dieAt(office, atStorage('GET', 'contract-'));
      await dieAt(office, atStorage('PUT', 'sealed-', true));
      await dieAt(office, atStorage('GET', 'sealed-'));
      for (const moment of mails) await dieAt(office, atMail(moment));
      await office.start();
      await untilChainHas(office, contract, ['delivered', 2]);
      await pause(1_500);
      await office.kill();
      expect(await endOf(office, contract, signedBy)).toEqual(deliveredOnce);
      const toSign = office.receiver.mails.filter(({ subject }) => !signedBy.test(subject));
      expect(toSign.map(({ to }) => to).toSorted()).toEqual(
        sides.map((side) => office.people[side].email).toSorted(),
      );
    } finally {
      await office.close();
    }
  },
  wholeMs,
);

it(
  'what is signed at Oneflow is made there once though the process is killed at each step',
  async () => {
    const office = await anOffice('oneflow');
    const { standIn } = office;
    const there = (contract: string) =>
      standIn.there.all().filter(({ name }) => name.endsWith(contract));
    try {
      let contract = '';
      await dieAt(office, atOneflow('list'), async () => {
        contract = await makeContract(office);
      });
      await dieAt(office, atOneflow('create'));
      await dieAt(office, atOneflow('create', true));
      await dieAt(office, atOneflow('read'));
      await dieAt(office, atStorage('GET', 'contract-'));
      await dieAt(office, atOneflow('upload'));
      await dieAt(office, atOneflow('upload', true));
      await dieAt(office, atOneflow('publish'));
      await dieAt(office, atOneflow('publish', true));
      await office.start();
      await untilChainHas(office, contract, ['sent', 1]);
      const [made, ...others] = there(contract);
      expect(others).toEqual([]);
      expect(made).toMatchObject({ state: 'pending', mails: [{}] });
      await office.kill();
      await dieAt(office, atOneflow('read'), async () => {
        for (const { participants } of made?.parties ?? []) {
          for (const { id } of participants) standIn.desk.act(String(made?.id), String(id), 'sign');
        }
      });
      await dieAt(office, atOneflow('files'));
      await dieAt(office, atOneflow('file'));
      await dieAt(office, atStorage('PUT', 'oneflow-'));
      await dieAt(office, atStorage('PUT', 'oneflow-', true));
      await dieAt(office, atStorage('GET', 'oneflow-'));
      for (const moment of mails) await dieAt(office, atMail(moment));
      await office.start();
      await untilChainHas(office, contract, ['delivered', 2]);
      await pause(1_500);
      await office.kill();
      expect(await endOf(office, contract, signedBy)).toEqual(deliveredOnce);
      expect(there(contract)).toHaveLength(1);
    } finally {
      await office.close();
    }
  },
  wholeMs,
);
