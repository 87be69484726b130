import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.ts';
import type { Database } from './database.ts';
import type { Db } from './tables.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

interface OwnFunction {
  name: string;
  language: string;
  definition: string;
  has_own_path: boolean;
}

/** Our functions: those of the database and of its extensions are not dumped by their definition. */
async function ownFunctions(db: Db): Promise<OwnFunction[]> {
  const { rows } = await sql<OwnFunction>`
    select f.oid::regprocedure::text as name, l.lanname as language,
      pg_get_functiondef(f.oid) as definition,
      coalesce(array_to_string(f.proconfig, ' ') like '%search_path=%', false) as has_own_path
    from pg_proc as f join pg_language as l on l.oid = f.prolang
    where f.pronamespace = 'public'::regnamespace and f.prokind in ('f', 'p')
      and not exists (select from pg_depend as d
        where d.classid = 'pg_proc'::regclass and d.objid = f.oid and d.deptype = 'e')
    order by 1`.execute(db);
  return rows;
}

const nothingStays = new Error('the transaction is rolled back');

/** Makes the function as pg_restore does, without a search path; the database then reads its body. */
async function refusalWithoutPath(db: Db, definition: string): Promise<string | undefined> {
  const attempt = db.transaction().execute(async (tx) => {
    await sql`set local search_path = ''`.execute(tx);
    await sql.raw(definition).execute(tx);
    throw nothingStays;
  });
  const error = await attempt.catch((reason: unknown) => reason);
  return error === nothingStays ? undefined : (error as Error).message;
}

/**
 * Indexes, columns, constraints, views and triggers are kept as parsed, and refer to what they were made
 * with. Only the body of a function is text, which is read anew wherever it is called.
 */
async function functionsThatNeedAPath(db: Db): Promise<string[]> {
  const found: string[] = [];
  for (const { name, language, definition, has_own_path } of await ownFunctions(db)) {
    if (has_own_path) continue;
    // A body in another language is not read when it is made, so such a function must set its own path.
    const refusal =
      language === 'sql' ? await refusalWithoutPath(db, definition) : `is written in ${language}`;
    if (refusal !== undefined) found.push(`${name}: ${refusal}`);
  }
  return found;
}

it('every function can be restored from a dump, whose search path is empty', async () => {
  const names = (await ownFunctions(database.db)).map(({ name }) => name);
  expect(names).toEqual([
    'count_evaluation_board_card_note_of_evaluation_board_card()',
    'count_evaluation_board_card_of_evaluation_board()',
    'count_evaluation_board_card_of_evaluation_board_column()',
    'count_evaluation_board_column_of_evaluation_board()',
    'count_submission_file_of_evaluation_board_card()',
    'folded(text)',
    'folded_all(text[])',
    'folded_text(text[])',
    'refuse_change_of_evidence()',
  ]);
  expect(await functionsThatNeedAPath(database.db)).toEqual([]);
});

it('a function that names another without its schema is found', async () => {
  await sql`create function folded_twice(words text) returns text language sql immutable
    as 'select folded(folded(words))'`.execute(database.db);
  await sql`create function folded_slowly(words text) returns text language plpgsql immutable
    as 'begin return folded(words); end'`.execute(database.db);
  expect(await functionsThatNeedAPath(database.db)).toEqual([
    'folded_slowly(text): is written in plpgsql',
    'folded_twice(text): function folded(text) does not exist',
  ]);
});
