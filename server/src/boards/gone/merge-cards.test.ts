import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aBoardDesk, type BoardDesk } from '../a-board-desk.ts';
import { aCard, aCardNote } from '../boards.fixtures.ts';

let api: TestApi;
let desk: BoardDesk;

beforeAll(async () => {
  api = await startTestApi();
  desk = await aBoardDesk(api);
});
afterAll(() => api.close());

const merge = async (account: string, other: string) => {
  const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
  const path = 'POST /api/main/admin/accounts/{account}/merge/{other}' as const;
  expect((await admin.call(path, { params: { account, other } })).status).toBe(200);
};

describe('when two accounts become one', () => {
  it('the person stands once on each board, with the notes of both cards', async () => {
    const kept = await aConsultant(api.db);
    const from = await anAccount(api.db, { role: 'consultant' });
    const both = [
      await aCard(api.db, desk.board, { profile: kept }),
      await aCard(api.db, desk.board, { profile: from }),
    ];
    const alone = await aCard(api.db, desk.boardOfNeed, { profile: from });
    for (const card of both) await aCardNote(api.db, card, desk.account);
    await merge(kept, from);
    const [card = '', gone = ''] = both;
    expect((await desk.detail(gone)).status).toBe(404);
    const { body } = await desk.detail(card);
    expect([body.profile, body.notes.length, body.number_of_card_notes]).toEqual([kept, 2, 2]);
    expect((await desk.detail(alone)).body.profile).toBe(kept);
    const { cards, version } = await desk.read();
    expect([cards.map(({ card_order }) => card_order), version]).toEqual([[0], 1]);
  });

  it('what one of them has written is the other’s', async () => {
    const { organization, board } = desk;
    const role = 'consultant_buyer' as const;
    const from = await anAccount(api.db, { role, organization });
    const card = await aCard(api.db, board);
    await aCardNote(api.db, card, from);
    await merge(desk.account, from);
    expect((await desk.detail(card)).body.notes).toMatchObject([
      { created_by: desk.account, can: { change: true } },
    ]);
  });
});
