import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { builtInLanguageModel } from '../../adapters/language-model/language-model.built-in.ts';
import { aBoard, aCard } from '../../boards/boards.fixtures.ts';
import { anOpportunity, approvedCriteria } from '../../opportunities/opportunities.fixtures.ts';
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

const listed = async () => (await desk.evaluations()).body.evaluation_board_card_ai_assessments;
const refusal = ({ status, error }: { status: number; error: unknown }) => [
  status,
  codeOf({ error }),
];

describe('people on a board', () => {
  it('are evaluated by the criteria, and whoever is on top of the board is listed first', async () => {
    const long = await desk.add({ years: 8, kubernetes: true });
    const short = await desk.add({ years: 1 });
    await aCard(api.db, desk.board, { card_title: 'Ikke om noen' });
    const answer = await desk.evaluate();
    expect(answer.status).toBe(202);
    expect(
      answer.body.evaluation_board_card_ai_assessments.map((one) => one.evaluation_board_card),
    ).toEqual([long.card, short.card]);
    expect(
      answer.body.evaluation_board_card_ai_assessments.map(
        (one) => one.profile_evaluation?.inference_status,
      ),
    ).toEqual(['pending', 'pending']);
    await api.runJobs();
    const [first, second] = await listed();
    const evaluation = first?.profile_evaluation;
    expect(evaluation).toMatchObject({
      ...{ inference_status: 'success', status: 'success', type: 'profile_evaluation' },
      ...{ answered_by: 'built-in', is_outdated: false, error: null },
      output: { version: 5 },
    });
    expect(JSON.stringify(evaluation?.input)).not.toMatch(/Ida|Solbakken|Fjordvarme/);
    expect(first?.grounds).toMatchObject({ criteria_version: 1, prompt: '' });
    expect(first?.grounds.criteria_approved_at).not.toBeNull();
    const scores = [first, second].map((one) =>
      one?.profile_evaluation?.output?.version === 5 ? one.profile_evaluation.output.score : -1,
    );
    expect(scores[0]).toBeGreaterThan(scores[1] ?? 100);
    expect(first).toMatchObject({
      profile_most_relevant_professional_engagements: null,
      ...{ rating_value: null, rating_comment: null, is_folded: true },
    });
  });

  it('are asked about once, by however many at once, and again where it is wanted', async () => {
    await desk.add({ years: 8 });
    await Promise.all(Array.from({ length: 20 }, () => desk.evaluate()));
    await api.runJobs();
    const count = async () =>
      (
        await api.db
          .selectFrom('ai_job')
          .select('inference_status')
          .where('type', '=', 'profile_evaluation')
          .where('subject', '=', (await listed())[0]?.evaluation_board_card_ai_assessment ?? '')
          .execute()
      ).map((row) => row.inference_status);
    expect(await count()).toEqual(['success']);
    await desk.evaluate({ force_recreate: true });
    const [again] = await listed();
    expect(again?.profile_evaluation).toMatchObject({ inference_status: 'pending' });
    expect(again?.profile_evaluation?.output).not.toBeNull();
    await desk.evaluate({ force_recreate: true });
    await api.runJobs();
    expect(await count()).toEqual(['success', 'success']);
  });

  it('show the answer to another prompt until the one to the newest is there', async () => {
    await desk.add({ years: 8 });
    await desk.evaluate();
    await api.runJobs();
    await desk.evaluate({ prompt: 'Legg vekt på bank.' });
    const [pending] = await listed();
    expect(pending?.profile_evaluation).toMatchObject({
      ...{ inference_status: 'pending', answered_by: 'built-in' },
    });
    expect(pending?.profile_evaluation?.output).not.toBeNull();
    expect(pending?.grounds.prompt).toBe('');
    await api.runJobs();
    const after = await listed();
    expect(after.map((one) => one.profile_evaluation?.inference_status)).toEqual(['success']);
    expect(after[0]?.grounds.prompt).toBe('Legg vekt på bank.');
  });

  it('keep the version they were evaluated by when something else is answered by a newer one', async () => {
    const { card } = await desk.add({ years: 8 });
    await desk.evaluate();
    await api.runJobs();
    await approvedCriteria(api.db, desk.opportunity, {
      ...{ criteria: someCriteria.slice(0, 1), account: desk.account },
    });
    await desk.buyer.call(
      'POST /api/main/opportunity/{id}/board/card/{card}/professional-engagements',
      { params: { id: desk.opportunity, card }, body: {} },
    );
    await api.runJobs();
    const version = async () => (await listed())[0]?.grounds.criteria_version;
    expect(await version()).toBe(1);
    await desk.evaluate();
    await api.runJobs();
    expect(await version()).toBe(2);
  });

  it('are outdated once profile or criteria are others, without asking', async () => {
    const { profile } = await desk.add({ years: 8 });
    await desk.evaluate();
    await api.runJobs();
    const isOutdated = async () => (await listed())[0]?.profile_evaluation?.is_outdated;
    expect(await isOutdated()).toBe(false);
    await api.db
      .updateTable('profile')
      .set({ updated_at: new Date(Date.now() + 1000) })
      .where('profile', '=', profile)
      .execute();
    expect(await isOutdated()).toBe(true);
    await desk.evaluate();
    await api.runJobs();
    expect(await isOutdated()).toBe(false);
    await api.db
      .updateTable('opportunity_criteria')
      .set((eb) => ({ revision: eb('revision', '+', 1) }))
      .where('opportunity', '=', desk.opportunity)
      .execute();
    expect(await isOutdated()).toBe(true);
    expect(await listed()).toHaveLength(1);
  });

  it('are refused all together, with the reason', async () => {
    expect(refusal(await desk.evaluate())).toEqual([404, 'could_not_find_evaluation_board_cards']);
    const empty = await aCard(api.db, desk.board);
    expect(refusal(await desk.evaluate({ evaluation_board_cards: [empty] }))).toEqual([
      ...[404, 'could_not_find_evaluation_board_cards'],
    ]);
    const { card } = await desk.add({ years: 3 });
    const elsewhere = await aBoard(api.db, { opportunity: await anOpportunity(api.db) });
    for (const other of [randomUUID(), await aCard(api.db, elsewhere)]) {
      const answer = await desk.evaluate({ evaluation_board_cards: [card, other] });
      expect(refusal(answer)).toEqual([404, 'could_not_find_evaluation_board_card']);
    }
    expect(await listed()).toEqual([]);
  });

  it('are left out where they declined, and refused where nobody else is left', async () => {
    const one = await desk.add({ years: 3 });
    await desk.decline(one.profile);
    const refused = await desk.evaluate({ evaluation_board_cards: [one.card] });
    expect(refusal(refused)).toEqual([409, 'consultant_declined_ai_assessment']);
    const other = await desk.add({ years: 4 });
    const { body } = await desk.evaluate();
    expect(body.declined_evaluation_board_cards).toEqual([one.card]);
    expect(
      body.evaluation_board_card_ai_assessments.map((row) => row.evaluation_board_card),
    ).toEqual([other.card]);
  });

  it.each(['Ikke noen over 50 år.', 'Helst en kvinne.'])(
    'are not asked about by «%s»',
    async (prompt) => {
      await desk.add({ years: 3 });
      expect(refusal(await desk.evaluate({ prompt }))).toEqual([
        ...[400, 'prompt_asks_about_protected_trait'],
      ]);
      expect(await listed()).toEqual([]);
    },
  );

  it('wait for criteria where there are none, and for a need that is not archived', async () => {
    await desk.add({ years: 3 });
    const criteria = api.db.deleteFrom('opportunity_criteria');
    await criteria.where('opportunity', '=', desk.opportunity).execute();
    expect(refusal(await desk.evaluate())).toEqual([
      ...[409, 'missing_opportunity_criteria_job_started'],
    ]);
    const need = api.db.updateTable('opportunity').set({ archived: true });
    await need.where('opportunity', '=', desk.opportunity).execute();
    expect(refusal(await desk.evaluate())).toEqual([409, 'opportunity_is_archived']);
    expect((await desk.evaluations()).status).toBe(200);
  });
});
