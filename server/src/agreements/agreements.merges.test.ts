import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../platform/database/database.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { anAgreement, anAgreementDraft, peopleOfHire } from './agreements.fixtures.ts';
import { agreementMerges } from './agreements.merges.ts';

describe('when two become one, their agreements', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase();
  });
  afterAll(() => database.close());

  const draftsOf = async (column: 'profile' | 'client', id: string) => {
    const rows = await database.db
      .selectFrom('agreement_draft')
      .select('status')
      .where(column, '=', id)
      .orderBy('status')
      .execute();
    return rows.map(({ status }) => status);
  };

  it('follow the consultant; of two open drafts for the same client one is withdrawn', async () => {
    const { db } = database;
    const people = await peopleOfHire(db);
    const other = await aConsultant(db, { account: { organization: people.company } });
    await anAgreementDraft(db, people);
    await anAgreementDraft(db, { ...people, consultant: other });
    await anAgreement(db, { ...people, consultant: other });
    const pair = { from: other, to: people.consultant, now: new Date() };
    await db.transaction().execute((tx) => agreementMerges.mergeAccount(tx, pair));
    expect(await draftsOf('profile', other)).toEqual([]);
    expect(await draftsOf('profile', people.consultant)).toEqual([
      'accepted',
      'editing',
      'withdrawn',
    ]);
  });

  it('follow the client; of two open drafts of the same consultant one is withdrawn', async () => {
    const { db } = database;
    const [kept, gone] = [await peopleOfHire(db), await peopleOfHire(db)];
    const { consultant } = kept;
    await anAgreementDraft(db, kept);
    await anAgreementDraft(db, { ...gone, consultant });
    await anAgreementDraft(db, gone);
    const pair = { from: gone.client, to: kept.client, now: new Date() };
    await db.transaction().execute((tx) => agreementMerges.mergeOrganization(tx, pair));
    expect(await draftsOf('client', kept.client)).toEqual(['editing', 'editing', 'withdrawn']);
    const again = await db
      .selectFrom('agreement_draft')
      .select('hired_for')
      .distinct()
      .where('client', '=', kept.client)
      .execute();
    expect(again).toEqual([{ hired_for: kept.client }]);
  });
});
