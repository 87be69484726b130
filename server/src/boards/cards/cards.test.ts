import { nullColumn } from '@torg/protocol/boards/board-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aBoardDesk, type BoardDesk } from '../../testing/boards/a-board-desk.ts';
import { aCard, findAColumn } from '../boards.fixtures.ts';

let api: TestApi;
let desk: BoardDesk;

beforeAll(async () => {
  api = await startTestApi();
  desk = await aBoardDesk(api);
});
afterAll(() => api.close());

const one = '/api/main/evaluation-board-card/{id}' as const;
const named = (name: string) => findAColumn(api.db, desk.board, name);
const hide = (profile: string) =>
  api.db
    .updateTable('profile_availability')
    .set({ visible_in_search: false })
    .where('profile', '=', profile)
    .execute();

describe('a card', () => {
  it('about somebody has their name and profile, and its history says so without the name', async () => {
    const profile = await aConsultant(api.db, { account: { name: 'Siri Dahl' } });
    const { status, body } = await desk.add({ profile, board_column: await named('Samtale') });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...{ card_title: 'Siri Dahl', card_order: 0, profile, interest: null },
      profile_data: { name: 'Siri Dahl', public_id: profile },
    });
    const id = body.evaluation_board_card;
    const { body: history } = await desk.changes(id);
    expect(history.changes).toMatchObject([
      {
        what: 'added_card',
        object: { kind: 'evaluation_board_card', id, name: null },
        by: { account: desk.account },
        after: { column: 'Samtale', card_order: 0, profile: 'Siri Dahl' },
      },
    ]);
    const [event] = (await api.events('recorded_change')).slice(-1);
    expect(JSON.stringify(event)).not.toContain('Siri');
    expect(event?.metadata).toMatchObject({ objects: [id, desk.board] });
  });

  it('about nobody needs a title, which can be changed', async () => {
    expect((await desk.add({})).error.errorCode).toBe('request_validation_error');
    const added = await desk.add({ card_title: ' Ukjent kandidat ' });
    expect(added.body).toMatchObject({ card_title: 'Ukjent kandidat', profile_data: null });
    const params = { id: added.body.evaluation_board_card };
    const changed = await desk.buyer.call(`POST ${one}`, {
      params,
      body: { card_title: 'Kjent kandidat' },
    });
    expect(changed.body).toMatchObject({ card_title: 'Kjent kandidat', notes: [], files: [] });
    expect((await desk.changes(params.id)).body.changes[0]).toMatchObject({
      what: 'changed_card',
      object: { name: 'Kjent kandidat' },
      before: { card_title: 'Ukjent kandidat' },
      after: { card_title: 'Kjent kandidat' },
    });
  });

  it('is one of each profile, when twenty add it at once', async () => {
    const profile = await aConsultant(api.db);
    const answers = await Promise.all(Array.from({ length: 20 }, () => desk.add({ profile })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201,
      ...Array<number>(19).fill(409),
    ]);
    const codes = answers.flatMap(({ status, error }) => (status < 400 ? [] : error.errorCode));
    expect(new Set(codes)).toEqual(new Set(['profile_is_on_board']));
  });

  it('is once when somebody is added while they send interest themselves', async () => {
    const profile = await aConsultant(api.db);
    const client = await api.signedIn(profile);
    const body = { assignment_id: desk.assignment, consultants: [{ consultant_id: profile }] };
    const [sent, ...added] = await Promise.all([
      client.call('POST /api/main/client/assignment-interest-message', { body }),
      ...Array.from({ length: 6 }, () => desk.add({ profile })),
    ]);
    expect(sent.status).toBe(200);
    expect(added.every(({ status }) => status === 201 || status === 409)).toBe(true);
    const cards = (await desk.read()).cards.filter((card) => card.profile === profile);
    expect(cards).toMatchObject([{ interest: { state: 'received', can: { answer: true } } }]);
  });

  it('is for whom everybody sees, who has sent interest, or the own company’s', async () => {
    const hidden = await aConsultant(api.db);
    await hide(hidden);
    const refused = await desk.add({ profile: hidden });
    expect([refused.status, refused.error.errorCode]).toEqual([
      400,
      'consultant_profile_not_visible',
    ]);
    const buyer = await anAccount(api.db, { role: 'consultant_buyer' });
    expect((await desk.add({ profile: buyer })).error.errorCode).toBe('could_not_find_profile');
    const own = await aConsultant(api.db, { account: { organization: desk.organization } });
    await hide(own);
    expect((await desk.add({ profile: own })).status).toBe(201);
  });

  it('stays when the profile can no longer be read, without its data', async () => {
    const profile = await aConsultant(api.db, { account: { name: 'Ola Vik' } });
    const { body } = await desk.add({ profile });
    await hide(profile);
    const { body: card } = await desk.detail(body.evaluation_board_card);
    expect(card).toMatchObject({
      card_title: 'Ola Vik',
      profile,
      profile_data: null,
      thread: null,
    });
    expect(card.can).toEqual({ edit: true, hire: false });
  });
});

describe('several people at once', () => {
  const addAll = (profiles: string[], board_column: string | null = null) =>
    desk.buyer.call('POST /api/main/evaluation-board/{id}/cards', {
      params: { id: desk.board },
      body: { profiles, board_column },
    });

  it('come to the end of a column in the order given, without those who may not or do already', async () => {
    const column = await named('Intervju');
    const [there, hidden, one, other] = await Promise.all([
      aConsultant(api.db),
      aConsultant(api.db),
      aConsultant(api.db, { account: { name: 'Mona Lie' } }),
      aConsultant(api.db, { account: { name: 'Arne Vik' } }),
    ]);
    await desk.add({ profile: there });
    await hide(hidden);
    const before = (await desk.read()).version;
    const { status, body } = await addAll([one, there, hidden, other], column);
    expect(status).toBe(201);
    expect(body.cards.map(({ card_title, column: at }) => [card_title, at])).toEqual([
      ['Mona Lie', column],
      ['Arne Vik', column],
    ]);
    const shown = await desk.read();
    expect(shown.version).toBe(before + 1);
    expect(shown.cards.filter((card) => card.column === column).slice(-2)).toEqual(body.cards);
    const { body: history } = await desk.changes(body.cards[1]?.evaluation_board_card ?? '');
    expect(history.changes).toMatchObject([
      { what: 'added_card', by: { account: desk.account }, after: { column: 'Intervju' } },
    ]);
    expect((await addAll([one, there])).body.cards).toEqual([]);
  });

  it('are on the board once when colleagues add the same list at once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => aConsultant(api.db)));
    const answers = await Promise.all(Array.from({ length: 4 }, () => addAll(people)));
    expect(answers.flatMap(({ body }) => body.cards)).toHaveLength(5);
    const cards = (await desk.read()).cards.map(({ profile }) => profile);
    expect(people.map((one) => cards.filter((profile) => profile === one).length)).toEqual([
      ...Array<number>(5).fill(1),
    ]);
  });

  it('are refused when one of them is named twice, or nobody is', async () => {
    const profile = await aConsultant(api.db);
    for (const profiles of [[profile, profile], []]) {
      expect((await addAll(profiles)).error.errorCode).toBe('request_validation_error');
    }
  });
});

describe('moving cards', () => {
  it('clamps numbers at both ends, and takes null and the nil UUID for the inbox', async () => {
    const id = await aCard(api.db, desk.board);
    const column = await named('Tilbud');
    await aCard(api.db, desk.board, { in: 'Tilbud' });
    expect((await desk.move(id, column, -1)).body).toMatchObject({ column, card_order: 0 });
    expect((await desk.move(id, column, 999_999)).body.card_order).toBe(1);
    expect((await desk.move(id, null, 'first')).body).toMatchObject({
      ...{ column: nullColumn, card_order: 0 },
    });
    await desk.move(id, column, 'first');
    expect((await desk.move(id, nullColumn, 0)).body.column).toBe(nullColumn);
    const [last] = (await desk.changes(id)).body.changes;
    expect(last).toMatchObject({
      ...{ what: 'moved_card', before: { column: 'Tilbud' }, after: { column: '' } },
    });
  });

  it.each([
    ['1.5', 1.5],
    ['1e309', Number.POSITIVE_INFINITY],
    ['third', 'third'],
    ['nothing', null],
  ])('refuses the order %s', async (_what, card_order) => {
    const id = await aCard(api.db, desk.board);
    const { status, error } = await desk.move(id, null, card_order as number);
    expect([status, error.errorCode]).toEqual([400, 'request_validation_error']);
  });

  it('moves several in the order given, all or none', async () => {
    const cards = [await aCard(api.db, desk.board), await aCard(api.db, desk.board)];
    const column = await named('Avslått');
    await aCard(api.db, desk.board, { in: 'Avslått' });
    const move = (ids: string[]) =>
      desk.buyer.call('POST /api/main/evaluation-board/{id}/cards/move', {
        params: { id: desk.board },
        body: { cards: ids, to_evaluation_board_card_column: column, card_order: 'first' },
      });
    const foreign = await aCard(api.db, desk.boardOfNeed);
    const refused = await move([...cards, foreign]);
    expect([refused.status, refused.error.errorCode]).toEqual([
      404,
      'could_not_find_evaluation_board_card',
    ]);
    const { body } = await move(cards.toReversed());
    expect(body.cards.map((card) => [card.evaluation_board_card, card.card_order])).toEqual([
      [cards[1], 0],
      [cards[0], 1],
    ]);
  });

  it('knows no column, card or note of another board', async () => {
    const id = await aCard(api.db, desk.board);
    const elsewhere = await findAColumn(api.db, desk.boardOfNeed, 'Samtale');
    const column = 'could_not_find_evaluation_board_column';
    expect((await desk.move(id, elsewhere)).error.errorCode).toBe(column);
    expect((await desk.add({ card_title: 'A', board_column: elsewhere })).error.errorCode).toBe(
      column,
    );
    const inbox = await named('');
    expect((await desk.move(id, inbox)).error.errorCode).toBe(column);
    const { error } = await desk.buyer.call('POST /api/main/evaluation-board/{id}/presence', {
      params: { id: desk.board },
      body: { state: 'holds', card: await aCard(api.db, desk.boardOfNeed) },
    });
    expect(error.errorCode).toBe('could_not_find_evaluation_board_card');
  });
});

describe('a removed card', () => {
  it('can be put back where it stood for a day, and not after', async () => {
    await aCard(api.db, desk.board, { in: 'Interessert' });
    const id = await aCard(api.db, desk.board, { in: 'Interessert' });
    await aCard(api.db, desk.board, { in: 'Interessert' });
    const remove = () => desk.buyer.call(`DELETE ${one}`, { params: { id } });
    const restore = () => desk.buyer.call(`POST ${one}/restore`, { params: { id } });
    expect((await remove()).status).toBe(204);
    const missing = [404, 'could_not_find_evaluation_board_card'];
    for (const answer of [await remove(), await desk.detail(id), await desk.move(id, null)]) {
      expect([answer.status, answer.error.errorCode]).toEqual(missing);
    }
    expect((await restore()).body).toMatchObject({
      column: await named('Interessert'),
      card_order: 1,
    });
    await remove();
    api.clock.advance({ hours: 25 });
    const late = await restore();
    await api.runScheduled('sweep-boards');
    api.clock.set(new Date());
    expect([late.status, late.error.errorCode]).toEqual(missing);
    const left = await api.db
      .selectFrom('evaluation_board_card')
      .select('evaluation_board_card')
      .where('evaluation_board_card', '=', id)
      .execute();
    expect(left).toEqual([]);
  });

  it('is not put back beside another card of the same profile, nor by interest', async () => {
    const profile = await aConsultant(api.db);
    const client = await api.signedIn(profile);
    await client.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id: desk.assignment, consultants: [{ consultant_id: profile }] },
    });
    const own = async () => (await desk.read()).cards.filter((card) => card.profile === profile);
    const [card] = await own();
    const params = { id: card?.evaluation_board_card ?? '' };
    await desk.buyer.call(`DELETE ${one}`, { params });
    expect(await own()).toEqual([]);
    expect((await desk.add({ profile })).status).toBe(201);
    const { status, error } = await desk.buyer.call(`POST ${one}/restore`, { params });
    expect([status, error.errorCode]).toEqual([409, 'profile_is_on_board']);
  });
});
