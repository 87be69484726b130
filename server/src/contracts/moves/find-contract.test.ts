import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { contractQuery } from './find-contract.ts';

describe('a contract on its page', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  it('is looked up in indexes, so that all the other contracts cost it nothing', async () => {
    const { rows } = await database.db.transaction().execute(async (tx) => {
      await sql`set local enable_seqscan = off`.execute(tx);
      return sql<{ 'QUERY PLAN': string }>`explain ${contractQuery(randomUUID())}`.execute(tx);
    });
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).not.toMatch(/Seq Scan on (contract|contract_signatory|account)\b/);
    expect(plan).toContain('contract_signatory_replaced');
  });
});
