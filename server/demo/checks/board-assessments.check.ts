import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../src/testing/start-test-api.ts';
import { demoBoardAssessments } from '../data/assessments/board-assessments.ts';
import { accountId, opportunityId } from '../load/demo-ids.ts';

export const checkBoardAssessments = (demo: () => TestApi): void =>
  void describe('the assessments on boards of the demo data', () => {
    let api: TestApi;
    beforeAll(async () => {
      api = demo();
    });

    it('are in every state, and one board has other criteria by now', async () => {
      const states = new Set<string>();
      for (const { key, by, isOutdated } of demoBoardAssessments) {
        const client = await api.signedIn(accountId(by));
        const { body } = await client.call('GET /api/main/opportunity/{id}/profile-evaluations', {
          params: { id: opportunityId(key) },
        });
        const all = body.evaluation_board_card_ai_assessments;
        expect([key, all.length > 2]).toEqual([key, true]);
        for (const { profile_evaluation } of all) {
          states.add(profile_evaluation?.inference_status ?? 'none');
        }
        const answered = all.flatMap(({ profile_evaluation: one }) => (one?.output ? [one] : []));
        expect([key, answered.every((one) => one.is_outdated === isOutdated)]).toEqual([key, true]);
        expect(all.some(({ rating_value }) => rating_value !== null)).toBe(true);
      }
      expect([...states].toSorted()).toEqual(['failed', 'pending', 'success']);
    });

    it('have a ranking with people who are about equal', async () => {
      const rankings = await api.db
        .selectFrom('ai_job')
        .select('output')
        .where('type', '=', 'profile_ranking_evaluation')
        .execute();
      const spreads = rankings.flatMap(
        ({ output }) =>
          (output as { candidates: { spread: { best: number; worst: number } }[] }).candidates,
      );
      expect(spreads.some(({ spread }) => spread.best < spread.worst)).toBe(true);
    });
  });
