import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import type { Database } from '../platform/database/database.ts';
import { migrate } from '../platform/database/migrate.ts';
import { openOlderDatabase } from '../testing/an-older-database.ts';
import { findWithCooperationAgreement } from './contracts.queries.ts';
import './contracts.tables.ts';

/** The last one before there were documents with versions. */
const before = '0024_mails_of_jobs_only';

/** A database of its own, since it is brought forward while it has rows. */
let database: Database;
beforeAll(async () => {
  database = await openOlderDatabase(before);
});
afterAll(() => database.close());

interface Old {
  status: string;
  version: number;
  is_compliant?: boolean;
  document_type?: string;
  /** of January 2026 */
  day: number;
}

async function anOldContract(organization: string, old: Old): Promise<string> {
  const contract = randomUUID();
  const { status, version, is_compliant = false, day } = old;
  const at = new Date(Date.UTC(2026, 0, day));
  await sql`insert into cooperation_contract (contract, organization, status, document_type, version,
      is_compliant, created_at, updated_at)
    values (${contract}, ${organization}, ${status},
      ${old.document_type ?? 'cooperation_norwegian'}, ${version}, ${is_compliant}, ${at}, ${at})`.execute(
    database.db,
  );
  return contract;
}

it('contracts from before are there with their ids, states, versions and what still counts', async () => {
  const { db } = database;
  const aCompany = (name: string) => anOrganization(db, { kind: 'consultant_company', name });
  const [signed, outgrown, swedish] = [
    await aCompany('Fjordkode AS'),
    await aCompany('Lemen AS'),
    await anOrganization(db, { kind: 'independent', name: 'Tehrani', country: 'SE' }),
  ];
  const ids = {
    signed: await anOldContract(signed, {
      ...{ status: 'completed', version: 2, is_compliant: true, day: 1 },
    }),
    outgrown: await anOldContract(outgrown, { status: 'completed', version: 1, day: 2 }),
    first: await anOldContract(outgrown, { status: 'in_progress', version: 2, day: 3 }),
    second: await anOldContract(outgrown, { status: 'in_progress', version: 2, day: 4 }),
    declined: await anOldContract(swedish, {
      ...{ status: 'declined', version: 7, day: 5, document_type: 'cooperation_english' },
    }),
  };
  await migrate(database);
  const rows = await db
    .selectFrom('contract as c')
    .innerJoin('contract_document as d', 'd.document', 'c.document')
    .select(['c.contract', 'c.status', 'd.type', 'd.version', 'c.recipient_name', 'c.provider'])
    .orderBy('c.created_at')
    .execute();
  const nb = { type: 'cooperation_norwegian', provider: 'uploaded' };
  expect(rows).toEqual([
    {
      ...nb,
      contract: ids.signed,
      status: 'completed',
      version: 2,
      recipient_name: 'Fjordkode AS',
    },
    { ...nb, contract: ids.outgrown, status: 'completed', version: 1, recipient_name: 'Lemen AS' },
    { ...nb, contract: ids.first, status: 'recalled', version: 2, recipient_name: 'Lemen AS' },
    { ...nb, contract: ids.second, status: 'in_progress', version: 2, recipient_name: 'Lemen AS' },
    {
      ...{ contract: ids.declined, status: 'declined', type: 'cooperation_english', version: 7 },
      ...{ recipient_name: 'Tehrani', provider: 'uploaded' },
    },
  ]);
  const good = await findWithCooperationAgreement(db, [signed, outgrown, swedish]);
  expect([...good]).toEqual([signed]);
  const signatories = await db
    .selectFrom('contract_signatory')
    .select(['side', 'status', 'name'])
    .where('contract', '=', ids.signed)
    .orderBy('side')
    .execute();
  expect(signatories).toEqual([
    { side: 'recipient', status: 'signed', name: 'Fjordkode AS' },
    { side: 'sender', status: 'signed', name: 'Torg' },
  ]);
  const dates = await db
    .selectFrom('contract')
    .select(['completed_at', 'expires_at'])
    .where('contract', 'in', [ids.signed, ids.second])
    .orderBy('created_at')
    .execute();
  expect(
    dates.map((one) => [one.completed_at?.toISOString(), one.expires_at?.toISOString()]),
  ).toEqual([
    ['2026-01-01T00:00:00.000Z', undefined],
    [undefined, '2026-02-03T00:00:00.000Z'],
  ]);
});
