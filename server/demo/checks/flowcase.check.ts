import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from '../../src/testing/start-test-api.ts';
import { accountId, organizationId } from '../load/demo-ids.ts';

let api: TestApi;

export const checkFlowcase = (demo: () => TestApi): void =>
  void describe('Flowcase in the demo data', () => {
    beforeAll(async () => {
      api = demo();
    });

    it('the demo data has two companies whose people follow Flowcase, one with conflicts', async () => {
      const admin = await api.signedIn(accountId('henrik-aasland'));
      const standOf = async (key: string) => {
        const params = { id: organizationId(key) };
        const { body } = await admin.call('GET /api/main/consultant-companies/{id}/flowcase', {
          params,
        });
        return body;
      };
      expect(await standOf('blaklokke')).toMatchObject({
        is_enabled: true,
        links: 1,
        conflicts: 2,
      });
      expect(await standOf('kantarell')).toMatchObject({
        is_enabled: true,
        links: 1,
        conflicts: 0,
      });
      const params = { id: organizationId('blaklokke') };
      const { body } = await admin.call(
        'GET /api/main/consultant-companies/{id}/flowcase-conflicts',
        {
          params,
        },
      );
      const title = body.conflicts.find(({ field }) => field === 'title');
      expect(title).toMatchObject({
        ...{ base: 'Dataingeniør', ours: 'Senior dataingeniør' },
        theirs: 'Fagleder for dataplattformer',
      });
    });

    it('the demo data is not changed by the first synchronization', async () => {
      const before = await api.db.selectFrom('profile_item').select(['item', 'revision']).execute();
      await api.runScheduled('sync-all-flowcase');
      const after = await api.db.selectFrom('profile_item').select(['item', 'revision']).execute();
      expect(after).toEqual(expect.arrayContaining(before));
      expect(after).toHaveLength(before.length);
    });
  });
