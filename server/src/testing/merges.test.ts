import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { aCooperationAgreement } from '../contracts/contracts.fixtures.ts';
import { allMerges } from '../domains.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import {
  countReferring,
  fateOf,
  findReferences,
  type Claims,
  type MergeTarget,
} from '../platform/merges.ts';
import { startTestApi, type TestApi } from './start-test-api.ts';

const targets = ['account', 'organization', 'competency'] as const;
const claimsOf = (target: MergeTarget): Claims[] =>
  allMerges.map(({ claims }) => claims[target] ?? {});

describe('when two objects are merged', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  it.each(targets)('exactly one domain claims each column that refers to an %s', async (target) => {
    const references = await findReferences(api.db, target);
    expect(references.length).toBeGreaterThan(2);
    const claimed = references.map((reference) => ({
      column: `${reference.table}.${reference.column}`,
      domains: claimsOf(target).filter((claims) => fateOf(claims, reference) !== undefined).length,
    }));
    expect(claimed.filter(({ domains }) => domains !== 1)).toEqual([]);
    const existing = new Set(claimed.map(({ column }) => column));
    const stale = claimsOf(target).flatMap((claims) => Object.keys(claims));
    expect(stale.filter((column) => !existing.has(column))).toEqual([]);
  });

  it('every reference to a profile follows when its id changes', async () => {
    const { rows } = await sql<{ table: string }>`
      select conrelid::regclass::text as "table" from pg_constraint
      where contype = 'f' and confrelid = 'profile'::regclass and confupdtype <> 'c'`.execute(
      api.db,
    );
    expect(rows).toEqual([]);
  });

  it('a company’s things follow to the other, except what it has signed', async () => {
    const [from, to] = [await anOrganization(api.db), await anOrganization(api.db)];
    const person = await anAccount(api.db, { organization: from });
    const assignment = await anAssignment(api.db, { organization: from, editors: [person] });
    await aCooperationAgreement(api.db, from);
    await api.db.transaction().execute(async (tx) => {
      for (const { mergeOrganization } of allMerges) {
        await mergeOrganization(tx, { from, to, now: api.clock.now() });
      }
    });
    const left: string[] = [];
    for (const reference of await findReferences(api.db, 'organization')) {
      const { count } = await countReferring(api.db, reference, { from, to });
      if (count > 0) left.push(`${reference.table}.${reference.column}`);
    }
    expect(left).toEqual(['contract.organization']);
    const moved = await api.db
      .selectFrom('assignment')
      .select('organization')
      .where('assignment', '=', assignment)
      .executeTakeFirstOrThrow();
    expect(moved.organization).toBe(to);
  });
});
