import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Db } from '../../platform/database/tables.ts';
import { openTestDatabase } from '../../testing/test-database.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { aThread } from '../messages.fixtures.ts';
import { mayWriteTo } from '../messages.policy.ts';
import { findRecipients, searchPeople } from './recipients.repository.ts';

/** The same numbers in every run, so that a failure can be reproduced. */
function dice(seed: number) {
  let state = seed;
  return (sides: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * sides);
  };
}

type Writer = Pick<Actor, 'account' | 'role' | 'organization'>;

/** People of all kinds with and without companies, some of whom share a thread. */
async function manyPeople(db: Db): Promise<Writer[]> {
  const roll = dice(20_261_120);
  const admins = await Promise.all([1, 2].map(() => anAccount(db, { role: 'admin' })));
  const client = { kind: 'client', sales_admin: admins[0] ?? null } as const;
  const clients = [await anOrganization(db, client), await anOrganization(db)];
  const companies = [
    await anOrganization(db, { kind: 'consultant_company' }),
    await anOrganization(db, { kind: 'independent' }),
  ];
  const people = [...admins];
  for (let count = 0; count < 12; count += 1) {
    const organization = clients[roll(3)] ?? null;
    const verified = roll(4) > 0;
    people.push(await anAccount(db, { role: 'consultant_buyer', organization, verified }));
  }
  for (let count = 0; count < 18; count += 1) {
    const organization = companies[roll(3)] ?? null;
    const account = { organization, verified: roll(4) > 0, is_admin_in_company: roll(3) === 0 };
    people.push(await aConsultant(db, { visible: roll(2) === 0, account }));
  }
  const assignment = await anAssignment(db, { organization: clients[0] ?? '' });
  const randomPerson = () => people[roll(people.length)] ?? '';
  for (let count = 0; count < 12; count += 1) {
    const participants = [...new Set([randomPerson(), randomPerson(), randomPerson()])];
    const about = roll(2) === 0 ? ({ kind: 'interest', assignment } as const) : {};
    await aThread(db, { participants, ...about });
  }
  return db.selectFrom('account').select(['account', 'role', 'organization']).execute();
}

describe('the search for people to write to', () => {
  let database: Database;
  let db: Db;
  let writers: Writer[];

  beforeAll(async () => {
    database = await openTestDatabase();
    db = database.db;
    writers = await manyPeople(db);
  });
  afterAll(() => database.close());

  it('finds exactly those whom the policy allows, for each of many people', async () => {
    const everybody = writers.map((one) => one.account);
    let allowed = 0;
    for (const writer of writers) {
      const people = await findRecipients(db, writer, everybody);
      const byPolicy = people.filter((one) => mayWriteTo(writer, one)).map((one) => one.account);
      const found = await searchPeople(db, writer, { query: '', limit: 1_000 });
      expect(people).toHaveLength(writers.length);
      expect(found.map((one) => one.account).toSorted()).toEqual(byPolicy.toSorted());
      allowed += byPolicy.length;
    }
    const pairs = writers.length * writers.length;
    expect(allowed / pairs).toBeGreaterThan(0.1);
    expect(allowed / pairs).toBeLessThan(0.9);
  });

  it('matches names of people and companies, and takes wildcards literally', async () => {
    const admin: Writer = { account: writers[0]?.account ?? '', role: 'admin', organization: null };
    const organization = await anOrganization(db, { name: 'Blåbær & Co' });
    const names = ['100_prosent Berg', 'Ida Blåberg'];
    for (const name of names) await anAccount(db, { name, organization });
    const search = async (query: string) =>
      (await searchPeople(db, admin, { query, limit: 5 })).map((one) => one.name);
    expect(await search('blåb')).toEqual(['100_prosent Berg', 'Ida Blåberg']);
    expect(await search('ida blå')).toEqual(['Ida Blåberg']);
    expect(await search('0_p')).toEqual(['100_prosent Berg']);
    expect(await search('a_b')).toEqual([]);
  });
});
