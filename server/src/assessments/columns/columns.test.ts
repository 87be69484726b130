import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInLanguageModel } from '../../adapters/language-model/language-model.built-in.ts';
import { aBoard, aCard, findAColumn } from '../../boards/boards.fixtures.ts';
import { anOpportunity } from '../../opportunities/opportunities.fixtures.ts';
import {
  aSelectionDesk,
  someCriteria,
  type SelectionDesk,
} from '../../testing/assessments/a-selection-desk.ts';
import { codeOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
let desk: SelectionDesk;
beforeAll(async () => {
  api = await startTestApi();
  api.torg.parts.external.languageModel = builtInLanguageModel();
});
afterAll(() => api.close());
beforeEach(async () => {
  desk = await aSelectionDesk(api);
});

const refusal = ({ status, error }: { status: number; error: unknown }) => [
  status,
  codeOf({ error }),
];
const all = 'GET /api/main/opportunity/{id}/board/column/{col}/cards/compare-all' as const;
const startAll = 'POST /api/main/opportunity/{id}/board/column/{col}/cards/compare-all' as const;
const two = async () => [
  await desk.add({ years: 8, kubernetes: true }),
  await desk.add({ years: 1, name: 'Ola Dal' }),
];

/** The answers that the buyer has looked at. */
const looks = async () =>
  (await api.events('looked_at_ai_answers')).filter(
    ({ acting_account }) => acting_account === desk.account,
  );
/** How often the history of a card says that somebody opened what machines say of it. */
const openingsOf = async (id: string) =>
  (
    await desk.buyer.call('GET /api/main/evaluation-board-card/{id}/changes', { params: { id } })
  ).body.changes.filter(({ what }) => what === 'opened_card_assessment').length;

describe('people of a column', () => {
  it('are compared and ranked unseen until one has scored each of them, or opens it anyway', async () => {
    const people = [...(await two()), await desk.add({ years: 4, name: 'Eva Li' })];
    const [first, second, third] = people.map(({ card }) => card);
    await desk.compare();
    await desk.rank();
    await api.runJobs();
    const folded = async () =>
      (await Promise.all([desk.comparison(), desk.ranking()])).map(({ body }) =>
        body.folded_evaluation_board_cards.toSorted(),
      );
    const both = (cards: readonly (string | undefined)[]) => {
      const ids = cards.flatMap((id) => id ?? []).toSorted();
      return [ids, ids];
    };
    expect(await folded()).toEqual(both([first, second, third]));
    expect(await looks()).toEqual([]);
    await desk.buyer.call('PUT /api/main/evaluation-board-card/{id}/scores', {
      params: { id: first ?? '' },
      body: { scores: [{ criteria_id: someCriteria[0]?.id ?? '', score: 3 }] },
    });
    expect(await folded()).toEqual(both([second, third]));
    const open = (cards: readonly string[]) =>
      desk.buyer.call('POST /api/main/evaluation-board/{id}/assessments-opened', {
        params: { id: desk.board },
        body: { evaluation_board_cards: [...cards] },
      });
    const elsewhere = await aCard(
      api.db,
      await aBoard(api.db, { opportunity: await anOpportunity(api.db) }),
    );
    expect(refusal(await open([second ?? '', elsewhere]))).toEqual([
      ...[404, 'could_not_find_evaluation_board_card'],
    ]);
    expect(await folded()).toEqual(both([second, third]));
    const all = people.map(({ card }) => card);
    const statuses = (await Promise.all([open(all), open(all.toReversed())])).map(
      ({ status }) => status,
    );
    expect(statuses).toEqual([204, 204]);
    expect(await folded()).toEqual([[], []]);
    expect(await looks()).toHaveLength(2);
    expect(await Promise.all(all.map((card) => openingsOf(card)))).toEqual([0, 1, 1]);
  });

  it('are compared, each beside the others', async () => {
    const cards = (await two()).map(({ card }) => card);
    expect(refusal(await desk.comparison())).toEqual([
      ...[404, 'could_not_find_profile_comparison_assessment'],
    ]);
    expect(await desk.compare()).toMatchObject({
      ...{ status: 202, body: { inference_status: 'pending', output: null } },
    });
    await api.runJobs();
    const { body } = await desk.comparison();
    expect(body).toMatchObject({ type: 'profile_comparison_evaluation', is_outdated: false });
    const compared = body.output?.candidates.map((one) => one.evaluationBoardCardUuid);
    expect(compared?.toSorted()).toEqual(cards.toSorted());
    expect(JSON.stringify(body.input)).not.toMatch(/Ida|Solbakken|Ola|Fjordvarme/);
    expect(body.grounds).toMatchObject({ criteria_version: 1, prompt: '' });
    expect(body.evaluation_board_cards.toSorted()).toEqual(cards.toSorted());
  });

  it('are ranked, and nothing on the board moves, closes or is answered by it', async () => {
    const [better, worse] = await two();
    const read = () =>
      api.db
        .selectFrom('evaluation_board_card')
        .selectAll()
        .where('evaluation_board', '=', desk.board)
        .orderBy('evaluation_board_card')
        .execute();
    const before = await read();
    expect(refusal(await desk.ranking())).toEqual([
      ...[404, 'could_not_find_profile_ranking_assessment'],
    ]);
    expect((await desk.rank()).status).toBe(202);
    await desk.evaluate();
    await api.runJobs();
    const { output } = (await desk.ranking()).body;
    expect(output?.candidates.map((one) => [one.ranking, one.evaluationBoardCardUuid])).toEqual([
      [1, better?.card],
      [2, worse?.card],
    ]);
    expect(output?.candidates[0]?.spread).toEqual({ best: 1, worst: 1 });
    expect(await read()).toEqual(before);
    const { status } = await desk.buyer.call('GET /api/main/opportunity/{id}/evaluation-board', {
      params: desk.params,
    });
    expect(status).toBe(200);
  });

  it('are about equal where nothing tells them apart', async () => {
    await desk.add({ years: 5 });
    await desk.add({ years: 5, name: 'Ola Dal' });
    await desk.rank();
    await api.runJobs();
    const spreads = (await desk.ranking()).body.output?.candidates.map(({ spread }) => spread);
    expect(spreads).toEqual([
      { best: 1, worst: 2 },
      { best: 1, worst: 2 },
    ]);
  });

  it('are too few, too many, or of another column', async () => {
    const { card } = await desk.add({ years: 5 });
    await aCard(api.db, desk.board);
    const tooFew = [404, 'could_not_find_evaluation_board_cards'];
    expect(refusal(await desk.compare())).toEqual(tooFew);
    expect(refusal(await desk.rank())).toEqual(tooFew);
    const elsewhere = await desk.add({ years: 5, in: 'Intervju' });
    const named = { evaluation_board_cards: [card, elsewhere.card] };
    expect(refusal(await desk.compare(named))).toEqual([
      ...[404, 'could_not_find_evaluation_board_card'],
    ]);
    for (let more = 0; more < 8; more += 1) await desk.add({ years: 5 });
    expect(refusal(await desk.compare())).toEqual([400, 'too_many_evaluation_board_cards']);
    const twice = await desk.compare({ evaluation_board_cards: [card, card] });
    expect(refusal(twice)).toEqual([400, 'request_validation_error']);
    const unknown = { ...desk.inbox, col: randomUUID() };
    expect(
      refusal(
        await desk.buyer.call('GET /api/main/opportunity/{id}/board/column/{col}/cards/rank', {
          params: unknown,
        }),
      ),
    ).toEqual([404, 'could_not_find_evaluation_board_column']);
  });

  it('are asked about in one go, and what is there is not asked again', async () => {
    await two();
    expect((await desk.buyer.call(all, { params: desk.inbox })).body).toEqual({
      profile_most_relevant_professional_engagements: null,
      profile_comparison_evaluations: null,
      profile_ranking_evaluation: null,
    });
    await desk.compare();
    await api.runJobs();
    const { status, body } = await desk.buyer.call(startAll, { params: desk.inbox });
    expect(status).toBe(202);
    expect(body).toEqual({
      profile_most_relevant_professional_engagements: {
        ...{ inference_status: 'pending', done: 0, total: 2, never_asked: 0 },
      },
      profile_comparison_evaluations: {
        ...{ inference_status: 'success', done: 1, total: 1, never_asked: 0 },
      },
      profile_ranking_evaluation: {
        ...{ inference_status: 'pending', done: 0, total: 1, never_asked: 0 },
      },
    });
    await api.runJobs();
    const after = (await desk.buyer.call(all, { params: desk.inbox })).body;
    expect(Object.values(after).map((one) => one?.inference_status)).toEqual([
      ...['success', 'success', 'success'],
    ]);
  });

  it('are asked about once they come, though all who were asked about are answered', async () => {
    await two();
    await desk.buyer.call(startAll, { params: desk.inbox });
    await api.runJobs();
    const read = async () =>
      Object.values((await desk.buyer.call(all, { params: desk.inbox })).body).map(
        (kind) => kind && [kind.done, kind.total, kind.never_asked],
      );
    await aCard(api.db, desk.board);
    const unwilling = await desk.add({ years: 3, name: 'Nils Nei' });
    await desk.decline(unwilling.profile);
    expect(await read()).toEqual([
      [2, 2, 0],
      [1, 1, 0],
      [1, 1, 0],
    ]);
    await desk.add({ years: 4, name: 'Eva Li' });
    expect(await read()).toEqual([
      [2, 2, 1],
      [1, 1, 1],
      [1, 1, 1],
    ]);
    expect((await desk.buyer.call(startAll, { params: desk.inbox })).status).toBe(202);
    await api.runJobs();
    expect(await read()).toEqual([
      [3, 3, 0],
      [1, 1, 0],
      [1, 1, 0],
    ]);
    expect((await desk.ranking()).body.output?.candidates).toHaveLength(3);
  });

  it('compare anew those who are left, when a card goes while a machine answers', async () => {
    const [one, other] = await two();
    const third = await desk.add({ years: 4, name: 'Eva Li' });
    await desk.compare();
    await desk.buyer.call('DELETE /api/main/evaluation-board-card/{id}', {
      params: { id: third.card },
    });
    await api.runJobs();
    const { body } = await desk.comparison();
    expect(body).toMatchObject({ inference_status: 'success', is_outdated: false });
    const compared = body.output?.candidates.map((candidate) => candidate.evaluationBoardCardUuid);
    expect(new Set(compared)).toEqual(new Set([one?.card, other?.card]));
    await desk.buyer.call('DELETE /api/main/evaluation-board-card/{id}', {
      params: { id: other?.card ?? '' },
    });
    await desk.compare({ force_recreate: true });
    await api.runJobs();
    expect((await desk.comparison()).body.output).toEqual(body.output);
  });

  it('are gone with their column, and the machine ends in a word of its own', async () => {
    const column = await findAColumn(api.db, desk.board, 'Intervju');
    await desk.add({ years: 4, in: 'Intervju' });
    await desk.add({ years: 5, in: 'Intervju' });
    const params = { id: desk.opportunity, col: column };
    const path = '/api/main/opportunity/{id}/board/column/{col}/cards/compare' as const;
    await desk.buyer.call(`POST ${path}`, { params, body: {} });
    await desk.buyer.call('DELETE /api/main/evaluation-board-column/{id}', {
      params: { id: column },
    });
    await api.runJobs();
    expect(refusal(await desk.buyer.call(`GET ${path}`, { params }))).toEqual([
      ...[404, 'could_not_find_evaluation_board_column'],
    ]);
    const jobs = await api.db
      .selectFrom('ai_job')
      .select(['inference_status', 'error'])
      .where('type', '=', 'profile_comparison_evaluation')
      .orderBy('number', 'desc')
      .limit(1)
      .execute();
    expect(jobs).toEqual([{ inference_status: 'failed', error: 'gone' }]);
  });

  it('are waited for no longer once somebody cancels', async () => {
    await two();
    await desk.compare();
    await desk.evaluate();
    const { status } = await desk.buyer.call('POST /api/main/opportunity/{id}/assessments/cancel', {
      params: desk.params,
    });
    expect(status).toBe(204);
    await api.runJobs();
    expect((await desk.comparison()).body).toMatchObject({
      ...{ inference_status: 'failed', output: null },
    });
    const { body } = await desk.evaluations();
    const statuses = body.evaluation_board_card_ai_assessments.map(
      (one) => one.profile_evaluation?.inference_status,
    );
    expect(statuses).toEqual(['failed', 'failed']);
  });

  it('have their most relevant projects found, with customers for who may read the profile', async () => {
    const { card } = await desk.add({ years: 5, kubernetes: true });
    const answer = await desk.buyer.call(
      'POST /api/main/opportunity/{id}/board/card/{card}/professional-engagements',
      { params: { id: desk.opportunity, card }, body: {} },
    );
    expect([answer.status, answer.body.inference_status]).toEqual([202, 'pending']);
    await api.runJobs();
    const [one] = (await desk.evaluations()).body.evaluation_board_card_ai_assessments;
    const envelope = one?.profile_most_relevant_professional_engagements;
    const found = envelope?.output?.engagements ?? [];
    expect(found.map(({ organization }) => organization).toSorted()).toEqual([
      ...['Fjordvarme AS', 'Havbris AS'],
    ]);
    expect(found.every(({ durationInYears }) => durationInYears > 0)).toBe(true);
    expect(JSON.stringify(envelope?.input)).not.toContain('Havbris');
    expect(one?.profile_evaluation).toBeNull();
  });
});
