import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { aContractDocument, aCooperationAgreement } from './contracts.fixtures.ts';
import { findWithCooperationAgreement, hasCooperationAgreement } from './contracts.queries.ts';

describe('a cooperation agreement', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const aCompany = () => anOrganization(database.db, { kind: 'consultant_company' });

  it('counts when it is signed and in force', async () => {
    const company = await aCompany();
    expect(await hasCooperationAgreement(database.db, company)).toBe(false);
    await aCooperationAgreement(database.db, company);
    expect(await hasCooperationAgreement(database.db, company)).toBe(true);
  });

  it.each(['in_progress', 'expired', 'recalled', 'declined'] as const)(
    'does not count while it is %s',
    async (status) => {
      const company = await aCompany();
      await aCooperationAgreement(database.db, company, { status });
      expect(await hasCooperationAgreement(database.db, company)).toBe(false);
    },
  );

  it('does not count when it was signed on a version that is no longer compliant', async () => {
    const company = await aCompany();
    await aCooperationAgreement(database.db, company, { document_type: 'cooperation_english' });
    await aContractDocument(database.db, 'cooperation_english', { version: 2 });
    expect(await hasCooperationAgreement(database.db, company)).toBe(false);
  });

  it('counts beside an older one that has expired', async () => {
    const company = await aCompany();
    await aCooperationAgreement(database.db, company, { status: 'expired' });
    await aCooperationAgreement(database.db, company, { version: 9 });
    expect(await hasCooperationAgreement(database.db, company)).toBe(true);
  });

  it('is looked up for many companies at once', async () => {
    const [signed, unsigned, other] = [await aCompany(), await aCompany(), await aCompany()];
    // The current one, which the test before made.
    const version = 9;
    await aCooperationAgreement(database.db, signed, { version });
    await aCooperationAgreement(database.db, signed, { version, status: 'expired' });
    await aCooperationAgreement(database.db, unsigned, { version, status: 'in_progress' });
    await aCooperationAgreement(database.db, other, { version });
    const organizations = [signed, unsigned, randomUUID()];
    const found = await findWithCooperationAgreement(database.db, organizations);
    expect([...found]).toEqual([signed]);
    expect(await findWithCooperationAgreement(database.db, [])).toEqual(new Set());
  });
});
