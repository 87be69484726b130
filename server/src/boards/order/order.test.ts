import { nullColumn } from '@torg/protocol/boards/board-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dice, type Dice } from '../../../demo/dice.ts';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { aBoard, aCard, findAColumn } from '../boards.fixtures.ts';
import { placeOf, type Position } from './place.ts';

let api: TestApi;
let buyer: TestClient;
let organization: string;

beforeAll(async () => {
  api = await startTestApi();
  organization = await anOrganization(api.db);
  const role = 'consultant_buyer' as const;
  buyer = await api.signedIn(await anAccount(api.db, { role, organization }));
});
afterAll(() => api.close());

const one = '/api/main/evaluation-board-card/{id}' as const;
const move = (id: string, to: string | null, card_order: Position) =>
  buyer.call(`POST ${one}/move`, {
    params: { id },
    body: { to_evaluation_board_card_column: to, card_order },
  });
const remove = (id: string) => buyer.call(`DELETE ${one}`, { params: { id } });
const restore = (id: string) => buyer.call(`POST ${one}/restore`, { params: { id } });

async function aFilledBoard(cards: number) {
  const opportunity = await anOpportunity(api.db, { organization });
  const board = await aBoard(api.db, { opportunity });
  const ids: string[] = [];
  for (let count = 0; count < cards; count += 1) ids.push(await aCard(api.db, board));
  const columns = [
    ...[nullColumn, await findAColumn(api.db, board, 'Samtale')],
    await findAColumn(api.db, board, 'Tilbud'),
  ];
  const read = async () =>
    (
      await buyer.call('GET /api/main/opportunity/{id}/evaluation-board', {
        params: { id: opportunity },
      })
    ).body;
  return { board, ids, columns, read };
}
type Filled = Awaited<ReturnType<typeof aFilledBoard>>;

/** The ids in each column as the board answers them; the positions must be dense. */
async function listsOf({ columns, read }: Filled): Promise<string[][]> {
  const { cards } = await read();
  return columns.map((column) => {
    const own = cards.filter((card) => card.column === column);
    expect(own.map(({ card_order }) => card_order)).toEqual(own.map((_card, index) => index));
    return own.map((card) => card.evaluation_board_card);
  });
}

/** A plain list in which what was removed leaves its place behind. */
class PlainLists {
  readonly lists: { id: string; removed: boolean }[][];
  constructor(columns: number, inbox: readonly string[]) {
    this.lists = Array.from({ length: columns }, () => []);
    this.lists[0]?.push(...inbox.map((id) => ({ id, removed: false })));
  }
  private listWith(id: string) {
    return this.lists.find((list) => list.some((entry) => entry.id === id)) ?? [];
  }
  mark(id: string, removed: boolean): void {
    for (const entry of this.listWith(id)) if (entry.id === id) entry.removed = removed;
  }
  move(id: string, to: number, position: Position): number {
    const from = this.listWith(id);
    from.splice(
      from.findIndex((entry) => entry.id === id),
      1,
    );
    const list = this.lists[to] ?? [];
    const shown = list.filter((entry) => !entry.removed);
    const place = placeOf(position, shown.length);
    const before = shown[place - 1];
    list.splice(before === undefined ? 0 : list.indexOf(before) + 1, 0, { id, removed: false });
    return place;
  }
  shown = (): string[][] =>
    this.lists.map((list) => list.filter((entry) => !entry.removed).map(({ id }) => id));
  removed = (): string[] => this.lists.flat().flatMap(({ id, removed }) => (removed ? id : []));
}

/** Moves, removes or restores a card on the board and in the plain lists; a move says where to. */
async function randomChange({ columns }: Filled, plain: PlainLists, chance: Dice) {
  const removed = plain.removed();
  const kind = chance.whole(1, 10);
  if (kind === 1 && removed.length < 12) {
    const id = chance.pick(plain.shown().flat());
    plain.mark(id, true);
    return { ...(await remove(id)), stands: null, sent: null };
  }
  if (kind === 2 && removed.length > 0) {
    const id = chance.pick(removed);
    plain.mark(id, false);
    return { ...(await restore(id)), stands: null, sent: null };
  }
  const id = chance.pick(plain.shown().flat());
  const to = chance.whole(0, columns.length - 1);
  const position = chance.pick<Position>(['first', 'last', chance.whole(-2, 26)]);
  const sent = { column: columns[to], card_order: plain.move(id, to, position) };
  const { status, body } = await move(id, columns[to] ?? null, position);
  return { status, sent, stands: { column: body.column, card_order: body.card_order } };
}

describe('the order of cards', () => {
  it('is that of a plain list after 1,000 random moves, removals and restores', async () => {
    const filled = await aFilledBoard(24);
    const { columns, ids } = filled;
    const plain = new PlainLists(columns.length, ids);
    const chance = dice('boards');
    const steps = [...Array(20).keys()].map(() => () => randomChange(filled, plain, chance));
    for (let round = 0; round < 50; round += 1) {
      for (const step of steps) {
        const { status, stands, sent } = await step();
        expect(status).toBeLessThan(300);
        expect(stands).toEqual(sent);
      }
      expect(await listsOf(filled)).toEqual(plain.shown());
    }
  }, 240_000);

  it('stays the same when ranks became so long that they are spread anew', async () => {
    const filled = await aFilledBoard(3);
    const [first = '', second = '', third = ''] = filled.ids;
    const longest = async () => {
      const rows = await api.db.selectFrom('evaluation_board_card').select('rank').execute();
      return Math.max(...rows.map(({ rank }) => rank.length));
    };
    let grown = 0;
    for (let turn = 0; turn < 400; turn += 1) {
      // One is moved between the first and the other, again and again.
      const id = turn % 2 === 0 ? third : second;
      expect((await move(id, null, 1)).body.card_order).toBe(1);
      grown = Math.max(grown, await longest());
    }
    expect(grown).toBeGreaterThan(50);
    expect(grown).toBeLessThanOrEqual(60);
    expect(await listsOf(filled)).toEqual([[first, second, third], [], []]);
  }, 120_000);
});

describe('moves at the same time', () => {
  it('fifty in one column: every card stands once, and the last one where it was sent', async () => {
    const filled = await aFilledBoard(50);
    const chance = dice('fifty');
    const answers = await Promise.all(filled.ids.map((id) => move(id, null, chance.whole(0, 49))));
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const [inbox = []] = await listsOf(filled);
    expect(inbox.toSorted()).toEqual(filled.ids.toSorted());
    const { version } = await filled.read();
    expect(version).toBe(50);
    const last = chance.pick(filled.ids);
    await move(last, null, 17);
    expect((await listsOf(filled))[0]?.[17]).toBe(last);
  });

  it('fifty between two columns, in both directions: none is lost or doubled', async () => {
    const filled = await aFilledBoard(50);
    const [inbox = '', other = ''] = filled.columns;
    await Promise.all(filled.ids.slice(25).map((id) => move(id, other, 'last')));
    const answers = await Promise.all(
      filled.ids.map((id, index) => move(id, index < 25 ? other : inbox, index % 7)),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const [now = [], there = []] = await listsOf(filled);
    expect(there.toSorted()).toEqual(filled.ids.slice(0, 25).toSorted());
    expect(now.toSorted()).toEqual(filled.ids.slice(25).toSorted());
  });

  it('twenty into a column that is removed meanwhile: none is lost', async () => {
    const filled = await aFilledBoard(20);
    const [, column = ''] = filled.columns;
    const params = { id: column };
    const removal = () => buyer.call('DELETE /api/main/evaluation-board-column/{id}', { params });
    const moves = filled.ids.map((id) => () => move(id, column, 'first'));
    const calls = [...moves.slice(0, 10), removal, ...moves.slice(10)];
    const answers = await Promise.all(calls.map((call) => call()));
    const refused = answers.flatMap(({ status, error }) => (status < 400 ? [] : error.errorCode));
    expect(new Set(refused)).toEqual(
      new Set(refused.length > 0 ? ['could_not_find_evaluation_board_column'] : []),
    );
    const [inbox = []] = await listsOf(filled);
    expect(inbox.toSorted()).toEqual(filled.ids.toSorted());
    const back = await buyer.call('POST /api/main/evaluation-board-column/{id}/restore', {
      params,
    });
    expect(back.status).toBe(200);
    const lists = await listsOf(filled);
    expect(lists.flat().toSorted()).toEqual(filled.ids.toSorted());
    expect(lists[1]?.length).toBe(20 - refused.length);
  });

  it('columns are moved by ten at once: each has a place of its own', async () => {
    const filled = await aFilledBoard(0);
    const { columns } = await filled.read();
    const own = columns.slice(1).map((column) => column.evaluation_board_column);
    await Promise.all(
      [...own, ...own].map((id, index) =>
        buyer.call('POST /api/main/evaluation-board-column/{id}/move', {
          params: { id },
          body: { column_order: index % 6 },
        }),
      ),
    );
    const after = (await filled.read()).columns;
    expect(after.map(({ column_order }) => column_order)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(
      after
        .slice(1)
        .map((one) => one.evaluation_board_column)
        .toSorted(),
    ).toEqual(own.toSorted());
  });
});
