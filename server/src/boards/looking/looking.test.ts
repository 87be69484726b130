import { afterAll, beforeAll, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

let api: TestApi;
let buyer: TestClient;
let board: string;
const role = 'consultant_buyer' as const;

beforeAll(async () => {
  api = await startTestApi();
  const organization = await anOrganization(api.db);
  buyer = await api.signedIn(await anAccount(api.db, { role, organization, name: 'Bo Berg' }));
  const assignment = await anAssignment(api.db, { organization, editors: [buyer.account ?? ''] });
  const body = { board_title: 'Kandidater', assignment };
  const made = await buyer.call('POST /api/main/evaluation-board/assignment', { body });
  board = made.body.evaluation_board;
});
afterAll(() => api.close());

const add = async (body: { card_title?: string; profile?: string }) =>
  (await buyer.call('POST /api/main/evaluation-board/{id}/card', { params: { id: board }, body }))
    .body.evaluation_board_card;
const cardsWith = async (q: string) =>
  (
    await buyer.call('GET /api/main/evaluation-board/{id}/cards', {
      params: { id: board },
      query: { q },
    })
  ).body.cards;

it('finds cards by their title and their notes, without regard to accents', async () => {
  const [kari, ola] = [
    await add({ card_title: 'Kari Åsen' }),
    await add({ card_title: 'Ola 50%' }),
  ];
  await buyer.call('POST /api/main/evaluation-board-card/{id}/note', {
    params: { id: ola },
    body: { content: 'Kan Kubernetes godt' },
  });
  expect(await cardsWith('asen')).toEqual([kari]);
  expect(await cardsWith('KUBERNETES ola')).toEqual([ola]);
  expect(await cardsWith('kubernetes kari')).toEqual([]);
  expect(await cardsWith('50%')).toEqual([ola]);
});

it('finds a visible consultant by name, and nobody by a profile that is hidden', async () => {
  const consultant = await aConsultant(api.db, { account: { name: 'Synnøve Hauge' } });
  const card = await add({ profile: consultant, card_title: 'Den ene' });
  expect(await cardsWith('synnove')).toEqual([card]);
  await api.db
    .updateTable('profile_availability')
    .set({ visible_in_search: false })
    .where('profile', '=', consultant)
    .execute();
  expect(await cardsWith('synnove')).toEqual([]);
  expect(await cardsWith('den ene')).toEqual([card]);
});

it('names those who may edit the board, and only to them', async () => {
  const params = { id: board };
  const { body } = await buyer.call('GET /api/main/evaluation-board/{id}/people', { params });
  expect(body.people).toContainEqual(
    expect.objectContaining({ account: buyer.account, name: 'Bo Berg' }),
  );
  const stranger = await api.signedIn(
    await anAccount(api.db, { role, organization: await anOrganization(api.db) }),
  );
  const refused = await stranger.call('GET /api/main/evaluation-board/{id}/people', { params });
  expect(refused.status).toBe(401);
  expect(body.people.map(({ account }) => account)).not.toContain(stranger.account);
});
