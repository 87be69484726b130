import { expect, test } from 'vitest';
import { tablesCheck } from './tables.ts';

const declared = [
  {
    path: 'server/src/accounts/accounts.tables.ts',
    text: `declare module '../platform/database/tables.ts' {
      interface Tables { account: AccountTable; session: SessionTable }
    }`,
  },
  {
    path: 'server/src/profiles/profiles.tables.ts',
    text: `declare module '../platform/database/tables.ts' {
      interface Tables { profile: ProfileTable; profile_skill: SkillTable; profile_role: RoleTable }
    }`,
  },
];
const refused = (path: string, text: string): string[] =>
  tablesCheck.look([...declared, { path: `server/src/${path}`, text }]).map(({ says }) => says);
const belongs =
  'profiles writes account, which belongs to accounts: call one of its commands instead';

test('a domain writes its own tables, with the query builder and in SQL', () => {
  const text = `
    await tx.updateTable('profile').set({}).execute();
    await sql\`insert into profile (profile) values (\${id})\`.execute(tx);
    await sql\`update profile as p set name = 1\`.execute(tx);`;
  expect(refused('profiles/save-profile.ts', text)).toEqual([]);
});

test.each([
  `await tx.insertInto('account').values(row).execute();`,
  `await tx.deleteFrom('account as a').execute();`,
  'await sql`update account as a set name = ${name}`.execute(tx);',
  'await sql<Row>`with gone as (delete from public.account returning 1) select 1`.execute(tx);',
  'await sql`insert into "account" (name) values (1)`.execute(tx);',
])('nobody writes the table of another: %s', (text) => {
  expect(refused('profiles/save-profile.ts', text)).toEqual([belongs]);
});

test('a state table counts as writing the column that it is bound to', () => {
  const text = `const column = stateColumn('account', { id: 'account', state: 'status' });`;
  expect(refused('profiles/moves.ts', text)).toEqual([belongs]);
  expect(refused('accounts/moves.ts', text)).toEqual([]);
});

test('reading another’s table, and locking its rows, is not a write', () => {
  const text =
    'await sql`select a.name from account as a join profile for update of a`.execute(tx);';
  expect(refused('profiles/save-profile.ts', text)).toEqual([]);
});

test('a choice between tables names them, and all must be the domain’s own', () => {
  const choose = (type: string) => `
    async function replace(table: ${type}) {
      await tx.deleteFrom(table).execute();
      await sql\`insert into \${sql.table(table)} select 1\`.execute(tx);
    }`;
  expect(refused('profiles/a.ts', choose(`'profile_skill' | 'profile_role'`))).toEqual([]);
  expect(refused('profiles/a.ts', choose(`'profile_skill' | 'account'`))).toEqual([
    belongs,
    belongs,
  ]);
  expect(refused('profiles/a.ts', choose('string'))[0]).toContain('not written out');
});

test('a merge changes the domain’s own tables', () => {
  const text = `export const profileMerges = merges({ account: { 'account.merged_into': 'stays' } });`;
  expect(refused('profiles/profiles.merges.ts', text)).toEqual([belongs]);
  expect(refused('accounts/accounts.merges.ts', text)).toEqual([]);
});

test('tests may write any table', () => {
  const text = `await tx.insertInto('account').values(row).execute();`;
  expect(refused('profiles/save-profile.test.ts', text)).toEqual([]);
});

test('a table that no domain declares is refused', () => {
  expect(refused('profiles/a.ts', `await tx.insertInto('basket').execute();`)).toEqual([
    'no domain declares the table basket in its tables file',
  ]);
});
