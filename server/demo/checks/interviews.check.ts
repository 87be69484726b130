import { interviewStates } from '@torg/protocol/interviews/interview-life';
import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../src/testing/start-test-api.ts';

let api: TestApi;

export const checkInterviews = (demo: () => TestApi): void =>
  void describe('interviews in the demo data', () => {
    beforeAll(async () => {
      api = demo();
    });

    it('the demo data has interviews in every state, to come and over, about both kinds', async () => {
      const rows = await api.db.selectFrom('interview').selectAll().execute();
      expect([...new Set(rows.map(({ state }) => state))].toSorted()).toEqual(
        interviewStates.toSorted(),
      );
      const now = api.clock.now();
      const booked = rows.filter(({ state }) => state === 'booked');
      expect(booked.some(({ starts_at }) => starts_at !== null && starts_at < now)).toBe(true);
      expect(booked.some(({ starts_at }) => starts_at !== null && starts_at > now)).toBe(true);
      expect(rows.some(({ assignment }) => assignment !== null)).toBe(true);
      expect(rows.some(({ opportunity }) => opportunity !== null)).toBe(true);
    });

    it('the consultant of the demo data is invited to one', async () => {
      const { account } = await api.db
        .selectFrom('account')
        .select('account')
        .where('email', '=', 'konsulent@torg.example')
        .executeTakeFirstOrThrow();
      const consultant = await api.signedIn(account);
      const { body } = await consultant.call('GET /api/main/interviews', {
        query: { period: 'open' },
      });
      expect(body.interviews.map(({ can }) => can.take)).toContain(true);
    });
  });
