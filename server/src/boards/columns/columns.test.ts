import { nullColumn } from '@torg/protocol/boards/board-terms';
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aBoardDesk, type BoardDesk } from '../a-board-desk.ts';
import { aCard, findAColumn } from '../boards.fixtures.ts';

let api: TestApi;
let desk: BoardDesk;

beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  desk = await aBoardDesk(api);
});
afterAll(() => api.close());

const one = '/api/main/evaluation-board-column/{id}' as const;
const titles = async () => (await desk.read()).columns.map((column) => column.column_title);
const named = (name: string) => findAColumn(api.db, desk.board, name);
const move = (id: string, column_order: number | 'first' | 'last') =>
  desk.buyer.call(`POST ${one}/move`, { params: { id }, body: { column_order } });
const add = (column_title: string) =>
  desk.buyer.call('POST /api/main/evaluation-board/{id}/column', {
    params: { id: desk.board },
    body: { column_title },
  });

describe('the columns of a board', () => {
  it('begin at 1, and first, 0 and 1 are the same place', async () => {
    const offer = await named('Tilbud');
    for (const order of ['first', 0, 1, -7] as const) {
      expect((await move(offer, 'last')).body.column_order).toBe(5);
      expect((await move(offer, order)).body.column_order).toBe(1);
    }
    expect(await titles()).toEqual(['', 'Tilbud', 'Interessert', 'Samtale', 'Intervju', 'Avslått']);
    expect((await move(offer, 3)).body.column_order).toBe(3);
    expect(await titles()).toEqual(['', 'Interessert', 'Samtale', 'Tilbud', 'Intervju', 'Avslått']);
    expect((await move(offer, 1.5)).error.errorCode).toBe('request_validation_error');
  });

  it('get another title or stage, and a new one stands behind the others', async () => {
    const added = await add(' Referanser ');
    expect(added.body).toMatchObject({
      ...{ column_title: 'Referanser', column_order: 6, stage: 'considered' },
      can: { change: true, remove: true },
    });
    const params = { id: added.body.evaluation_board_column };
    const changed = await desk.buyer.call(`POST ${one}`, {
      params,
      body: { column_title: 'Referansesjekk', stage: 'interview' },
    });
    expect(changed.body).toMatchObject({ column_title: 'Referansesjekk', stage: 'interview' });
    const nothing = await desk.buyer.call(`POST ${one}`, { params, body: {} });
    expect(nothing.error.errorCode).toBe('request_validation_error');
    expect((await add('  ')).error.errorCode).toBe('request_validation_error');
  });

  it('are at most thirty, also when many are added at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 28 }, (_, index) => add(`Kolonne ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(25);
    const refused = answers.flatMap(({ status, error }) => (status < 400 ? [] : error.errorCode));
    expect(new Set(refused)).toEqual(new Set(['evaluation_board_is_full']));
    const board = await desk.read();
    expect([board.columns.length, board.can.addColumn]).toEqual([31, false]);
  });

  it('do not include the inbox, which stays as it is', async () => {
    const params = { id: nullColumn };
    const answers = [
      await move(nullColumn, 'last'),
      await desk.buyer.call(`POST ${one}`, { params, body: { column_title: 'Ny' } }),
      await desk.buyer.call(`DELETE ${one}`, { params }),
      await move(await named(''), 'last'),
    ];
    for (const { status, error } of answers) {
      expect([status, error.errorCode]).toEqual([404, 'could_not_find_evaluation_board_column']);
    }
  });

  it('leave their cards at the end of the inbox, and take them back where they stood', async () => {
    const column = await named('Samtale');
    const own: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      own.push(await aCard(api.db, desk.board, { in: 'Samtale' }));
    }
    const before = await aCard(api.db, desk.board);
    const params = { id: column };
    expect((await desk.buyer.call(`DELETE ${one}`, { params })).status).toBe(204);
    const inbox = async () =>
      (await desk.read()).cards
        .filter((card) => card.column === nullColumn)
        .map((card) => card.evaluation_board_card);
    expect(await inbox()).toEqual([before, ...own]);
    await desk.move(own[1] ?? '', await named('Tilbud'));
    await desk.move(own[0] ?? '', null, 'last');
    const back = await desk.buyer.call(`POST ${one}/restore`, { params });
    expect(back.body).toMatchObject({ column_title: 'Samtale', column_order: 2 });
    expect(await inbox()).toEqual([before]);
    const there = (await desk.read()).cards.filter((card) => card.column === column);
    expect(there.map((card) => card.evaluation_board_card)).toEqual([own[0], own[2], own[3]]);
  });

  it('are gone for good after a day, with what was removed in them', async () => {
    const column = await named('Samtale');
    const card = await aCard(api.db, desk.board, { in: 'Samtale' });
    await desk.buyer.call('DELETE /api/main/evaluation-board-card/{id}', { params: { id: card } });
    await desk.buyer.call(`DELETE ${one}`, { params: { id: column } });
    const back = await desk.buyer.call('POST /api/main/evaluation-board-card/{id}/restore', {
      params: { id: card },
    });
    expect(back.body).toMatchObject({ column: nullColumn, card_order: 0 });
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-boards');
    const late = await desk.buyer.call(`POST ${one}/restore`, { params: { id: column } });
    api.clock.set(new Date());
    expect(late.error.errorCode).toBe('could_not_find_evaluation_board_column');
    expect((await desk.read()).cards).toHaveLength(1);
  });
});

describe('the stage of a column', () => {
  const interested = async () => {
    const profile = await aConsultant(api.db);
    const client = await api.signedIn(profile);
    await client.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id: desk.assignment, consultants: [{ consultant_id: profile }] },
    });
    const cards = (await desk.read()).cards.filter((card) => card.profile === profile);
    return cards[0]?.evaluation_board_card ?? '';
  };
  const stateOf = async (card: string) => (await desk.detail(card)).body.interest?.state;

  it('is that of the interest of whoever is moved into it, back and forth', async () => {
    const card = await interested();
    for (const [column, state] of [
      ['Samtale', 'considered'],
      ['Tilbud', 'offered'],
      ['Intervju', 'interview'],
      ['', 'received'],
      ['Interessert', 'considered'],
    ] as const) {
      const to = column === '' ? null : await named(column);
      expect((await desk.move(card, to)).body.interest?.state).toBe(state);
    }
  });

  it('turns nobody down, and changes with the column', async () => {
    const card = await interested();
    await desk.move(card, await named('Tilbud'));
    expect((await desk.move(card, await named('Avslått'))).body.interest?.state).toBe('offered');
    const column = await named('Samtale');
    await desk.move(card, column);
    const change = (stage: 'interview' | 'offered') =>
      desk.buyer.call(`POST ${one}`, { params: { id: column }, body: { stage } });
    await change('interview');
    expect(await stateOf(card)).toBe('interview');
    await desk.buyer.call(`DELETE ${one}`, { params: { id: column } });
    expect(await stateOf(card)).toBe('received');
    await desk.buyer.call(`POST ${one}/restore`, { params: { id: column } });
    expect(await stateOf(card)).toBe('interview');
  });
});
