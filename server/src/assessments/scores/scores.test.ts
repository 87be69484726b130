import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { aCard } from '../../boards/boards.fixtures.ts';
import {
  aSelectionDesk,
  someCriteria,
  type SelectionDesk,
} from '../../testing/assessments/a-selection-desk.ts';
import {
  codeOf,
  startTestApi,
  type TestApi,
  type TestClient,
} from '../../testing/start-test-api.ts';

let api: TestApi;
let desk: SelectionDesk;
let card: string;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  desk = await aSelectionDesk(api);
  ({ card } = await desk.add({ years: 5 }));
});

const path = '/api/main/evaluation-board-card/{id}' as const;
const [java, kubernetes] = someCriteria.map(({ id }) => id);
const scoresOf = async (who: TestClient) =>
  (await who.call(`GET ${path}/scores`, { params: { id: card } })).body;
const save = (who: TestClient, scores: readonly object[]) =>
  who.call(`PUT ${path}/scores`, { params: { id: card }, body: { scores } as never });
const openAnyway = (who: TestClient) =>
  who.call(`POST ${path}/assessment-opened`, { params: { id: card } });
const colleague = async () =>
  api.signedIn(
    await anAccount(api.db, {
      ...{ role: 'consultant_buyer', organization: desk.organization, name: 'Eva Li' },
    }),
  );
const changes = async () =>
  (await desk.buyer.call(`GET ${path}/changes`, { params: { id: card } })).body.changes.map(
    ({ what }) => what,
  );

describe('own scores', () => {
  it('stand apart, and unfold what machines say and what others think', async () => {
    const eva = await colleague();
    await save(eva, [{ criteria_id: java, score: 3, comment: 'Grundig.' }]);
    expect(await scoresOf(desk.buyer)).toEqual({ scores: [], is_folded: true, others: [] });
    const { status, body } = await save(desk.buyer, [
      { criteria_id: java, score: 4 },
      { criteria_id: kubernetes, score: 0, comment: 'Nevnes ikke.' },
    ]);
    expect(status).toBe(200);
    expect(body).toEqual({
      scores: [
        { criteria_id: java, score: 4, comment: '' },
        { criteria_id: kubernetes, score: 0, comment: 'Nevnes ikke.' },
      ],
      is_folded: false,
      others: [{ account: eva.account, name: 'Eva Li', scores: [{ criteria_id: java, score: 3 }] }],
    });
    expect(await changes()).toEqual(['scored_card', 'scored_card']);
    await save(desk.buyer, [{ criteria_id: java, score: 1 }]);
    expect((await scoresOf(desk.buyer)).scores).toEqual([
      { criteria_id: java, score: 1, comment: '' },
    ]);
  });

  it('go along when the person had a second card, which becomes one with the first', async () => {
    const first = await desk.add({ years: 4 });
    const other = await anAccount(api.db, { role: 'consultant' });
    const second = await aCard(api.db, desk.board, { profile: other });
    const eva = await colleague();
    const of = (one: string) => ({ params: { id: one } });
    const at = { evaluation_board_card: second, scored_at: api.clock.now() };
    await api.db
      .insertInto('evaluation_board_card_score')
      .values({ ...at, account: eva.account ?? '', criteria_id: java ?? '', score: 2, comment: '' })
      .execute();
    await desk.buyer.call(`POST ${path}/assessment-opened`, of(second));
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    const { status } = await admin.call('POST /api/main/admin/accounts/{account}/merge/{other}', {
      params: { account: first.profile, other },
    });
    expect(status).toBe(200);
    const read = async (who: TestClient) =>
      (await who.call(`GET ${path}/scores`, of(first.card))).body;
    expect((await read(eva)).scores).toMatchObject([{ criteria_id: java, score: 2 }]);
    expect((await read(desk.buyer)).is_folded).toBe(false);
  });

  it('are saved once, however often the same is sent at once', async () => {
    const same = [{ criteria_id: java, score: 2 }];
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(desk.buyer, same)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(await changes()).toEqual(['scored_card']);
  });

  it.each([
    [
      'a criterion that is none',
      [{ criteria_id: 'ac_unknown001', score: 2 }],
      [404, 'could_not_find_opportunity_criteria'],
    ],
    ['a score above 4', [{ criteria_id: java, score: 5 }], [400, 'request_validation_error']],
    ['half a score', [{ criteria_id: java, score: 1.5 }], [400, 'request_validation_error']],
    [
      'a criterion twice',
      [
        { criteria_id: java, score: 1 },
        { criteria_id: java, score: 2 },
      ],
      [400, 'request_validation_error'],
    ],
  ])('refuse %s', async (_what, scores, refusal) => {
    const { status, error } = await save(desk.buyer, scores);
    expect([status, codeOf({ error })]).toEqual(refusal);
  });

  it('can be skipped, and the history says that somebody looked first', async () => {
    await desk.evaluate();
    const isFolded = async () =>
      (await desk.evaluations()).body.evaluation_board_card_ai_assessments[0]?.is_folded;
    expect(await isFolded()).toBe(true);
    const both = await Promise.all([openAnyway(desk.buyer), openAnyway(desk.buyer)]);
    expect(both.map(({ body }) => body.is_folded)).toEqual([false, false]);
    expect(await isFolded()).toBe(false);
    expect(await changes()).toEqual(['opened_card_assessment']);
    expect((await scoresOf(await colleague())).is_folded).toBe(true);
  });

  it('are for who may edit the board', async () => {
    const stranger = await api.signedIn(await anAccount(api.db, { role: 'consultant_buyer' }));
    expect((await save(stranger, [])).status).toBe(401);
  });
});

describe('a rating of an evaluation', () => {
  const rating = '/api/main/opportunity/{id}/profile-evaluation/{assessment}/rating' as const;
  async function evaluated() {
    await desk.evaluate();
    const [one] = (await desk.evaluations()).body.evaluation_board_card_ai_assessments;
    return one?.evaluation_board_card_ai_assessment ?? '';
  }

  it('is set apart from its comment, and both calls answer both', async () => {
    const params = { id: desk.opportunity, assessment: await evaluated() };
    const commented = await desk.buyer.call(`POST ${rating}/comment`, {
      ...{ params, body: { rating_comment: 'Treffer godt.' } },
    });
    expect(commented.body).toEqual({ rating_value: null, rating_comment: 'Treffer godt.' });
    const rated = await desk.buyer.call(`POST ${rating}`, {
      ...{ params, body: { rating_value: -0.5 } },
    });
    expect(rated.body).toEqual({ rating_value: -0.5, rating_comment: 'Treffer godt.' });
    expect((await desk.buyer.call(`GET ${rating}`, { params })).body).toEqual(rated.body);
    const [shown] = (await desk.evaluations()).body.evaluation_board_card_ai_assessments;
    expect(shown).toMatchObject(rated.body);
    const eva = await colleague();
    expect((await eva.call(`GET ${rating}`, { params })).body).toEqual({
      ...{ rating_value: null, rating_comment: null },
    });
  });

  it('is of no unknown evaluation, and of none of another need', async () => {
    const own = await evaluated();
    const other = await aSelectionDesk(api);
    const at = [
      { buyer: desk.buyer, id: desk.opportunity, assessment: randomUUID() },
      { buyer: other.buyer, id: other.opportunity, assessment: own },
    ];
    for (const { buyer, ...params } of at) {
      const body = { rating_value: 1 };
      const { status, error } = await buyer.call(`POST ${rating}`, { params, body });
      expect([status, codeOf({ error })]).toEqual([
        ...[404, 'could_not_find_evaluation_board_card_ai_assessment'],
      ]);
    }
  });

  it.each([1.01, -1.01, Number.POSITIVE_INFINITY, '1'])('is not %s', async (rating_value) => {
    const params = { id: desk.opportunity, assessment: randomUUID() };
    const body = { rating_value } as never;
    const { status, error } = await desk.buyer.call(`POST ${rating}`, { params, body });
    expect([status, codeOf({ error })]).toEqual([400, 'request_validation_error']);
  });
});
