import { limits } from '@torg/protocol/limits';
import { profileItemKinds } from '@torg/protocol/profiles/profile-terms';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProfileItem, aSignedInConsultant } from '../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../testing/start-test-api.ts';
import { aJob, type Resume } from './a-resume.ts';
import { anImport, companiesOf } from '../testing/cv-imports/an-import.ts';

const undo = 'POST /api/main/profile-cv-import/{profile_cv_import}/undo';
const read = 'GET /api/main/profile/{profile}';
const order = 'PUT /api/main/profile/{profile}/items';

const someText = 'Bygger broer.';

describe('what an import brings', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const aJobThere = (profile: string, company: string, from_year: number) =>
    aProfileItem(api.db, profile, 'work_experience', {
      company,
      from_year,
      to_year: from_year + 1,
    });

  it('stands by its dates among what was there, newest first', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const items = [
      await aJobThere(profile, 'Tjueto', 2022),
      await aJobThere(profile, 'Tolv', 2012),
    ];
    await client.call(order, { params: { profile }, body: { kind: 'work_experience', items } });
    const work = [aJob('Ti', 2010), aJob('Atten', 2018), aJob('Tjuefire', 2024)];
    await anImport(api, client, { work });
    const names = ['Tjuefire', 'Tjueto', 'Atten', 'Tolv', 'Ti'];
    expect(await companiesOf(client, profile)).toEqual(names);
  });

  it('leaves the order that the consultant chose, also once it is undone', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const [old, recent] = [
      await aJobThere(profile, 'Gammel', 2003),
      await aJobThere(profile, 'Fersk', 2022),
    ];
    const body = { kind: 'work_experience' as const, items: [old, recent] };
    await client.call(order, { params: { profile }, body });
    const replace = JSON.stringify([{ flag_name: 'work_experience', keep_existing_data: false }]);
    const { params } = await anImport(
      api,
      client,
      { work: [aJob('Midt', 2010), aJob('Ny', 2024)] },
      { flags: replace },
    );
    expect(await companiesOf(client, profile)).toEqual(['Ny', 'Midt']);
    await client.call(undo, { params });
    expect(await companiesOf(client, profile)).toEqual(['Gammel', 'Fersk']);
    await anImport(api, client, { work: [aJob('Midt', 2010)] });
    const kept = await companiesOf(client, profile);
    expect(kept.filter((name) => name !== 'Midt')).toEqual(['Gammel', 'Fersk']);
  });

  it('is listed and left out where a profile is full in every part', async () => {
    const { client, profile } = await aSignedInConsultant(api, { description: someText });
    const rows = profileItemKinds.flatMap((kind) =>
      Array.from({ length: limits.profile.items }, (_, at) => ({
        ...{ profile, kind, name: `Fra før ${at}`, organization_name: `Fra før ${at}` },
      })),
    );
    await api.db.insertInto('profile_item').values(rows).execute();
    const skills = await api.db
      .selectFrom('competency')
      .select('competency')
      .where('type', '=', 'skill')
      .where('name_nb', '<>', 'Java')
      .limit(limits.profile.skills.max)
      .execute();
    await api.db
      .insertInto('profile_skill')
      .values(skills.map(({ competency }, position) => ({ profile, competency, position })))
      .execute();
    const { result } = await anImport(api, client, everyPart);
    const states = Object.fromEntries(
      result.found.map(({ flag_name, entries }) => [
        flag_name,
        entries.map(({ state, reason }) => `${state} ${reason}`),
      ]),
    );
    const full = ['left_out over_the_limit'];
    expect(states).toEqual({
      profile_description: ['left_out field_is_filled'],
      ...{ profile_skill: full, project: full, work_experience: full, education: full },
      ...{ certification: full, publication: full, honor: full, position_experience: full },
      language: full,
    });
    const after = (await client.call(read, { params: { profile } })).body;
    expect(after.description).toBe(someText);
    const counted = await api.db
      .selectFrom('profile_item')
      .select((eb) => ['kind', eb.fn.countAll<number>().as('count')])
      .where('profile', '=', profile)
      .groupBy('kind')
      .execute();
    expect(counted.map(({ count }) => count)).toEqual(
      profileItemKinds.map(() => limits.profile.items),
    );
    expect(after.skills).toHaveLength(limits.profile.skills.max);
  });
});

/** Something of each part that JSON Resume knows. */
const everyPart = {
  basics: { name: 'Kari Nordstrand', summary: 'Noe helt annet.' },
  work: [aJob('Fjordvarme')],
  volunteer: [{ organization: 'Korpset', position: 'Styreleder', startDate: '2019' }],
  education: [{ institution: 'NTNU', area: 'Informatikk', studyType: 'Master', endDate: '2015' }],
  awards: [{ title: 'Årets prosjekt', date: '2021' }],
  certificates: [{ name: 'CKA', date: '2023' }],
  publications: [{ name: 'Om hendelser', releaseDate: '2020' }],
  skills: [{ name: 'java' }],
  languages: [{ language: 'Norsk', fluency: 'Native speaker' }],
  projects: [{ name: 'Ny portal', startDate: '2020-01' }],
} satisfies Resume;
