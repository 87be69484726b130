import { expect, it } from 'vitest';
import { aBoard, aCard } from '../../boards/boards.fixtures.ts';
import { approvedCriteria } from '../../opportunities/opportunities.fixtures.ts';
import { someCriteria } from '../../testing/assessments/a-selection-desk.ts';
import { openAssessments } from '../../testing/assessments/open-assessments.ts';
import type { TestClient } from '../../testing/start-test-api.ts';

const { api, desk } = await openAssessments();

const foldedFor = async (who: TestClient) =>
  (await desk.list(who)).body.profile_ai_assessments.map((one) => one.folded_evaluation_board_card);
const looksOf = async ({ account }: TestClient) =>
  (await api.events('looked_at_ai_answers')).filter((one) => one.acting_account === account).length;

it('how somebody fits is folded as their card is, until the reader has scored them or opens it', async () => {
  const [account, aside] = [
    await desk.own({ name: 'Ane Berg' }),
    await desk.own({ name: 'Bo Vik' }),
  ];
  await desk.ask(desk.buyer, [account, aside]);
  await desk.ask(desk.companyAdmin, [account]);
  await api.runJobs();
  const board = await aBoard(api.db, { assignment: desk.assignment });
  const card = await aCard(api.db, board, { profile: account });
  // Without criteria there is nothing to score anybody by.
  expect(await foldedFor(desk.buyer)).toEqual([null, null]);
  await approvedCriteria(api.db, await desk.need(), {
    ...{ criteria: someCriteria, account: desk.editor },
  });
  expect(await foldedFor(desk.buyer)).toEqual([card, null]);
  expect(await foldedFor(desk.companyAdmin)).toEqual([null]);
  expect(await foldedFor(desk.admin)).toEqual([card, null]);

  // Both were seen by the buyer above; of the folded one the admin has seen nothing.
  expect((await api.events('looked_at_ai_answers')).length).toBeGreaterThan(0);
  expect(await looksOf(desk.admin)).toBe(1);
  const path = 'POST /api/main/evaluation-board-card/{id}/assessment-opened' as const;
  expect((await desk.admin.call(path, { params: { id: card } })).status).toBe(200);
  expect(await foldedFor(desk.admin)).toEqual([null, null]);
  expect(await looksOf(desk.admin)).toBe(2);
  const { changes } = (
    await desk.admin.call('GET /api/main/evaluation-board-card/{id}/changes', {
      params: { id: card },
    })
  ).body;
  expect(changes.filter(({ what }) => what === 'opened_card_assessment')).toHaveLength(1);

  await desk.buyer.call('PUT /api/main/evaluation-board-card/{id}/scores', {
    params: { id: card },
    body: { scores: [{ criteria_id: someCriteria[0]?.id ?? '', score: 2 }] },
  });
  expect(await foldedFor(desk.buyer)).toEqual([null, null]);
});
