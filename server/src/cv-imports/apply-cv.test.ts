import type { ApplyImport, SectionChoice } from '@torg/protocol/cv-imports/import-inputs';
import type { CvImportResult } from '@torg/protocol/cv-imports/import-shapes';
import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aProfileItem, aSignedInConsultant } from '../profiles/profiles.fixtures.ts';
import { codeOf, startTestApi, type TestApi, type TestClient } from '../testing/start-test-api.ts';
import { aJob } from './a-resume.ts';
import { anImport, companiesOf, startImport } from '../testing/cv-imports/an-import.ts';

const open = 'GET /api/main/profile-cv-import/{profile_cv_import}';
const apply = 'POST /api/main/profile-cv-import/{profile_cv_import}/apply';
const undo = 'POST /api/main/profile-cv-import/{profile_cv_import}/undo';
const read = 'GET /api/main/profile/{profile}';
const saveSection = 'PATCH /api/main/profile/{profile}';
const saveItem = 'PUT /api/main/profile/{profile}/items/{item}';

const replaced = (flag_name: FeatureExtractionFlag) =>
  JSON.stringify([{ flag_name, keep_existing_data: false }]);

/** The entries of one part, as the page sends them back. */
function choicesOf(
  { found }: CvImportResult,
  flag: FeatureExtractionFlag,
  isTicked: (at: number) => boolean,
): SectionChoice {
  const section = found.find(({ flag_name }) => flag_name === flag);
  const entries = (section?.entries ?? []).map(({ entry, item }, at) => ({
    ...{ entry, wanted: isTicked(at), propose: [] },
    item: structuredClone(item),
  }));
  const { flag_name, keep_existing_data } = section ?? {};
  return { flag_name, keep_existing_data, entries } as unknown as SectionChoice;
}
const statesOf = ({ found }: CvImportResult, flag: FeatureExtractionFlag) =>
  found.find(({ flag_name }) => flag_name === flag)?.entries.map(({ state }) => state);
const stayedOf = ({ found }: CvImportResult, flag: FeatureExtractionFlag) =>
  found.find(({ flag_name }) => flag_name === flag)?.stayed;

describe('what an import found', () => {
  let api: TestApi;
  beforeAll(async () => {
    api = await startTestApi();
  });
  afterAll(() => api.close());

  const profileOf = async (client: TestClient, profile: string) =>
    (await client.call(read, { params: { profile } })).body;
  const companies = async (client: TestClient, profile: string) =>
    (await companiesOf(client, profile)).toSorted();

  it('changes nothing before somebody has looked, where that was asked for', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const { params, result } = await anImport(
      api,
      client,
      { work: [aJob('Fjordvarme'), aJob('Granskog', 2020)] },
      { review: 'before' },
    );
    expect(statesOf(result, 'work_experience')).toEqual(['found', 'found']);
    expect(await companies(client, profile)).toEqual([]);
    expect(result.person).toMatchObject({ name: { filled: true }, title: { filled: false } });
    const sections = [choicesOf(result, 'work_experience', (at) => at === 1)];
    const applied = await client.call(apply, { params, body: { sections, person: ['title'] } });
    expect(applied.status).toBe(200);
    expect(statesOf(applied.body, 'work_experience')).toEqual(['left_out', 'kept']);
    expect(applied.body.person).toMatchObject({
      title: { state: 'kept', filled: true },
      name: { state: 'found' },
    });
    expect(await companies(client, profile)).toEqual(['Granskog']);
  });

  it('says before somebody has looked what the profile has already', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const job = { company: 'FJORDVARME', description: 'Utvikler', from_year: 2018, from_month: 3 };
    const item = await aProfileItem(api.db, profile, 'work_experience', {
      ...{ ...job, to_year: 2020, to_month: 6 },
    });
    await aProfileItem(api.db, profile, 'language', { language_name: 'norsk' });
    const { params, result } = await anImport(
      api,
      client,
      {
        work: [aJob('Fjordvarme'), aJob('Granskog', 2020)],
        languages: [{ language: 'Norsk', fluency: 'Native speaker' }],
      },
      { review: 'before' },
    );
    expect(statesOf(result, 'work_experience')).toEqual(['already_there', 'found']);
    expect(statesOf(result, 'language')).toEqual(['already_there']);
    // It is worked out from the profile as it is now, and nothing is decided by reading.
    const removal = { profile, item };
    await client.call('DELETE /api/main/profile/{profile}/items/{item}', { params: removal });
    const again = (await client.call(open, { params })).body;
    expect(statesOf(again, 'work_experience')).toEqual(['found', 'found']);
    const sections = [choicesOf(again, 'language', () => true)];
    const applied = (await client.call(apply, { params, body: { sections, person: [] } })).body;
    expect(statesOf(applied, 'language')).toEqual(['already_there']);
    expect((await profileOf(client, profile)).languages).toHaveLength(1);
  });

  it('counts the second of two equal entries as there before it is, and applies one', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const work = [aJob('Fjordvarme'), aJob('Granskog', 2020), aJob('FJORDVARME')];
    const { params, result } = await anImport(api, client, { work }, { review: 'before' });
    expect(statesOf(result, 'work_experience')).toEqual(['found', 'found', 'already_there']);
    const sections = [choicesOf(result, 'work_experience', (at) => at < 2)];
    const applied = (await client.call(apply, { params, body: { sections, person: [] } })).body;
    expect(statesOf(applied, 'work_experience')).toEqual(['kept', 'kept', 'already_there']);
    const undone = (await client.call(undo, { params })).body;
    expect(statesOf(undone, 'work_experience')).toEqual(['undone', 'undone', 'already_there']);
    expect(await companies(client, profile)).toEqual([]);
  });

  it('can be chosen after all once what was there has been removed', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const item = await aProfileItem(api.db, profile, 'language', { language_name: 'norsk' });
    const { params, result } = await anImport(api, client, {
      languages: [{ language: 'Norsk', fluency: 'Native speaker' }],
    });
    expect(statesOf(result, 'language')).toEqual(['already_there']);
    const removal = { profile, item };
    await client.call('DELETE /api/main/profile/{profile}/items/{item}', { params: removal });
    const again = (await client.call(open, { params })).body;
    expect(statesOf(again, 'language')).toEqual(['left_out']);
    const sections = [choicesOf(again, 'language', () => true)];
    const applied = (await client.call(apply, { params, body: { sections, person: [] } })).body;
    expect(statesOf(applied, 'language')).toEqual(['kept']);
    expect((await profileOf(client, profile)).languages).toHaveLength(1);
  });

  it('is added beside what is there, and not again if it is there already', async () => {
    const { client, profile } = await aSignedInConsultant(api, { account: { title: 'Sjef' } });
    const job = {
      company: 'FJORDVARME',
      description: 'Utvikler',
      from_year: 2018,
      from_month: 3,
      to_year: 2020,
      to_month: 6,
    };
    await aProfileItem(api.db, profile, 'work_experience', job);
    const { result } = await anImport(api, client, {
      work: [aJob('Fjordvarme'), aJob('Granskog', 2020)],
    });
    expect(statesOf(result, 'work_experience')).toEqual(['already_there', 'kept']);
    expect(await companies(client, profile)).toEqual(['FJORDVARME', 'Granskog']);
    expect(result.person).toMatchObject({
      title: { value: 'Arkitekt', state: 'left_out' },
      email: { value: 'kari@nordstrand.example', state: 'found' },
    });
    const { title, email } = await profileOf(client, profile);
    expect([title, email === 'kari@nordstrand.example']).toEqual(['Sjef', false]);
  });

  it('leaves parts alone that were not asked for', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const flags = JSON.stringify([{ flag_name: 'language' }]);
    const languages = [{ language: 'Norsk', fluency: 'Native speaker' }];
    const { result } = await anImport(api, client, { languages }, { flags });
    expect(statesOf(result, 'work_experience')).toEqual(['found']);
    const { work_experiences, languages: spoken } = await profileOf(client, profile);
    expect(work_experiences).toEqual([]);
    expect(spoken).toMatchObject([{ language_name: 'Norsk', spoken_language_level: 'native' }]);
  });

  it('takes the place of what was there, and undoing brings that back', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    await aProfileItem(api.db, profile, 'work_experience', { company: 'Gammel', from_year: 2001 });
    const { params, result } = await anImport(
      api,
      client,
      {},
      { flags: replaced('work_experience') },
    );
    expect(statesOf(result, 'work_experience')).toEqual(['kept']);
    expect(await companies(client, profile)).toEqual(['Fjordvarme']);
    api.clock.advance({ hours: 25 });
    await api.runScheduled('sweep-profile-items');
    const again = await api.signedIn(profile);
    const undone = await again.call(undo, { params });
    expect([undone.status, codeOf(undone)]).toEqual([200, null]);
    expect(statesOf(undone.body, 'work_experience')).toEqual(['undone']);
    expect(undone.body.can).toMatchObject({ undo: false, apply: true });
    expect(await companies(again, profile)).toEqual(['Gammel']);
    const twice = await again.call(undo, { params });
    expect([twice.status, codeOf(twice)]).toEqual([409, 'cv_import_state_does_not_allow']);
  });

  it('never takes the place of something by nothing', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    await aProfileItem(api.db, profile, 'work_experience', { company: 'Gammel', from_year: 2001 });
    await anImport(api, client, { work: [] }, { flags: replaced('work_experience') });
    expect(await companies(client, profile)).toEqual(['Gammel']);
  });

  it('leaves what was edited since the upload, and names it', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const item = await aProfileItem(api.db, profile, 'work_experience', { company: 'Gammel' });
    await aProfileItem(api.db, profile, 'work_experience', { company: 'Urørt', from_year: 2003 });
    const params = await startImport(client, {}, { flags: replaced('work_experience') });
    const entry = { kind: 'work_experience', item: { company: 'Gammel, rettet' } } as const;
    const edited = await client.call(saveItem, {
      params: { profile, item },
      body: { revision: 0, entry },
    });
    expect(edited.status).toBe(200);
    await api.runJobs();
    const { body } = await client.call(open, { params });
    expect(stayedOf(body, 'work_experience')).toEqual(['Gammel, rettet']);
    expect(await companies(client, profile)).toEqual(['Fjordvarme', 'Gammel, rettet']);
  });

  it('does not undo what somebody has edited since', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const { params } = await anImport(api, client, {
      work: [aJob('Fjordvarme'), aJob('Granskog', 2020)],
    });
    const { work_experiences } = await profileOf(client, profile);
    const job = work_experiences.find(({ company }) => company === 'Fjordvarme');
    const at = { profile, item: job?.uuid ?? '' };
    const entry = { kind: 'work_experience', item: { company: 'Fjordvarme AS' } } as const;
    await client.call(saveItem, { params: at, body: { revision: job?.revision ?? -1, entry } });
    const undone = await client.call(undo, { params });
    expect(stayedOf(undone.body, 'work_experience')).toEqual(['Fjordvarme AS']);
    expect(statesOf(undone.body, 'work_experience')).toEqual(['kept', 'undone']);
    const after = await profileOf(client, profile);
    expect(after.work_experiences).toMatchObject([
      { company: 'Fjordvarme AS', came: { origin: 'imported', touched: true } },
    ]);
  });

  it('is corrected and unticked afterwards, as often as one likes', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const { params, result } = await anImport(api, client, {
      work: [aJob('Fjordvarme'), aJob('Granskog', 2020)],
    });
    const all = choicesOf(result, 'work_experience', () => true);
    const same = await client.call(apply, { params, body: { sections: [all] } });
    expect(statesOf(same.body, 'work_experience')).toEqual(['kept', 'kept']);
    const first = choicesOf(result, 'work_experience', (at) => at === 0);
    const [entry] = first.entries;
    if (entry?.item) Object.assign(entry.item, { company: 'Fjordvarme AS' });
    const body: ApplyImport = { sections: [first], person: [] };
    const changed = await client.call(apply, { params, body });
    expect(statesOf(changed.body, 'work_experience')).toEqual(['kept', 'left_out']);
    expect(await companies(client, profile)).toEqual(['Fjordvarme AS']);
    await client.call(apply, { params, body: { sections: [all] } });
    expect(await companies(client, profile)).toEqual(['Fjordvarme', 'Granskog']);
  });

  it('is kept up to the limit: the newest, and the rest is listed', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const rows = Array.from({ length: 99 }, (_, at) => ({
      ...({ profile, kind: 'work_experience', organization_name: `Firma ${at}` } as const),
    }));
    await api.db.insertInto('profile_item').values(rows).execute();
    const work = [aJob('Eldst', 2001), aJob('Nyest', 2021), aJob('Mellom', 2010)];
    const { result } = await anImport(api, client, { work });
    expect(statesOf(result, 'work_experience')).toEqual(['left_out', 'kept', 'left_out']);
    const [first] =
      result.found.find(({ flag_name }) => flag_name === 'work_experience')?.entries ?? [];
    expect(first?.reason).toBe('over_the_limit');
    expect(await companies(client, profile)).toContain('Nyest');
  });

  it('has skills that the competency box knows; others are proposed when they are ticked', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const skills = [{ name: 'java' }, { name: 'Reinsdyrlogistikk' }];
    const { params, result } = await anImport(api, client, { skills });
    expect(statesOf(result, 'profile_skill')).toEqual(['kept', 'left_out']);
    const section = result.found.find(({ flag_name }) => flag_name === 'profile_skill');
    expect(
      section?.entries.map(({ reason, terms }) => [reason, terms[0]?.competency?.name]),
    ).toEqual([
      [null, 'Java'],
      ['unknown_term', undefined],
    ]);
    expect((await profileOf(client, profile)).skills.map(({ name }) => name)).toEqual(['Java']);
    const ticked = choicesOf(result, 'profile_skill', () => true);
    const [, unknown] = ticked.entries;
    if (unknown) unknown.propose = ['Reinsdyrlogistikk'];
    const proposed = await client.call(apply, { params, body: { sections: [ticked] } });
    expect(statesOf(proposed.body, 'profile_skill')).toEqual(['kept', 'kept']);
    const names = (await profileOf(client, profile)).skills.map(({ name }) => name);
    expect(names).toEqual(['Java', 'Reinsdyrlogistikk']);
    const undone = await client.call(undo, { params });
    expect(statesOf(undone.body, 'profile_skill')).toEqual(['undone', 'undone']);
    expect((await profileOf(client, profile)).skills).toEqual([]);
  });

  it('fills an empty description, and replaces one only where that was asked for', async () => {
    const basics = { name: 'Kari', summary: 'Bygger broer.' };
    const empty = await aSignedInConsultant(api);
    await anImport(api, empty.client, { basics });
    expect(await profileOf(empty.client, empty.profile)).toMatchObject({
      description: 'Bygger broer.',
      description_came: { origin: 'imported' },
    });
    const filled = await aSignedInConsultant(api, { description: 'Som før.' });
    const { result } = await anImport(api, filled.client, { basics });
    expect(statesOf(result, 'profile_description')).toEqual(['left_out']);
    const looked = await anImport(api, filled.client, { basics, work: [] }, { review: 'before' });
    expect(
      looked.result.found.flatMap(({ entries }) =>
        entries.map(({ state, reason }) => [state, reason]),
      ),
    ).toEqual([['found', 'field_is_filled']]);
    const flags = replaced('profile_description');
    const { params } = await anImport(api, filled.client, { basics, work: [] }, { flags });
    expect((await profileOf(filled.client, filled.profile)).description).toBe('Bygger broer.');
    await filled.client.call(undo, { params });
    expect((await profileOf(filled.client, filled.profile)).description).toBe('Som før.');
  });

  it('makes a save from an older editor stale, which loses nothing', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    await anImport(api, client, { basics: { name: 'Kari', summary: 'Bygger broer.' } });
    const late = await client.call(saveSection, {
      params: { profile },
      body: { section: 'description', revision: 0, changes: { description: 'Skrevet imens.' } },
    });
    expect([late.status, codeOf(late)]).toEqual([409, 'profile_was_changed']);
    expect((await profileOf(client, profile)).description).toBe('Bygger broer.');
  });

  it('is kept once when two say so at the same time', async () => {
    const { client, profile } = await aSignedInConsultant(api);
    const { params, result } = await anImport(api, client, {}, { review: 'before' });
    const body = { sections: [choicesOf(result, 'work_experience', () => true)] };
    const answers = await Promise.all([1, 2, 3].map(() => client.call(apply, { params, body })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await companies(client, profile)).toEqual(['Fjordvarme']);
  });

  it('cannot be kept before it is read', async () => {
    const { client } = await aSignedInConsultant(api);
    const params = await startImport(client, {});
    const early = await client.call(apply, { params, body: { sections: [] } });
    expect([early.status, codeOf(early)]).toEqual([409, 'cv_import_state_does_not_allow']);
    const before = await client.call(undo, { params });
    expect([before.status, codeOf(before)]).toEqual([409, 'cv_import_state_does_not_allow']);
    await api.runJobs();
  });
});
