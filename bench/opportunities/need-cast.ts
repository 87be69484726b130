import { sql, type Kysely } from 'kysely';
import { insertRows } from '../../server/demo/insert-rows.ts';
import type { Tables } from '../../server/src/platform/database/tables.ts';
import { signIn, type Player } from '../sign-in.ts';
import { needRows, type NeedNames, type Owner } from './need-rows.ts';

type Db = Kysely<Tables>;

/** Somebody who makes needs, with some of their company. */
export type NeedOwner = Player & { needs: string[] };

const owners = 50;
const needsOfEach = 60;

async function findNames(db: Db): Promise<NeedNames> {
  const terms = async (type: string) => {
    const { rows } = await sql<{ uuid: string; name: string }>`select competency as uuid,
      name_nb as name from competency where type = ${type} order by competency limit 40`.execute(
      db,
    );
    return rows;
  };
  const { rows } = await sql<{ profile: string }>`select profile from profile_availability
    where visible_in_search order by profile limit 500`.execute(db);
  const recommended = rows.map(({ profile }) => profile);
  return { roles: await terms('role'), skills: await terms('skill'), recommended };
}

/** One buyer of each client. */
async function findOwners(db: Db): Promise<Owner[]> {
  const { rows } = await sql<Owner>`select distinct on (organization) account, organization
    from account where role = 'consultant_buyer' and verified and organization is not null
    order by organization, account limit ${owners}`.execute(db);
  return rows;
}

/** Fills needs, a page of many companies and 3,000 in all. */
export async function makeNeedCast(db: Db): Promise<NeedOwner[]> {
  const people = await findOwners(db);
  const names = await findNames(db);
  const cast: NeedOwner[] = [];
  for (const [place, player] of (await signIn(db, people)).entries()) {
    const owner = people.find(({ account }) => account === player.account);
    if (owner === undefined) continue;
    const rows = Array.from({ length: needsOfEach }, (_, turn) =>
      needRows(owner, names, place * needsOfEach + turn),
    );
    await insertRows(
      db,
      'opportunity',
      rows.map(({ opportunity }) => opportunity),
    );
    await insertRows(
      db,
      'opportunity_context',
      rows.flatMap(({ contexts }) => contexts),
    );
    await insertRows(
      db,
      'ai_job',
      rows.flatMap(({ jobs }) => jobs),
    );
    await insertRows(
      db,
      'opportunity_criteria',
      rows.map(({ criteria }) => criteria),
    );
    const needs = rows.map(({ opportunity: { opportunity = '' } }) => opportunity);
    cast.push({ ...player, needs });
  }
  await sql`analyze opportunity, opportunity_context, opportunity_criteria, ai_job`.execute(db);
  return cast;
}
