import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { findAColumn } from '../../boards/boards.fixtures.ts';
import { fakeLanguageModel } from '../../adapters/language-model/language-model.fake.ts';
import { answerBySchema } from '../../adapters/language-model/think.ts';
import { aSelectionDesk, type SelectionDesk } from '../../testing/assessments/a-selection-desk.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

let api: TestApi;
let desk: SelectionDesk;
/** what somebody does while the model thinks, once */
let meanwhile: (() => Promise<unknown>) | undefined;
beforeAll(async () => {
  api = await startTestApi();
  api.torg.parts.external.languageModel = fakeLanguageModel(async (question) => {
    const happens = meanwhile;
    meanwhile = undefined;
    await happens?.();
    return answerBySchema(question);
  });
});
afterAll(() => api.close());
beforeEach(async () => {
  desk = await aSelectionDesk(api);
});

const statuses = (answers: readonly { status: number }[]) =>
  [...new Set(answers.map(({ status }) => status))].toSorted();
const jobs = () =>
  api.db
    .selectFrom('ai_job as j')
    .innerJoin('account as x', 'x.account', 'j.asked_by')
    .select(['j.inference_status', 'j.is_outdated', 'j.error'])
    .where('x.organization', '=', desk.organization)
    .orderBy('j.number')
    .execute();
const answered = { inference_status: 'success', is_outdated: false, error: null };
const outdated = { ...answered, is_outdated: true };
const colleague = async () =>
  api.signedIn(
    await anAccount(api.db, { role: 'consultant_buyer', organization: desk.organization }),
  );
const evaluateAs = (who: TestClient) =>
  who.call('POST /api/main/opportunity/{id}/profile-evaluations', {
    ...{ params: desk.params, body: {} },
  });
const compareAs = (who: TestClient) =>
  who.call('POST /api/main/opportunity/{id}/board/column/{col}/cards/compare', {
    ...{ params: desk.inbox, body: {} },
  });
const shown = async () =>
  (await desk.evaluations()).body.evaluation_board_card_ai_assessments[0]?.profile_evaluation;

describe('people who ask at once', () => {
  it('make one job of twenty same questions, with one answer', async () => {
    await desk.add({ years: 4 });
    const eva = await colleague();
    const asks = Array.from({ length: 20 }, (_, at) => evaluateAs(at % 2 === 0 ? desk.buyer : eva));
    expect(statuses(await Promise.all(asks))).toEqual([202]);
    await api.runJobs();
    expect(await jobs()).toEqual([answered]);
  });

  it('get one comparison, whoever is first', async () => {
    await desk.add({ years: 4 });
    await desk.add({ years: 5 });
    const eva = await colleague();
    expect(statuses(await Promise.all([compareAs(desk.buyer), compareAs(eva)]))).toEqual([202]);
    await api.runJobs();
    expect(await jobs()).toEqual([answered]);
    expect((await desk.comparison()).body.output?.candidates).toHaveLength(2);
  });

  it('ask and change the board at once, and none of it hangs or fails', async () => {
    const cards = [await desk.add({ years: 4 }), await desk.add({ years: 5 })];
    const moves = cards.map(({ card }) =>
      desk.buyer.call('POST /api/main/evaluation-board-card/{id}/move', {
        ...{ params: { id: card } },
        body: { to_evaluation_board_card_column: null, card_order: 'first' },
      }),
    );
    const asks = [desk.evaluate(), desk.compare(), desk.rank(), desk.evaluate()];
    const answers = await Promise.all([...asks, ...moves]);
    expect(statuses(answers)).toEqual([200, 202]);
    await api.runJobs();
    expect((await jobs()).every((job) => job.inference_status === 'success')).toBe(true);
  });
});

describe('what changes while a machine answers', () => {
  it('makes the answer outdated, and the machine is asked again', async () => {
    const { profile } = await desk.add({ years: 4 });
    await desk.evaluate();
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    meanwhile = () =>
      admin.call('POST /api/main/profile/{profile}/availability', {
        ...{ params: { profile }, body: { isAvailable: false } },
      });
    await api.runJobs();
    expect(await jobs()).toEqual([outdated, answered]);
    expect(await shown()).toMatchObject({ inference_status: 'success', is_outdated: false });
  });

  it('ends the question where the profile is deleted, and nothing of it is left', async () => {
    const { profile } = await desk.add({ years: 4 });
    await desk.evaluate();
    const admin = await api.signedIn(await anAccount(api.db, { role: 'admin' }));
    meanwhile = () => admin.call('DELETE /api/main/profile/{profile}', { params: { profile } });
    await api.runJobs();
    expect((await jobs()).some((job) => !job.is_outdated && job.error === null)).toBe(false);
    const left = await api.db
      .selectFrom('ai_job as j')
      .innerJoin('account as x', 'x.account', 'j.asked_by')
      .select(['j.input', 'j.output'])
      .where('x.organization', '=', desk.organization)
      .execute();
    expect(left.every(({ input, output }) => input === null && output === null)).toBe(true);
  });

  it('leaves out who was taken off the board, and compares the others', async () => {
    const gone = await desk.add({ years: 4 });
    await desk.add({ years: 5 });
    await desk.add({ years: 6 });
    await desk.compare();
    meanwhile = () =>
      desk.buyer.call('DELETE /api/main/evaluation-board-card/{id}', {
        params: { id: gone.card },
      });
    await api.runJobs();
    expect(await jobs()).toEqual([outdated, answered]);
    const cards = (await desk.comparison()).body.output?.candidates.map(
      (one) => one.evaluationBoardCardUuid,
    );
    expect(cards).toHaveLength(2);
    expect(cards).not.toContain(gone.card);
  });

  it('ends the question where the column or the need is gone', async () => {
    const at = { in: 'Intervju' };
    await desk.add({ years: 5, ...at });
    await desk.add({ years: 6, ...at });
    const col = await findAColumn(api.db, desk.board, at.in);
    await desk.buyer.call('POST /api/main/opportunity/{id}/board/column/{col}/cards/rank', {
      ...{ params: { id: desk.opportunity, col }, body: {} },
    });
    meanwhile = () =>
      desk.buyer.call('DELETE /api/main/evaluation-board-column/{id}', { params: { id: col } });
    await api.runJobs();
    expect(await jobs()).toEqual([outdated]);
    await desk.rank();
    meanwhile = () =>
      desk.buyer.call('PATCH /api/main/opportunity/{id}', {
        ...{ params: desk.params, body: { archived: true } },
      });
    await api.runJobs();
    expect(await jobs()).toEqual([outdated, outdated]);
  });
});
