import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { floors } from '../../../tools/check/layout/floors.ts';
import { copyTree } from '../../../tools/new/copy-tree.ts';
import { makeDomain } from '../../../tools/new/domain.ts';
import { projectIn } from '../../../tools/new/project.ts';
import { migrate, migrationsAreCurrent } from '../platform/database/migrate.ts';
import { openTestDatabase } from './test-database.ts';

let copy: string;
beforeAll(() => {
  copy = copyTree();
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

it('a new domain can migrate an existing database', async () => {
  const { read, write } = projectIn(copy);
  const database = await openTestDatabase();
  try {
    write(makeDomain({ name: 'light-houses', more: [String(floors.length)], read }));
    const folder = join(copy, 'server/migrations');
    expect(await migrate(database, folder)).toEqual([expect.stringMatching(/_light_houses$/)]);
    expect(await migrationsAreCurrent(database.db, folder)).toBe(true);
    const selecting = sql`select title from light_house`.execute(database.db);
    await expect(selecting).resolves.toMatchObject({ rows: [] });
  } finally {
    await database.close();
  }
});
