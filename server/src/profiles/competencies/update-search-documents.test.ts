import { sql } from 'kysely';
import { fold } from '@torg/protocol/fold';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aConsultant, aProfileItem } from '../profiles.fixtures.ts';

describe('the search document of a profile', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const documentOf = (profile: string) =>
    api.db
      .selectFrom('profile_search')
      .selectAll()
      .where('profile', '=', profile)
      .executeTakeFirstOrThrow();

  it('follows every change of a profile', async () => {
    const profile = await aConsultant(api.db);
    const owner = await api.signedIn(profile);
    const params = { profile };
    await owner.call('POST /api/main/profile/{profile}/items', {
      params,
      body: {
        entry: {
          kind: 'project',
          item: { project_name: 'Ny kasse', project_customer: 'Brødrene Sæther' },
        },
      },
    });
    const added = await documentOf(profile);
    expect(added).toMatchObject({ customers: ['Brødrene Sæther'], project_names: ['Ny kasse'] });
    expect(added.words).toContain("'saether'");
    const { rows } = await sql<{ word: string }>`
      select word from search_word where word in ('saether', 'kasse') order by word`.execute(
      api.db,
    );
    expect(rows.map(({ word }) => word)).toEqual(['kasse', 'saether']);

    const [item] = (await owner.call('GET /api/main/profile/{profile}', { params })).body.projects;
    await owner.call('DELETE /api/main/profile/{profile}/items/{item}', {
      params: { profile, item: item?.uuid ?? '' },
    });
    const removed = await documentOf(profile);
    expect(removed.customers).toEqual([]);
    expect(removed.words).not.toContain("'saether'");
  });

  it('is written by a job where an upgrade has left it empty', async () => {
    const profile = await aConsultant(api.db);
    await aProfileItem(api.db, profile, 'certification', { name: 'Sertifisert sveiser' });
    await api.db
      .updateTable('profile_search')
      .set({ words: null, certifications: [] })
      .where('profile', '=', profile)
      .execute();
    await api.runScheduled('write-search-documents');
    const written = await documentOf(profile);
    expect(written.certifications).toEqual(['Sertifisert sveiser']);
    expect(written.words).toContain("'sveiser'");
  });

  it('folds words like the rest of Torg', async () => {
    const texts = ['Ærlig talt', 'ØL OG ÅL', 'Crème brûlée', 'Ñandú ÿ Ý', 'C++ / C#', ''];
    const { rows } = await sql<{ text: string; folded: string }>`
      select one as text, folded(one) as folded from unnest(${texts}::text[]) as one`.execute(
      api.db,
    );
    expect(rows.filter(({ text, folded }) => folded !== fold(text))).toEqual([]);
  });
});
