import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf, startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aCompany, type Company } from '../../testing/flowcase/a-company.ts';
import type { PersonThere } from '../a-cv-tool.ts';

const answerKey = 'POST /api/main/flowcase-conflict/{flowcase_conflict}/answer';
const saveItem = 'PUT /api/main/profile/{profile}/items/{item}';
const saveSection = 'PATCH /api/main/profile/{profile}';
const removeItem = 'DELETE /api/main/profile/{profile}/items/{item}';

let api: TestApi;
let count = 0;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

/** A company with one imported person. */
async function anImported(person: Omit<PersonThere, 'id' | 'email'> = {}) {
  count += 1;
  const there = { id: 'ola', email: `ola.${count}@bolgen.example`, ...person };
  const company = await aCompany(api, [there]);
  const { rows } = await company.bring('ola');
  const profile = rows[0]?.profile ?? '';
  const change = (changes: Partial<PersonThere>) => company.there.set({ ...there, ...changes });
  return { company, profile, change };
}

const jobsOf = async (company: Company, profile: string) =>
  (await company.profileOf(profile)).work_experiences;

/** Edits an entry here, as the editor does. */
async function edit(company: Company, profile: string, long_description: string, at = 0) {
  const job = (await jobsOf(company, profile))[at];
  if (job === undefined) throw new Error('there is no such job');
  const { uuid, revision, came: _came, ...item } = job;
  const answer = await company.client.call(saveItem, {
    params: { profile, item: uuid },
    body: { revision, entry: { kind: 'work_experience', item: { ...item, long_description } } },
  });
  expect(answer.status).toBe(200);
}

async function describeAs(company: Company, profile: string, description: string) {
  const { revisions } = await company.profileOf(profile);
  const body = {
    ...({ section: 'description', revision: revisions.description } as const),
    changes: { description },
  };
  expect((await company.client.call(saveSection, { params: { profile }, body })).status).toBe(200);
}

describe('a synchronization', () => {
  it('takes what only Flowcase has changed, and reads only what has changed', async () => {
    const { company, profile, change } = await anImported({ jobs: { Isfoss: 'Bygget.' } });
    await company.sync();
    const before = company.there.read.length;
    await company.sync();
    expect(company.there.read.length).toBe(before);
    change({ jobs: { Isfoss: 'Bygget og drev.', Granskog: 'Ledet.' }, title: 'Arkitekt' });
    await company.sync();
    expect(company.there.read.length).toBe(before + 1);
    expect(await company.profileOf(profile)).toMatchObject({
      title: 'Arkitekt',
      work_experiences: [
        { company: 'Granskog', came: { origin: 'synced', touched: false } },
        { long_description: 'Bygget og drev.', came: { origin: 'synced', touched: false } },
      ],
    });
    expect((await company.settings()).last_sync).toMatchObject({ status: 'success', changed: 1 });
    expect(await company.conflicts()).toEqual([]);
  });

  it('leaves what was changed here only, and asks nobody', async () => {
    const { company, profile, change } = await anImported({ jobs: { Isfoss: 'Bygget.' } });
    await edit(company, profile, 'Rettet her.');
    change({ jobs: { Isfoss: 'Bygget.' }, title: 'Arkitekt' });
    await company.sync();
    expect(await jobsOf(company, profile)).toMatchObject([
      { long_description: 'Rettet her.', came: { touched: true } },
    ]);
    expect(await company.conflicts()).toEqual([]);
  });

  it('keeps ours where both have changed, and asks once until theirs changes again', async () => {
    const { company, profile, change } = await anImported({ jobs: { Isfoss: 'Bygget.' } });
    await edit(company, profile, 'Rettet her.');
    change({ jobs: { Isfoss: 'Rettet der.' } });
    await company.sync();
    const [conflict] = await company.conflicts();
    expect(conflict).toMatchObject({
      ...{ part: 'work_experience', field: 'long_description', base: 'Bygget.' },
      ...{ ours: 'Rettet her.', theirs: 'Rettet der.', answers: ['ours', 'theirs', 'own_words'] },
    });
    expect((await jobsOf(company, profile))[0]?.long_description).toBe('Rettet her.');
    const params = { flowcase_conflict: conflict?.flowcase_conflict ?? '' };
    const revision = conflict?.revision ?? -1;
    const ours = await company.client.call(answerKey, {
      params,
      body: { answer: 'ours', revision },
    });
    expect(ours.status).toBe(204);
    change({ jobs: { Isfoss: 'Rettet der.' }, title: 'Noe annet' });
    await company.sync();
    expect(await company.conflicts()).toEqual([]);
    change({ jobs: { Isfoss: 'Rettet der igjen.' } });
    await company.sync();
    expect(await company.conflicts()).toMatchObject([{ theirs: 'Rettet der igjen.' }]);
  });

  it('takes theirs or own words when somebody says so, once', async () => {
    const { company, profile, change } = await anImported({
      ...{ jobs: { Isfoss: 'Bygget.' }, summary: 'Før.' },
    });
    await edit(company, profile, 'Rettet her.');
    await describeAs(company, profile, 'Beskrevet her.');
    change({ jobs: { Isfoss: 'Rettet der.' }, summary: 'Beskrevet der.' });
    await company.sync();
    const conflicts = await company.conflicts();
    expect(conflicts).toHaveLength(2);
    for (const { flowcase_conflict, revision, part } of conflicts) {
      const body =
        part === 'work_experience'
          ? ({ answer: 'theirs', revision } as const)
          : ({ answer: 'own_words', revision, value: 'Litt av begge.' } as const);
      const answers = await Promise.all(
        [1, 2].map(() => company.client.call(answerKey, { params: { flowcase_conflict }, body })),
      );
      const statuses = answers.map(({ status }) => status);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404]);
    }
    expect(await company.profileOf(profile)).toMatchObject({
      description: 'Litt av begge.',
      work_experiences: [{ long_description: 'Rettet der.', came: { touched: false } }],
    });
    change({ jobs: { Isfoss: 'Enda nyere.' }, summary: 'Beskrevet der.' });
    await company.sync();
    expect((await jobsOf(company, profile))[0]?.long_description).toBe('Enda nyere.');
    expect(await company.conflicts()).toEqual([]);
  });

  it('does not take an answer to what somebody has not seen', async () => {
    const { company, profile, change } = await anImported({ jobs: { Isfoss: 'Bygget.' } });
    await edit(company, profile, 'Rettet her.');
    change({ jobs: { Isfoss: 'Rettet der.' } });
    await company.sync();
    const [seen] = await company.conflicts();
    await edit(company, profile, 'Rettet her en gang til.');
    const late = await company.client.call(answerKey, {
      params: { flowcase_conflict: seen?.flowcase_conflict ?? '' },
      body: { answer: 'theirs', revision: seen?.revision ?? -1 },
    });
    expect([late.status, codeOf(late)]).toEqual([409, 'flowcase_conflict_was_changed']);
    expect((await jobsOf(company, profile))[0]?.long_description).toBe('Rettet her en gang til.');
  });

  it('removes what Flowcase has no more, and asks where it was edited here', async () => {
    const jobs = { Isfoss: 'Bygget.', Granskog: 'Ledet.' };
    const { company, profile, change } = await anImported({ jobs });
    const at = (await jobsOf(company, profile)).findIndex((job) => job.company === 'Isfoss');
    await edit(company, profile, 'Rettet her.', at);
    change({ jobs: {} });
    await company.sync();
    expect(await jobsOf(company, profile)).toMatchObject([{ company: 'Isfoss' }]);
    const [conflict] = await company.conflicts();
    expect(conflict).toMatchObject({ field: 'entry', theirs: null, answers: ['ours', 'theirs'] });
    await company.client.call(answerKey, {
      params: { flowcase_conflict: conflict?.flowcase_conflict ?? '' },
      body: { answer: 'theirs', revision: conflict?.revision ?? -1 },
    });
    expect(await jobsOf(company, profile)).toEqual([]);
  });

  it('does not bring back what was removed here, unless Flowcase changes it and somebody says so', async () => {
    const { company, profile, change } = await anImported({ jobs: { Isfoss: 'Bygget.' } });
    const [job] = await jobsOf(company, profile);
    await company.client.call(removeItem, { params: { profile, item: job?.uuid ?? '' } });
    change({ jobs: { Isfoss: 'Bygget.' }, title: 'Arkitekt' });
    await company.sync();
    expect(await jobsOf(company, profile)).toEqual([]);
    expect(await company.conflicts()).toEqual([]);
    change({ jobs: { Isfoss: 'Bygget på nytt.' } });
    await company.sync();
    const [conflict] = await company.conflicts();
    expect(conflict).toMatchObject({ field: 'entry', ours: null });
    await company.client.call(answerKey, {
      params: { flowcase_conflict: conflict?.flowcase_conflict ?? '' },
      body: { answer: 'theirs', revision: conflict?.revision ?? -1 },
    });
    expect(await jobsOf(company, profile)).toMatchObject([{ long_description: 'Bygget på nytt.' }]);
  });

  it('merges skills one by one', async () => {
    const { company, profile, change } = await anImported({ skills: ['Java', 'Kotlin'] });
    change({ skills: ['Kotlin', 'React'] });
    await company.sync();
    const { skills } = await company.profileOf(profile);
    expect(skills.map(({ name }) => name).toSorted()).toEqual(['Kotlin', 'React']);
  });

  it('makes a save from an older editor stale', async () => {
    const { company, profile, change } = await anImported({ summary: 'Før.' });
    const { revisions } = await company.profileOf(profile);
    change({ summary: 'Nytt fra Flowcase.' });
    await company.sync();
    const late = await company.client.call(saveSection, {
      params: { profile },
      body: {
        ...({ section: 'description', revision: revisions.description } as const),
        changes: { description: 'Skrevet imens.' },
      },
    });
    expect(codeOf(late)).toBe('profile_was_changed');
    expect((await company.profileOf(profile)).description).toBe('Nytt fra Flowcase.');
  });

  it('sees what was edited while a CV was read', async () => {
    const { company, profile, change } = await anImported({ jobs: { Isfoss: 'Bygget.' } });
    change({ jobs: { Isfoss: 'Rettet der.' } });
    company.there.whileReading(() => edit(company, profile, 'Rettet imens.'));
    await company.sync();
    company.there.whileReading(async () => {});
    expect((await jobsOf(company, profile))[0]?.long_description).toBe('Rettet imens.');
    expect(await company.conflicts()).toMatchObject([{ ours: 'Rettet imens.' }]);
  });

  it('runs once at a time, and goes on as the same job after its process was killed', async () => {
    const { company, change } = await anImported();
    change({ title: 'Arkitekt' });
    const { jobs } = api.torg.parts;
    const job = jobs.definitions.find(({ name }) => name === 'sync-flowcase');
    if (job === undefined) throw new Error('no such job');
    const input = { organization: company.organization, started_by: null };
    const before = company.there.read.length;
    await Promise.all([1, 2, 3].map(() => jobs.run(job, { input, traceId: '' })));
    expect(company.there.read.length).toBe(before + 1);
    const now = new Date();
    const id = crypto.randomUUID();
    await api.db
      .insertInto('flowcase_sync')
      .values({ organization: company.organization, job: id, started_at: now, seen_at: now })
      .execute();
    await company.sync();
    expect((await company.settings()).last_sync?.status).toBe('running');
    await jobs.run(job, { id, input, traceId: '' });
    expect((await company.settings()).last_sync?.status).toBe('success');
  });

  it('that was killed for good is ended by the sweeper', async () => {
    const { company } = await anImported();
    const before = new Date(api.clock.now().getTime() - 3_600_000);
    await api.db
      .insertInto('flowcase_sync')
      .values({
        ...{ organization: company.organization, job: crypto.randomUUID() },
        ...{ started_at: before, seen_at: before },
      })
      .execute();
    await api.runScheduled('sweep-flowcase');
    expect((await company.settings()).last_sync).toMatchObject({
      ...{ status: 'failed', failure: 'stopped' },
    });
  });

  it('says why it stopped, and is repeated every hour', async () => {
    const { company, profile, change } = await anImported();
    change({ title: 'Arkitekt' });
    company.there.fail('unauthorized');
    await company.sync();
    expect((await company.settings()).last_sync).toMatchObject({
      ...{ status: 'failed', failure: 'unauthorized' },
    });
    company.there.fail(undefined);
    await api.runScheduled('sync-all-flowcase');
    expect((await company.profileOf(profile)).title).toBe('Arkitekt');
  });

  it('leaves people alone who have left the company, which no longer sees their conflicts', async () => {
    const { company, profile, change } = await anImported({ summary: 'Før.' });
    await describeAs(company, profile, 'Beskrevet her.');
    change({ summary: 'Beskrevet der.' });
    await company.sync();
    expect(await company.conflicts()).toHaveLength(1);
    await api.db
      .updateTable('account')
      .set({ organization: null })
      .where('account', '=', profile)
      .execute();
    change({ summary: 'Beskrevet der igjen.', title: 'Arkitekt' });
    const before = company.there.read.length;
    await company.sync();
    expect(company.there.read.length).toBe(before);
    expect(await company.conflicts()).toEqual([]);
  });

  it('leaves profiles alone that rest', async () => {
    const { company, profile, change } = await anImported({ title: 'Før' });
    const { body } = await company.client.call(
      'GET /api/main/consultant-companies/{id}/flowcase-links',
      { params: company.params },
    );
    const params = { flowcase_link: body.flowcase_links[0]?.flowcase_link ?? '' };
    const set = 'PATCH /api/main/flowcase-link/{flowcase_link}';
    await company.client.call(set, { params, body: { sync_enabled: false } });
    change({ title: 'Etter' });
    await company.sync();
    expect((await company.profileOf(profile)).title).toBe('Før');
    await company.client.call(set, { params, body: { sync_enabled: true } });
    await company.sync();
    expect((await company.profileOf(profile)).title).toBe('Etter');
  });
});
