import { limits } from '@torg/protocol/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anAccount } from '../accounts/accounts.fixtures.ts';
import { anAssignment } from '../assignments/assignments.fixtures.ts';
import { anOrganization } from '../organizations/organizations.fixtures.ts';
import { aConsultant } from '../profiles/profiles.fixtures.ts';
import { aSavedSearch } from '../saved-searches/saved-searches.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from './start-test-api.ts';

const eighty = Array.from({ length: 80 }, (_, at) => at);

describe('of eighty that are made at the same time', () => {
  let api: TestApi;
  let organization: string;
  let buyer: TestClient;
  let account: string;

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db);
    account = await anAccount(api.db, { role: 'consultant_buyer', organization });
    buyer = await api.signedIn(account);
  });
  afterAll(() => api.close());

  /** How many were made, and what the others were refused with. */
  const outcome = (answers: readonly { status: number; error?: { errorCode: string } }[]) => {
    const refused = answers.filter(({ status }) => status >= 400);
    return {
      made: answers.length - refused.length,
      errors: [...new Set(refused.map(({ error }) => error?.errorCode))],
    };
  };

  it('as many saved lists stay as there may be, with the default list', async () => {
    const answers = await Promise.all(
      eighty.map((at) =>
        buyer.call('POST /api/main/saved-lists', { body: { title: `Liste ${at}` } }),
      ),
    );
    expect(outcome(answers)).toEqual({
      made: limits.saved.lists - 1,
      errors: ['too_many_saved_lists'],
    });
  });

  it('as many saved consultants stay as there may be', async () => {
    const others = limits.saved.profiles - 40;
    await sql`
      with person as (
        insert into account (email, name, role, verified)
        select 'lagret.' || at || '@torg.example', 'Lagret ' || at, 'consultant', true
        from generate_series(1, ${others}::int) as at returning account
      )
      insert into saved_profile (account, profile, saved_at, changed_at)
      select ${account}, person.account, now(), now() from person`.execute(api.db);
    const profiles: string[] = [];
    for (const _ of eighty) profiles.push(await aConsultant(api.db));
    const answers = await Promise.all(
      profiles.map((profile) =>
        buyer.call('PUT /api/main/saved-profiles/{profile}', { params: { profile }, body: {} }),
      ),
    );
    expect(outcome(answers)).toEqual({ made: 40, errors: ['too_many_saved_profiles'] });
  });

  it('as many saved searches stay as there may be', async () => {
    for (let at = 40; at < limits.saved.searches; at += 1) {
      const filters = { path: 'title', operator: 'eq', value: `Før ${at}` } as const;
      await aSavedSearch(api.db, { account, body: { anonymized: false, filters } });
    }
    const answers = await Promise.all(
      eighty.map((at) => {
        const filters = { path: 'title', operator: 'eq', value: `Tittel ${at}` } as const;
        const body = { title: `Søk ${at}`, notify: 'never', body: { filters } } as const;
        return buyer.call('POST /api/main/client/saved-searches', { body });
      }),
    );
    expect(outcome(answers)).toEqual({ made: 40, errors: ['too_many_saved_searches'] });
  });

  it('as many entries of a profile stay as there may be', async () => {
    const profile = await aConsultant(api.db);
    const client = await api.signedIn(profile);
    const add = (name: string) =>
      client.call('POST /api/main/profile/{profile}/items', {
        params: { profile },
        body: { entry: { kind: 'course', item: { name } } },
      });
    const first = (await add('Kurs')).body.uuid;
    for (let at = 41; at < limits.profile.items; at += 1) await add(`Før ${at}`);
    const answers = await Promise.all(eighty.map((at) => add(`Kurs ${at}`)));
    expect(outcome(answers)).toEqual({ made: 40, errors: ['too_many_profile_items'] });

    const params = { profile, item: first };
    await client.call('DELETE /api/main/profile/{profile}/items/{item}', { params });
    expect((await add('I stedet')).status).toBe(201);
    const restored = await client.call('POST /api/main/profile/{profile}/items/{item}/restore', {
      params,
    });
    expect(outcome([restored])).toEqual({ made: 0, errors: ['too_many_profile_items'] });
  });

  it('as many attachments of an assignment stay as there may be', async () => {
    const assignment = await anAssignment(api.db, { organization, editors: [account] });
    const answers = await Promise.all(
      eighty.map((at) =>
        buyer.call('POST /api/main/assignment/{assignment_id}/attachments', {
          params: { assignment_id: assignment },
          file: { name: `${at}.txt`, content: 'Mer om oppdraget', type: 'text/plain' },
        }),
      ),
    );
    const { made, errors } = outcome(answers);
    expect(made).toBe(limits.assignment.attachments);
    // One person uploads two at once; some wait, and the rest are refused before they are counted.
    expect(new Set(errors)).toEqual(new Set(['too_many_files', 'uploads_are_busy']));
  });
});
