import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount, aTotp } from '../../accounts/accounts.fixtures.ts';
import { aThread } from '../../messages/messages.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Db } from '../../platform/database/tables.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aCompleteConsultant } from '../profiles.fixtures.ts';

const remove = 'DELETE /api/main/profile/{profile}';

async function photoOf(db: Db, account: string): Promise<string | null> {
  const row = await db
    .selectFrom('account')
    .select('image_file')
    .where('account', '=', account)
    .executeTakeFirstOrThrow();
  return row.image_file;
}

describe('deleting a profile', () => {
  let api: TestApi;
  let admin: TestClient;
  beforeAll(async () => {
    api = await startTestApi();
    admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  });
  afterAll(() => api.close());

  it('is refused for one’s own, even to the admin of the company', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    for (const is_admin_in_company of [false, true]) {
      const profile = await aCompleteConsultant(api.db, {
        account: { organization, is_admin_in_company },
      });
      const answer = await (await api.signedIn(profile)).call(remove, { params: { profile } });
      expect([answer.status, answer.error.errorCode]).toEqual([403, 'cannot_delete_own_profile']);
    }
  });

  it('does not delete a photo that somebody else shows, too', async () => {
    const [one, other] = [await aCompleteConsultant(api.db), await aCompleteConsultant(api.db)];
    const photo = await photoOf(api.db, one);
    await api.db
      .updateTable('account')
      .set({ image_file: photo })
      .where('account', '=', other)
      .execute();
    expect((await admin.call(remove, { params: { profile: one } })).status).toBe(200);
    expect(await photoOf(api.db, other)).toBe(photo);
  });

  it('is refused when others would be left without an admin, and ends the company with its last person', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const account = { organization, is_admin_in_company: true };
    const boss = await aCompleteConsultant(api.db, { account });
    const colleague = await aCompleteConsultant(api.db, { account: { organization } });
    const removed = (profile: string) => admin.call(remove, { params: { profile } });
    const refused = await removed(boss);
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'company_needs_an_admin']);
    expect((await removed(colleague)).status).toBe(200);
    expect((await removed(boss)).status).toBe(200);
  });

  it('deletes personal data and files, and leaves a nameless participant in threads', async () => {
    const profile = await aCompleteConsultant(api.db, {
      account: { name: 'Ingunn Vassdal', email: 'ingunn@torg.example' },
    });
    const client = await api.signedIn(profile);
    await aTotp(api, profile);
    await client.call('POST /api/main/account/me/recovery-codes');
    const buyer = await anAccount(api.db, { role: 'consultant_buyer' });
    const thread = await aThread(api.db, { kind: 'direct', participants: [profile, buyer] });
    const photo = await api.db
      .selectFrom('account')
      .innerJoin('file', 'file.file', 'account.image_file')
      .select('storage_key')
      .where('account', '=', profile)
      .executeTakeFirstOrThrow();
    const { storage } = api.torg.parts.external;
    await storage.put(photo.storage_key, Buffer.from('bilde'), {
      contentType: 'image/png',
      size: 5,
    });

    const answer = await admin.call(remove, { params: { profile } });
    expect([answer.status, answer.body]).toEqual([200, { profile }]);
    await api.runJobs();

    for (const table of ['profile', 'profile_item', 'profile_skill', 'profile_search'] as const) {
      const rows = await api.db
        .selectFrom(table)
        .select('profile')
        .where('profile', '=', profile)
        .execute();
      expect(rows, table).toEqual([]);
    }
    for (const table of ['totp', 'recovery_code', 'session'] as const) {
      const rows = await api.db
        .selectFrom(table)
        .select('account')
        .where('account', '=', profile)
        .execute();
      expect(rows, table).toEqual([]);
    }
    const left = await api.db
      .selectFrom('account')
      .selectAll()
      .where('account', '=', profile)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(left)).not.toMatch(/ingunn/i);
    const files = await api.db
      .selectFrom('file')
      .select('file')
      .where('storage_key', '=', photo.storage_key)
      .execute();
    expect(files).toEqual([]);
    expect(await storage.get(photo.storage_key).catch(() => null)).toBeNull();
    const threadAnswer = await (
      await api.signedIn(buyer)
    ).call('GET /api/main/thread/{thread_id}', {
      params: { thread_id: thread },
    });
    expect(threadAnswer.status).toBe(200);
    expect((await client.call('GET /api/main/account/me')).status).toBe(401);
  });

  it('does not delete the account of somebody who is a buyer now', async () => {
    const profile = await aCompleteConsultant(api.db, { account: { name: 'Ingunn Ny' } });
    await admin.call('PATCH /api/main/admin/accounts/{account}', {
      params: { account: profile },
      body: { role: 'consultant_buyer', organization: null },
    });
    const client = await api.signedIn(profile);
    expect((await admin.call(remove, { params: { profile } })).status).toBe(200);
    expect((await client.call('GET /api/main/account/me')).body).toMatchObject({
      account: { name: 'Ingunn Ny' },
      roleData: { role: 'consultant_buyer' },
    });
    const again = await admin.call(remove, { params: { profile } });
    expect(again.error.errorCode).toBe('could_not_find_profile');
  });

  it('is for admins and the company admin, and refused for an unknown one', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const profile = await aCompleteConsultant(api.db, { account: { organization } });
    const own = await api.signedIn(
      await anAccount(api.db, { organization, is_admin_in_company: true }),
    );
    const rival = await api.signedIn(
      await anAccount(api.db, {
        organization: await anOrganization(api.db, { kind: 'consultant_company' }),
        is_admin_in_company: true,
      }),
    );
    expect((await rival.call(remove, { params: { profile } })).status).toBe(401);
    expect((await own.call(remove, { params: { profile } })).status).toBe(200);
    const gone = await admin.call(remove, { params: { profile } });
    expect([gone.status, gone.error.errorCode]).toEqual([404, 'could_not_find_profile']);
  });
});
