import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';
import { aCompanyToSign } from '../../testing/a-company-to-sign.ts';

const read = 'GET /api/contracts/client/admin/contract-settings' as const;
const choose = 'PUT /api/contracts/client/admin/contract-settings/senders/{country}' as const;

describe('who signs for Torg', () => {
  let api: TestApi;
  let first: TestClient;
  let second: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    const anAdmin = (name: string) =>
      anAccount(api.db, { role: 'admin', name, email: `${name}@torg.example` });
    first = await api.signedIn(await anAdmin('anne'));
    second = await api.signedIn(await anAdmin('berit'));
  });
  afterAll(() => api.close());

  const chooseAs = (client: TestClient, account: string | null, country = 'NO') =>
    client.call(choose, { params: { country: country as 'NO' }, body: { account: account ?? '' } });

  it('is chosen by an admin for each country, among those who can sign in', async () => {
    await anAccount(api.db, { role: 'admin', verified: false });
    const toChoose = async () =>
      (await first.call('GET /api/main/admin/waiting')).body.contract_senders_to_choose.count;
    const before = await first.call(read);
    const admins = [
      { account: first.account, name: 'anne', email: 'anne@torg.example' },
      { account: second.account, name: 'berit', email: 'berit@torg.example' },
    ];
    expect(before.body).toEqual({
      provider: 'torg_sign',
      senders: [
        { country: 'NO', account: null },
        { country: 'SE', account: null },
      ],
      admins,
    });
    expect(await toChoose(), 'a new database waits for it').toBe(2);
    expect((await chooseAs(first, first.account)).status).toBe(204);
    expect(await toChoose()).toBe(1);
    expect((await chooseAs(first, second.account)).status).toBe(204);
    expect((await chooseAs(first, second.account)).status).toBe(204);
    const after = await second.call(read);
    expect(after.body.senders).toEqual([
      { country: 'NO', account: admins[1] },
      { country: 'SE', account: null },
    ]);
    const changes = await api.events('recorded_change');
    expect(changes.map(({ metadata }) => metadata)).toMatchObject([
      { what: 'chose_contract_sender', objects: [first.account] },
      { what: 'chose_contract_sender', objects: [second.account, first.account] },
    ]);
  });

  it('is nobody once that admin was deactivated', async () => {
    await chooseAs(second, first.account, 'SE');
    await api.db
      .updateTable('account')
      .set({ deactivated_at: new Date(), verified: false })
      .where('account', '=', first.account ?? '')
      .execute();
    const { body } = await second.call(read);
    expect(body.senders[1]).toEqual({ country: 'SE', account: null });
    expect(body.admins).toHaveLength(1);
    const { body: waiting } = await second.call('GET /api/main/admin/waiting');
    expect(waiting.contract_senders_to_choose).toEqual({ count: 1, since: null });
  });

  it('is an admin, in Norway or Sweden', async () => {
    const consultant = await anAccount(api.db);
    for (const account of [consultant, randomUUID()]) {
      const answer = await chooseAs(second, account);
      expect([answer.status, codeOf(answer)]).toEqual([404, 'not_found']);
    }
    const answer = await chooseAs(second, second.account, 'DK');
    expect([answer.status, codeOf(answer)]).toEqual([400, 'request_validation_error']);
  });

  it('is for admins to know and to choose', async () => {
    const { admin, consultant } = await aCompanyToSign(api);
    for (const client of [api.stranger, admin, consultant]) {
      for (const answer of [await client.call(read), await chooseAs(client, second.account)]) {
        expect([answer.status, codeOf(answer)]).toEqual([401, 'unauthorized']);
      }
    }
  });
});
