import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aContractToSign } from '../../testing/a-contract-to-sign.ts';

let api: TestApi;
let admin: TestClient;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
});
afterAll(() => api.close());

const counts = async () => {
  const { body } = await admin.call('GET /api/main/admin/waiting');
  return [
    body.contracts_to_sign.count,
    body.contracts_waiting_long.count,
    body.contract_check_failures.count,
  ];
};

it('what Torg must sign waits for an admin, and what a check found', async () => {
  expect(await counts()).toEqual([0, 0, 0]);
  const { contract, sender } = await aContractToSign(api);
  await aContractToSign(api, { status: 'recalled' });
  expect(await counts()).toEqual([1, 0, 0]);
  await api.db
    .updateTable('contract_signatory')
    .set({ status: 'signed' })
    .where('signatory', '=', sender.signatory)
    .execute();
  await api.db
    .updateTable('contract')
    .set({ check_failure: 'Event 1 was removed.' })
    .where('contract', '=', contract)
    .execute();
  expect(await counts()).toEqual([0, 0, 1]);
});

it('what a company has not signed for ten days waits for an admin, too', async () => {
  const before = await counts();
  const day = (days: number) => new Date(api.clock.now().getTime() - days * 86_400_000);
  await aContractToSign(api, { created_at: day(9.9) });
  const { recipient } = await aContractToSign(api, { created_at: day(10.1) });
  expect((await counts())[1]).toBe((before[1] ?? 0) + 1);
  await api.db
    .updateTable('contract_signatory')
    .set({ status: 'signed' })
    .where('signatory', '=', recipient.signatory)
    .execute();
  expect((await counts())[1]).toBe(before[1]);
});
