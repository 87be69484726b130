import { sql } from 'kysely';
import type { Db, Tx } from '../src/platform/database/tables.ts';
import { StartError } from '../src/platform/start-error.ts';
import { readCatalogue } from './fill/catalogue.ts';
import { fillAnswers } from './fill/fill-answers.ts';
import { fillAssignments } from './fill/fill-assignments.ts';
import { fillCompanies } from './fill/fill-companies.ts';
import { fillEvents } from './fill/fill-events.ts';
import { accountId } from './fill/fill-ids.ts';
import { fillPeople } from './fill/fill-people.ts';
import { momentsFrom } from './load/moments.ts';

export interface DemoSize {
  profiles: number;
  assignments: number;
}

type Say = (line: string) => void;

async function refuseWhenFilled(tx: Tx): Promise<void> {
  const existing = await tx
    .selectFrom('account')
    .select('account')
    .where('account', '=', accountId('consultant 0'))
    .executeTakeFirst();
  if (existing === undefined) return;
  throw new StartError('This database is filled already; take an empty one for another size.');
}

async function fill(tx: Tx, size: DemoSize, say: Say): Promise<void> {
  await refuseWhenFilled(tx);
  // Adds the new rows to the full-text indexes at once, during the final vacuum.
  await sql`set local gin_pending_list_limit = '1GB'`.execute(tx);
  const moments = momentsFrom(new Date());
  const catalogue = await readCatalogue(tx);
  const companies = await fillCompanies(tx, size, moments);
  const demand = { profiles: size.profiles, companies, catalogue };
  const { buyers, consultants } = await fillPeople(tx, demand, moments);
  say(`${consultants.length} consultants and ${buyers.length} buyers`);
  const world = { buyers, consultants, catalogue };
  const works = await fillAssignments(tx, size.assignments, world, moments);
  say(`${works.length} assignments`);
  const answers = await fillAnswers(tx, works, consultants, moments);
  say(`${answers.length} threads with interest`);
  const events = await fillEvents(tx, { works, answers, buyers, consultants }, moments);
  say(`${events} events`);
}

/**
 * Demo data of any size, generated from parts of the small one; the same size gives the same data.
 * All or nothing. Updates the database's statistics at the end, as it would by itself within a day.
 */
export async function fillDemo(db: Db, size: DemoSize, say: Say = () => {}): Promise<void> {
  await db.transaction().execute((tx) => fill(tx, size, say));
  await sql`vacuum (analyze)`.execute(db);
  say('the database is vacuumed and analyzed');
}
