import { nullColumn } from '@torg/protocol/boards/board-terms';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { openPage, type OpenPage } from '../testing/an-open-page.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { aBoardDesk, type BoardDesk } from '../testing/boards/a-board-desk.ts';
import { aCard, findAColumn } from './boards.fixtures.ts';

let api: TestApi;
let desk: BoardDesk;
let origin = '';

beforeAll(async () => {
  api = await startTestApi();
  origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
  desk = await aBoardDesk(api);
});
afterAll(() => api.close());

const boardMessages = ({ heard }: OpenPage) =>
  heard.filter(({ event }) => event === 'board').map(({ data }) => data);

describe('the open pages of a board', () => {
  it('hear each change once, with a version each, and nobody else hears it', async () => {
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const stranger = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
    const pages = await Promise.all(
      [desk.buyer, admin, stranger].map((one) => openPage(origin, one)),
    );
    const card = await aCard(api.db, desk.board);
    const column = await findAColumn(api.db, desk.board, 'Intervju');
    await desk.move(card, column);
    await desk.move(card, null, 'first');
    const [first, second, third] = pages;
    const { board: evaluation_board, account: by } = desk;
    const expected = [
      { evaluation_board, change: 'card_moved', version: '1', by, card, column, order: '0' },
      {
        evaluation_board,
        change: 'card_moved',
        version: '2',
        by,
        card,
        column: nullColumn,
        order: '0',
      },
    ];
    for (const page of [first, second]) {
      await vi.waitFor(() => expect(page && boardMessages(page)).toEqual(expected));
    }
    expect(third && boardMessages(third)).toEqual([]);
    for (const page of pages) page.close();
  });

  it('hear who is there, and who holds a card, without a new version', async () => {
    const page = await openPage(origin, desk.buyer);
    const card = await aCard(api.db, desk.board);
    const { version } = await desk.read();
    const show = (body: { state: 'here' | 'holds' | 'gone'; card?: string }) =>
      desk.buyer.call('POST /api/main/evaluation-board/{id}/presence', {
        params: { id: desk.board },
        body,
      });
    expect((await show({ state: 'here' })).status).toBe(204);
    await show({ state: 'holds', card });
    await show({ state: 'gone' });
    const shared = { evaluation_board: desk.board, change: 'presence', by: desk.account };
    const told = { ...shared, version: String(version) };
    await vi.waitFor(() =>
      expect(boardMessages(page)).toEqual([
        told,
        { ...told, card, hand: 'true' },
        { ...told, hand: 'gone' },
      ]),
    );
    expect((await desk.read()).version).toBe(version);
    page.close();
  });

  it('hear of interest, and of one that is withdrawn', async () => {
    const page = await openPage(origin, desk.buyer);
    const profile = await aConsultant(api.db);
    const client = await api.signedIn(profile);
    const { assignment } = desk;
    await client.call('POST /api/main/client/assignment-interest-message', {
      body: { assignment_id: assignment, consultants: [{ consultant_id: profile }] },
    });
    const cards = (await desk.read()).cards.filter((card) => card.profile === profile);
    const card = cards[0]?.evaluation_board_card ?? '';
    // By nobody: pages would say that a colleague has added the card.
    const added = { evaluation_board: desk.board, change: 'card_added', card };
    await vi.waitFor(() =>
      expect(boardMessages(page)).toEqual([{ ...added, version: expect.any(String) }]),
    );
    const interest = cards[0]?.interest?.assignment_interest ?? '';
    const path = 'POST /api/main/assignment-interest/{assignment_interest}/withdraw' as const;
    expect((await client.call(path, { params: { assignment_interest: interest } })).status).toBe(
      200,
    );
    await api.runJobs();
    await vi.waitFor(() =>
      expect(boardMessages(page)[1]).toMatchObject({ change: 'card_changed', by: profile, card }),
    );
    expect((await desk.detail(card)).body.interest).toMatchObject({
      ...{ state: 'withdrawn', can: { answer: false } },
    });
    page.close();
  });
});
