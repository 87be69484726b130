import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aCompleteConsultant, aProfileItem } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';

describe('a variant of a CV', () => {
  let api: TestApi;
  let profile: string;
  let editor: string;
  let as: TestClient;
  let asEditor: TestClient;
  let asOther: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    const { db } = api;
    profile = await aCompleteConsultant(db, {
      visible: true,
      account: { name: 'Ida Solbakken', title: 'Arkitekt', email: 'ida@granskog.example' },
    });
    await aProfileItem(db, profile, 'course', { name: 'Kurs A', year: 2020 });
    await aProfileItem(db, profile, 'course', { name: 'Kurs B', year: 2021 });
    as = await api.signedIn(profile);
    const organization = await anOrganization(db, { name: 'Fjordvarme' });
    editor = await anAccount(db, { role: 'consultant_buyer', organization });
    asEditor = await api.signedIn(editor);
    asOther = await api.signedIn(await anAccount(db, { role: 'consultant_buyer' }));
  });
  afterAll(() => api.close());

  async function begin(name = 'Til Fjordvarme') {
    const { body } = await as.call('POST /api/main/profile/{profile}/cv-variants', {
      params: { profile },
      body: { name },
    });
    const params = { profile, cv_variant: body.cv_variant };
    const { body: variant } = await as.call(
      'GET /api/main/profile/{profile}/cv-variants/{cv_variant}',
      { params },
    );
    return { params, variant };
  }
  async function textOf(raw: Buffer): Promise<string> {
    const document = await PDF.load(raw);
    return document
      .extractText()
      .map(({ text }) => text)
      .join(' ')
      .replaceAll(/\s+/g, ' ');
  }

  it('chooses, orders and shortens, says how it differs, and leaves the profile alone', async () => {
    const { params, variant } = await begin();
    expect(variant.changes).toEqual([]);
    const { courses, projects } = variant.profile.lists;
    const [first, second] = courses;
    const kept = projects[0]?.item ?? '';
    const picks = [second, first].map((one) => ({ item: one?.item ?? '' }));
    const lists = { courses: picks, projects: [{ item: kept, description: 'Godt arbeid.' }] };
    const saved = await as.call('PUT /api/main/profile/{profile}/cv-variants/{cv_variant}', {
      params,
      body: { revision: 0, name: 'Kort', choices: { title: 'Løsningsarkitekt', lists } },
    });
    expect(saved.status).toBe(200);
    const kinds = saved.body.changes.map(({ list, kind, field }) => [list, kind, field]);
    expect(kinds).toEqual([
      [null, 'changed', 'title'],
      ['projects', 'changed', 'description'],
      ...projects.slice(1).map(() => ['projects', 'left_out', null]),
      ['courses', 'moved', null],
    ]);
    const query = { cv_variant: params.cv_variant };
    const pdf = await as.call('GET /api/main/profile/{profile}/cv/pdf', { params, query });
    const text = await textOf(pdf.raw);
    expect(text).toContain('Løsningsarkitekt');
    expect(text.indexOf(second?.name ?? '')).toBeLessThan(text.indexOf(first?.name ?? ''));
    const whole = await as.call('GET /api/main/profile/{profile}', { params });
    expect(whole.body.title).toBe('Arkitekt');
    expect(whole.body.projects).toHaveLength(5);
    const { body } = await as.call('GET /api/main/profile/{profile}/cv/exports', { params });
    expect(body.cv_exports[0]?.cv_variant_name).toBe('Kort');
  });

  it('is refused to somebody who saves what another has saved meanwhile', async () => {
    const { params } = await begin();
    const save = () =>
      as.call('PUT /api/main/profile/{profile}/cv-variants/{cv_variant}', {
        params,
        body: { revision: 0, name: 'To', choices: {} },
      });
    const answers = await Promise.all([save(), save()]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  it('is for the owners of the profile alone', async () => {
    const { params } = await begin();
    const query = { cv_variant: params.cv_variant };
    const taken = await asEditor.call('GET /api/main/profile/{profile}/cv/pdf', { params, query });
    const read = await asEditor.call('GET /api/main/profile/{profile}/cv-variants/{cv_variant}', {
      params,
    });
    expect([taken.status, read.status]).toEqual([401, 401]);
    const removed = await as.call('DELETE /api/main/profile/{profile}/cv-variants/{cv_variant}', {
      params,
    });
    expect(removed.status).toBe(204);
    const gone = await as.call('GET /api/main/profile/{profile}/cv/pdf', { params, query });
    expect(gone.error.errorCode).toBe('could_not_find_cv_variant');
  });

  it('is sent with interest, and stays as it was then, for the editors', async () => {
    const { params } = await begin();
    const assignment = await anAssignment(api.db, { editors: [editor] });
    const sent = await as.call('POST /api/main/client/assignment-interest-message', {
      body: {
        assignment_id: assignment,
        consultants: [{ consultant_id: profile, cv_variant: params.cv_variant }],
      },
    });
    expect(sent.status).toBe(200);
    await api.db
      .updateTable('account')
      .set({ title: 'Ny' })
      .where('account', '=', profile)
      .execute();
    await as.call('DELETE /api/main/profile/{profile}/cv-variants/{cv_variant}', { params });
    const { body } = await asEditor.call('GET /api/main/assignment/{assignment_id}', {
      params: { assignment_id: assignment },
    });
    const cv_sent = body.interested_consultants[0]?.cv_sent ?? '';
    const read = (reader: TestClient) =>
      reader.call('GET /api/main/cv-sent/{cv_sent}/pdf', { params: { cv_sent } });
    expect((await read(asEditor)).error.errorCode).toBe('cv_is_being_made');
    await api.runJobs();
    const text = await textOf((await read(asEditor)).raw);
    expect(text).toContain('Arkitekt');
    expect(text).not.toContain('ida@granskog.example');
    expect((await read(as)).status).toBe(200);
    expect((await read(asOther)).status).toBe(401);
  });
});
