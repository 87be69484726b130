import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { anAccount } from '../../src/accounts/accounts.fixtures.ts';
import { nullColumn } from '@torg/protocol/boards/board-terms';
import { anAssignment } from '../../src/assignments/assignments.fixtures.ts';
import { aBoard, aCard } from '../../src/boards/boards.fixtures.ts';
import { aMessage, aThread } from '../../src/messages/messages.fixtures.ts';
import { anOrganization } from '../../src/organizations/organizations.fixtures.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { openTestDatabase } from '../../src/testing/test-database.ts';
import { compare } from './compare.ts';
import { emptyLedger, type Ledger } from './ledger.ts';

let database: Database;
let ledger: Ledger;
let organization: string;
beforeAll(async () => {
  database = await openTestDatabase();
  organization = await anOrganization(database.db);
});
afterAll(() => database.close());
beforeEach(() => {
  ledger = emptyLedger();
});

const lostAndDoubled = (since: Date) => compare(database.db, ledger, since);
const saved = (title: string, revision: number) =>
  anAssignment(database.db, { organization, title, revision, created_at: new Date() });

it('an assignment, or one of its saves, that is not there is lost', async () => {
  const since = new Date();
  const [whole, older, other] = [
    await saved('Lagret 2', 2),
    await saved('Lagret 1', 1),
    await saved('En annen', 2),
  ];
  const missing = crypto.randomUUID();
  for (const id of [whole, older, other, missing]) {
    ledger.assignments.add(id);
    if (id !== missing) ledger.saves.set(id, { count: 2, title: 'Lagret 2' });
  }
  const { lost, doubled } = await lostAndDoubled(since);
  expect(doubled).toEqual([]);
  expect(lost).toHaveLength(3);
  for (const id of [missing, older, other]) expect(lost.join(' ')).toContain(id);
});

it('one that nobody was told of, or that is saved too often, is doubled', async () => {
  const since = new Date();
  const [twice, unknown] = [await saved('Lagret 1', 2), await saved('', 0)];
  ledger.assignments.add(twice);
  ledger.saves.set(twice, { count: 1, title: 'Lagret 1' });
  const { lost, doubled } = await lostAndDoubled(since);
  expect(lost).toEqual([]);
  expect(doubled).toEqual([unknown, expect.stringContaining(twice)]);
});

it('a message has one event, and there is one of each', async () => {
  const { db } = database;
  const since = new Date();
  const account = await anAccount(db, { role: 'consultant_buyer', organization });
  const thread = await aThread(db, { participants: [account] });
  const texts = ['hel', 'dobbel', 'uten-hendelse', 'borte'].map(
    (word) => `Melding ${word}-${crypto.randomUUID()}`,
  );
  const [whole, twice, silent, missing] = texts as [string, string, string, string];
  for (const content of [whole, twice, twice]) {
    const message = await aMessage(db, { thread, sender: account, content });
    const event = { kind: 'sent_direct_message', acting_account: account, metadata: { message } };
    await db
      .insertInto('event')
      .values(event as never)
      .execute();
  }
  await aMessage(db, { thread, sender: account, content: silent });
  for (const content of [whole, twice, silent, missing]) ledger.messages.add(content);
  const { lost, doubled } = await lostAndDoubled(since);
  expect(lost.toSorted()).toEqual([silent, missing].toSorted());
  expect(doubled).toEqual([twice]);
});

it('a colleague has the account that was answered', async () => {
  const account = (email: string) =>
    anAccount(database.db, { role: 'consultant_buyer', organization, email });
  ledger.colleagues.set('a@kills.example', await account('a@kills.example'));
  ledger.colleagues.set('b@kills.example', crypto.randomUUID());
  await account('c@kills.example');
  const { lost, doubled } = await lostAndDoubled(new Date());
  expect(lost).toEqual(['b@kills.example']);
  expect(doubled).toEqual(['c@kills.example']);
});

it('a move that is not there, or twice, or left the cards elsewhere, is lost or doubled', async () => {
  const { db } = database;
  const assignment = await anAssignment(db, { organization });
  const id = await aBoard(db, { assignment });
  const [first, second] = [await aCard(db, id), await aCard(db, id)];
  const columns = await db
    .selectFrom('evaluation_board_column')
    .select(['evaluation_board_column', 'is_inbox'])
    .where('evaluation_board', '=', id)
    .execute();
  const board = (version: number, inbox: string[]) => ({
    ...{ id, version },
    columns: new Map(
      columns.map((one) =>
        one.is_inbox ? [nullColumn, inbox] : [one.evaluation_board_column, []],
      ),
    ),
  });
  const found = async (expected: Ledger['board']) => {
    ledger.board = expected;
    const { lost, doubled } = await lostAndDoubled(new Date());
    const ofBoard = (all: string[]) => all.filter((one) => one.includes(id)).length;
    return { lost: ofBoard(lost), doubled: ofBoard(doubled) };
  };
  expect(await found(board(0, [first, second]))).toEqual({ lost: 0, doubled: 0 });
  expect(await found(board(1, [second, first]))).toEqual({ lost: 2, doubled: 0 });
  expect(await found(board(-1, [first, second]))).toEqual({ lost: 0, doubled: 1 });
});
