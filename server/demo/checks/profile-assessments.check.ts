import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi, TestClient } from '../../src/testing/start-test-api.ts';
import { accountId, assignmentId, opportunityId, organizationId } from '../load/demo-ids.ts';

export const checkProfileAssessments = (demo: () => TestApi): void =>
  void describe('the assessments of the demo data', () => {
    let api: TestApi;
    let admin: TestClient;
    beforeAll(async () => {
      api = demo();
      admin = await api.signedIn(accountId('ingrid-solvang'));
    });

    const rowsOf = async (by: TestClient, key: string, cc: string) => {
      const path = 'GET /api/main/opportunity/{id}/consultant-company/{cc}/assessments' as const;
      const { body } = await by.call(path, { params: { id: opportunityId(key), cc } });
      return body.profile_ai_assessments;
    };

    it('stand in every state, some of them outdated and contested', async () => {
      const { body } = await admin.call('GET /api/main/admin/assessments/quality', {});
      const counts = new Map(body.statuses.map((one) => [one.inference_status, one.count]));
      expect([...counts.keys()].toSorted()).toEqual(['failed', 'pending', 'success']);
      const rows = body.rows.filter(({ type }) => type === 'assignment_profile_ai_assessment');
      const sum = (of: 'positive' | 'negative') => rows.reduce((all, one) => all + one[of], 0);
      expect([sum('positive'), sum('negative')]).toEqual([2, 1]);
    });

    it('quote what stands in the profile, and are the company’s own', async () => {
      const company = await api.signedIn(accountId('torunn-myrvold'));
      const rows = await rowsOf(company, 'eget-team', organizationId('blaklokke'));
      expect(rows.length).toBeGreaterThan(1);
      expect(rows.every(({ inference_status }) => inference_status === 'success')).toBe(true);
      expect(rows.every(({ is_outdated }) => !is_outdated)).toBe(true);
    });

    it('stand on both sides of an assignment, apart', async () => {
      const path = 'GET /api/main/assignment/{assignment_id}/profile-assessments' as const;
      const params = { assignment_id: assignmentId('isfoss-avregning-backend') };
      const read = async (key: string) => {
        const { body } = await (await api.signedIn(accountId(key))).call(path, { params });
        return body.profile_ai_assessments;
      };
      const [client, company] = [await read('silje-rodland'), await read('torunn-myrvold')];
      expect([client.length, company.length]).toEqual([5, 4]);
      const ids = new Set(company.map((one) => one.opportunity_profile_ai_assessment));
      expect(client.some((one) => ids.has(one.opportunity_profile_ai_assessment))).toBe(false);
      expect(client.every(({ grounds }) => grounds.criteria_version === 1)).toBe(true);
    });

    it('have somebody who waits for a person', async () => {
      const { body } = await admin.call('GET /api/main/human-assessments', {
        query: { all: true } as never,
      });
      expect(body.human_assessments.map(({ answered_at }) => answered_at !== null)).toEqual([
        false,
        true,
      ]);
    });
  });
