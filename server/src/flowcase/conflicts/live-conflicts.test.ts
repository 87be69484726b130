import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/an-open-page.ts';
import { aCompany } from '../../testing/flowcase/a-company.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

describe('a conflict with Flowcase', () => {
  it('comes and goes on the open pages of the consultant and of the company', async () => {
    const ola = { id: 'ola', email: 'ola@bolgen.example', summary: 'Slik det var.' };
    const company = await aCompany(api, [ola]);
    const { rows } = await company.bring('ola');
    const profile = rows[0]?.profile ?? '';
    const { revisions } = await company.profileOf(profile);
    const described = await company.client.call('PATCH /api/main/profile/{profile}', {
      params: { profile },
      body: {
        section: 'description',
        revision: revisions.description,
        changes: { description: 'Skrevet her.' },
      },
    });
    expect(described.status).toBe(200);
    company.there.set({ ...ola, summary: 'Skrevet der.' });

    const origin = await api.app.listen({ port: 0, host: '127.0.0.1' });
    const own = await openPage(origin, await api.signedIn(profile));
    const admins = await openPage(origin, company.client);
    const heardOn = (page: typeof own, data: object) =>
      page.heard.filter(
        (one) => one.event === 'flowcase' && 'profile' in data === 'profile' in one.data,
      );
    await company.sync();
    const [conflict] = await company.conflicts();
    expect(conflict).toMatchObject({ ours: 'Skrevet her.', theirs: 'Skrevet der.' });
    await vi.waitFor(() => expect(heardOn(own, { profile })).toHaveLength(1));

    const before = heardOn(admins, {}).length;
    const answered = await company.client.call(
      'POST /api/main/flowcase-conflict/{flowcase_conflict}/answer',
      {
        params: { flowcase_conflict: conflict?.flowcase_conflict ?? '' },
        body: { answer: 'ours', revision: conflict?.revision ?? -1 },
      },
    );
    expect(answered.status).toBe(204);
    await vi.waitFor(() => expect(heardOn(own, { profile })).toHaveLength(2));
    await vi.waitFor(() => expect(heardOn(admins, {}).length).toBeGreaterThan(before));
    for (const page of [own, admins]) page.close();
  });
});
