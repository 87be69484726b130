import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aContractToSign, mailLinks, pdfHash } from '../../testing/a-contract-to-sign.ts';

let api: TestApi;
let admin: TestClient;
let contract: string;
let storageKey: string;
const kari = 'kari@fjord.example';
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  const signer = await api.signedIn(await anAccount(api.db, { email: kari }));
  const made = await aContractToSign(api, { recipient: kari });
  ({ contract } = made);
  await mailLinks(api, made);
  const subject = { signatory: made.recipient.signatory };
  await signer.call('POST /api/contracts/signing/sign', {
    body: {
      subject,
      ...{ name: 'Kari Fjord', authority_confirmed: true, document_hash: pdfHash },
    },
  });
  const file = await api.db
    .selectFrom('contract')
    .innerJoin('file', 'file.file', 'contract.document_file')
    .select('storage_key')
    .where('contract', '=', contract)
    .executeTakeFirstOrThrow();
  storageKey = file.storage_key;
});
afterAll(() => api.close());

async function found(): Promise<string | null> {
  await api.runScheduled('verify-contracts');
  const row = await api.db
    .selectFrom('contract')
    .select(['check_failure', 'checked_at'])
    .where('contract', '=', contract)
    .executeTakeFirstOrThrow();
  expect(row.checked_at).not.toBeNull();
  return row.check_failure;
}

/** Changes the database as nobody can who has no right to disable its triggers. */
async function tamper(statement: ReturnType<typeof sql>): Promise<void> {
  await api.db.transaction().execute(async (tx) => {
    await sql`alter table contract_event disable trigger contract_event_stays`.execute(tx);
    await statement.execute(tx);
    await sql`alter table contract_event enable trigger contract_event_stays`.execute(tx);
  });
}

describe('the nightly check', () => {
  it('finds nothing where nothing was touched', async () => {
    expect(await found()).toBeNull();
  });

  it('is not needed against our own statements: the database refuses them', async () => {
    for (const statement of [
      sql`update contract_event set name = 'Ola'`,
      sql`delete from contract_event`,
      sql`truncate contract_event`,
    ]) {
      await expect(statement.execute(api.db)).rejects.toThrow('append-only');
    }
  });

  it('names a changed event and a removed one, and shows an admin the same', async () => {
    await tamper(sql`update contract_event set address = '10.9.9.9'
      where contract = ${contract} and number = 2`);
    expect(await found()).toBe('Event 2 (sent) was changed.');
    const { body } = await admin.call(
      'GET /api/contracts/client/admin/contracts/{contract_id}/events',
      { params: { contract_id: contract } },
    );
    expect(body.findings).toEqual(['Event 2 (sent) was changed.']);
    expect(body.events[1]).toMatchObject({ number: 2, kind: 'sent', address: '10.9.9.9' });
    await tamper(sql`delete from contract_event where contract = ${contract} and number = 2`);
    expect(await found()).toBe('Event 2 was removed.');
    const { body: waiting } = await admin.call('GET /api/main/admin/waiting');
    expect(waiting.contract_check_failures.count).toBe(1);
  });

  it('names a PDF that was changed or is gone', async () => {
    const { storage } = api.torg.parts.external;
    const content = Buffer.from('%PDF-1.7 noe annet');
    await storage.put(storageKey, content, {
      contentType: 'application/pdf',
      size: content.length,
    });
    expect(await found()).toContain('The PDF was changed.');
    await storage.remove(storageKey);
    expect(await found()).toContain('The PDF is missing.');
  });
});
