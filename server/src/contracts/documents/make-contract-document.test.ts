import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { silentLog } from '../../platform/log.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import type { ContractContent } from '../contract-content.ts';
import { aCooperationAgreement } from '../contracts.fixtures.ts';
import { madeUpContent } from './made-up-content.ts';
import { makeContractDocument } from './make-contract-document.ts';

describe('the PDF of a contract', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const content = madeUpContent('cooperation_norwegian');
  async function aContract(more: Partial<ContractContent> = {}): Promise<string> {
    const company = await anOrganization(api.db, { kind: 'consultant_company' });
    const contract = await aCooperationAgreement(api.db, company, { status: 'in_progress' });
    await api.db
      .updateTable('contract')
      .set({ content: JSON.stringify({ ...content, ...more }) })
      .where('contract', '=', contract)
      .execute();
    return contract;
  }
  const run = (contract: string) =>
    api.torg.parts.jobs.run(makeContractDocument, { input: { contract }, traceId: '' });
  const rowOf = (contract: string) =>
    api.db
      .selectFrom('contract')
      .leftJoin('file', 'file.file', 'contract.document_file')
      .selectAll('file')
      .select(['document_file', 'document_hash'])
      .where('contract', '=', contract)
      .executeTakeFirstOrThrow();
  const keysOf = (contract: string) =>
    (api.torg.parts.external.storage as unknown as { keys: () => string[] })
      .keys()
      .filter((key) => key.includes(contract));
  const waiting = async (contract: string) => {
    const { rows } = await sql`select from pgboss.job where name = 'mail-signing-links'
      and data -> 'input' ->> 'contract' = ${contract}`.execute(api.db);
    return rows.length;
  };

  it('is made once, stored under its hash, and then the mails are requested', async () => {
    const contract = await aContract();
    await run(contract);
    const row = await rowOf(contract);
    const stored = await api.torg.parts.external.storage.get(row.storage_key ?? '');
    const pdf = await buffer(stored.stream);
    expect(row.document_hash).toBe(createHash('sha256').update(pdf).digest('hex'));
    expect(row).toMatchObject({
      ...{ purpose: 'contract', uploaded_by: null, media_type: 'application/pdf' },
      ...{ size: pdf.length, sha256: row.document_hash, virus_check: 'passed' },
      file_name: 'Samarbeidsavtale Fjordkode AS.pdf',
    });
    expect(await waiting(contract)).toBe(1);
    await run(contract);
    expect(await rowOf(contract)).toEqual(row);
    expect([keysOf(contract).length, await waiting(contract)]).toEqual([1, 1]);
  });

  it('is one file and one mail when two make it at once', async () => {
    const contract = await aContract();
    await Promise.all([run(contract), run(contract), run(contract)]);
    const { storage_key } = await rowOf(contract);
    expect([keysOf(contract), await waiting(contract)]).toEqual([[storage_key], 1]);
  });

  it('is not left behind when its contract was recalled meanwhile', async () => {
    const contract = await aContract();
    const { storage } = api.torg.parts.external;
    const { put } = storage;
    storage.put = async (...about) => {
      await put(...about);
      await api.db
        .updateTable('contract')
        .set({ status: 'recalled' })
        .where('contract', '=', contract)
        .execute();
    };
    await run(contract);
    storage.put = put;
    expect([keysOf(contract), (await rowOf(contract)).document_file]).toEqual([[], null]);
    expect(await waiting(contract)).toBe(0);
  });

  it('is made in the next attempt when the process was killed after storing it', async () => {
    const contract = await aContract();
    const { jobs } = api.torg.parts;
    const broken = jobs.definitions.find(({ name }) => name === makeContractDocument.name);
    await expect(
      broken?.run(
        {
          ...{ id: 'killed', db: api.db, searches: api.db, withoutTimeout: null, log: silentLog },
          external: api.torg.parts.external,
          now: api.clock.now,
          transaction: () => Promise.reject(new Error('killed')),
        },
        { contract },
      ),
    ).rejects.toThrow('killed');
    expect([keysOf(contract).length, (await rowOf(contract)).document_file]).toEqual([1, null]);
    await run(contract);
    expect(keysOf(contract)).toEqual([(await rowOf(contract)).storage_key]);
  });

  it('is made whatever people typed', async () => {
    const name = '#read("/etc/passwd")\u202E\r\n王 AS';
    const parties = content.parties.map((party) => ({ ...party, name, heading: name }));
    const texts = [{ heading: name, text: `<b>${name}</b>\n\n![](x)` }];
    const contract = await aContract({ parties, texts });
    await run(contract);
    expect((await rowOf(contract)).document_hash).toMatch(/^[0-9a-f]{64}$/);
  });
});
