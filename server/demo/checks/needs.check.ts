import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi, TestClient } from '../../src/testing/start-test-api.ts';
import { accountId } from '../load/demo-ids.ts';

export const checkNeeds = (demo: () => TestApi): void =>
  void describe('the needs of the demo data', () => {
    let api: TestApi;
    let admin: TestClient;
    beforeAll(async () => {
      api = demo();
      admin = await api.signedIn(accountId('ingrid-solvang'));
    });

    const listed = async (by: TestClient, archived: 'true' | 'false') =>
      (await by.call('GET /api/main/opportunity', { query: { archived, limit: 90 } })).body;

    it('are twelve, in every state of reading, and each quote stands in its text', async () => {
      const all = [
        ...(await listed(admin, 'false')).opportunities,
        ...(await listed(admin, 'true')).opportunities,
      ];
      expect(all).toHaveLength(12);
      const states = all.map((one) => one.structured_opportunity?.inference_status ?? 'nothing');
      expect(new Set(states)).toEqual(new Set(['success', 'pending', 'failed', 'nothing']));
      expect(all.filter((one) => one.criteria_approved_at !== null)).toHaveLength(4);
      for (const { opportunity } of all) {
        const params = { id: opportunity };
        const { body } = await admin.call('GET /api/main/opportunity/{id}', { params });
        const output = body.structured_opportunity?.output;
        if (output?.version !== 2) continue;
        expect(output.title).not.toBe('');
        expect(output.roles.length + output.skills.length).toBeGreaterThan(0);
        const texts = new Map(
          body.context.map((one) => [one.context_id, 'content' in one ? one.content : one.text]),
        );
        for (const { context_id, quote } of Object.values(output.sources)) {
          expect(texts.get(context_id)).toContain(quote);
        }
      }
    });

    it('recommend consultants, a company admin’s own first', async () => {
      const company = await api.signedIn(accountId('torunn-myrvold'));
      const [need] = (await listed(company, 'false')).opportunities;
      const { body } = await company.call('GET /api/main/opportunity/{id}', {
        params: { id: need?.opportunity ?? '' },
      });
      const found = body.structured_opportunity_recommendation?.output?.recommendations ?? [];
      const own = found.map(({ is_own }) => is_own);
      expect(own).toContain(true);
      expect(own.lastIndexOf(true)).toBeLessThan(own.includes(false) ? own.indexOf(false) : 99);
      expect(
        found.every(({ is_own, is_visible_in_search }) => is_own || is_visible_in_search),
      ).toBe(true);
      expect(found[0]?.why.length).toBeGreaterThan(0);
    });
  });
