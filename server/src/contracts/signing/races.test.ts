import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { asSystem, moveOne } from '../../platform/move.ts';
import type { Refusal } from '../../platform/refusal.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { contracts } from '../moves/contract-moves.ts';
import {
  aContractToSign,
  chainOf,
  pdfHash,
  type ToSign,
} from '../../testing/a-contract-to-sign.ts';

const signCall = 'POST /api/contracts/signing/sign';
const declineCall = 'POST /api/contracts/signing/decline';
const recallCall = 'POST /api/contracts/client/contracts/{contract_id}/recall';

let api: TestApi;
let admin: TestClient;
let siri: TestClient;
let kari: TestClient;
const sender = 'siri@torg.example';
const recipient = 'kari@fjord.example';
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  siri = await api.signedIn(await anAccount(api.db, { email: sender, role: 'admin' }));
  kari = await api.signedIn(await anAccount(api.db, { email: recipient }));
});
afterAll(() => api.close());

const aContract = () => aContractToSign(api, { sender, recipient });

const sign = (client: TestClient, { signatory }: { signatory: string }) =>
  client
    .call(signCall, {
      body: {
        subject: { signatory },
        ...{ name: 'Et navn', authority_confirmed: true, document_hash: pdfHash },
      },
    })
    .then(({ status }) => status);
const decline = (client: TestClient, { signatory }: { signatory: string }) =>
  client
    .call(declineCall, { body: { subject: { signatory }, reason: 'Nei.' } })
    .then(({ status }) => status);
const recall = ({ contract }: ToSign) =>
  admin
    .call(recallCall, { params: { contract_id: contract }, body: { reason: 'Feil.' } })
    .then(({ status }) => status);

async function expire({ contract }: ToSign): Promise<number> {
  const { db, clock } = api;
  const nothing = async () => {};
  const then = { emit: nothing, enqueue: nothing, enqueueAll: nothing, notify: nothing };
  try {
    await db.transaction().execute((db_) =>
      moveOne(asSystem({ ...then, db: db_, now: clock.now() }), contracts, contract, {
        move: 'expire',
      }),
    );
    return 200;
  } catch (error) {
    return (error as Refusal).status;
  }
}

const statusOf = async ({ contract }: ToSign) => {
  const row = await api.db
    .selectFrom('contract')
    .select('status')
    .where('contract', '=', contract)
    .executeTakeFirstOrThrow();
  return row.status;
};
const sorted = (statuses: readonly number[]) => statuses.toSorted((a, b) => a - b);

describe('two at the same time', () => {
  it('both sign, fifty times: one completion each time', async () => {
    const made = await Promise.all(Array.from({ length: 50 }, aContract));
    const answers = await Promise.all(
      made.flatMap((one) => [sign(siri, one.sender), sign(kari, one.recipient)]),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
    for (const one of made) {
      expect(await statusOf(one)).toBe('completed');
      expect(await chainOf(api, one.contract)).toEqual(['signed', 'signed', 'completed']);
    }
    const completed = await api.events('completed_contract');
    expect(completed).toHaveLength(50);
  }, 120_000);

  it.each([
    ['recall', recall, 'recalled'],
    ['expiry', expire, 'expired'],
    ['decline', (one: ToSign) => decline(kari, one.recipient), 'declined'],
  ] as const)(
    'the last signature or the %s wins, and the other is refused',
    async (_what, end, to) => {
      for (let times = 0; times < 20; times += 1) {
        const one = await aContract();
        expect(await sign(siri, one.sender)).toBe(200);
        const both = [() => sign(kari, one.recipient), () => end(one)];
        if (times % 2 === 1) both.reverse();
        const answers = await Promise.all(both.map((start) => start()));
        expect(sorted(answers)).toEqual([200, 409]);
        const ended = await statusOf(one);
        expect(['completed', to]).toContain(ended);
        const kinds = await chainOf(api, one.contract);
        expect(kinds.includes('completed')).toBe(ended === 'completed');
      }
    },
  );

  it('the same person signs twenty times at once: once', async () => {
    const one = await aContract();
    const answers = await Promise.all(Array.from({ length: 20 }, () => sign(kari, one.recipient)));
    expect(sorted(answers)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await chainOf(api, one.contract)).toEqual(['signed']);
  });

  it('nobody declines or recalls what is signed, and nobody signs what was declined', async () => {
    const one = await aContract();
    expect(await sign(kari, one.recipient)).toBe(200);
    expect(await decline(kari, one.recipient)).toBe(409);
    expect(await sign(siri, one.sender)).toBe(200);
    expect(await recall(one)).toBe(409);
    const other = await aContract();
    expect(await decline(kari, other.recipient)).toBe(200);
    expect(await sign(siri, other.sender)).toBe(409);
    expect(await sign(kari, other.recipient)).toBe(409);
  });
});
