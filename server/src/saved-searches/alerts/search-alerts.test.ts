import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AlertRhythm } from '@torg/protocol/saved-searches/saved-searches';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aCompleteConsultant, aConsultant, showProfile } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { alertOfSearch } from './alert-of-search.ts';
import { sendSearchAlert } from './send-search-alert.ts';

const at = '/api/main/saved-searches/{saved_search}' as const;
const stop = '/api/main/saved-searches/alert';

describe('an alert of a saved search', () => {
  let api: TestApi;
  let skill: string;
  let client: string;
  let account: string;
  let buyer: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db);
    const row = await api.db
      .selectFrom('competency')
      .select('competency')
      .where('type', '=', 'skill')
      .orderBy('key')
      .executeTakeFirstOrThrow();
    skill = row.competency;
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.set(new Date());
    await api.runJobs();
    api.mail.sent.length = 0;
    await api.db.deleteFrom('saved_search').execute();
    await api.db.deleteFrom('profile').execute();
    account = await anAccount(api.db, { role: 'consultant_buyer', organization: client });
    buyer = await api.signedIn(account);
  });

  const fits = (name: string, more: object = {}) =>
    aConsultant(api.db, { skills: [skill], account: { name }, ...more });
  const save = async (notify: AlertRhythm, more: object = {}) => {
    const filters = { path: 'skills.uuid', operator: 'contains', value: skill };
    const answer = await buyer.call('POST /api/main/client/saved-searches', {
      body: { title: 'Kan dette', notify, body: { filters, ...more } },
    });
    return answer.body.saved_search;
  };
  const runSearch = (search: string) =>
    api.torg.parts.jobs.run(alertOfSearch, { input: { search }, traceId: '' });
  const run = async (search: string) => {
    await runSearch(search);
    await api.runJobs();
  };
  /** Runs the search, and returns a function that runs the mail job that this has queued. */
  const queueMail = async (search: string) => {
    await runSearch(search);
    const { alert } = await api.db
      .selectFrom('search_alert')
      .select('alert')
      .executeTakeFirstOrThrow();
    return () => api.torg.parts.jobs.run(sendSearchAlert, { input: { alert }, traceId: '' });
  };
  const mailed = () => api.mail.sent.map(({ text }) => text).join('\n');
  /** The consultant changes something, and the delayed jobs run. */
  const touch = async (profile: string) => {
    await (
      await api.signedIn(profile)
    ).call('POST /api/main/profile/{profile}/availability', {
      params: { profile },
      body: { isAvailable: true },
    });
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
  };

  it('names consultants who match since then, not those who matched before', async () => {
    await fits('Gamle Geir');
    const search = await save('instant');
    await run(search);
    expect(api.mail.sent).toEqual([]);
    await fits('Nye Nina', { account: { name: 'Nye Nina', title: 'Utvikler' } });
    await run(search);
    expect(api.mail.sent).toHaveLength(1);
    expect(api.mail.sent[0]?.subject).toBe('1 ny konsulent: Kan dette');
    expect(mailed()).toContain('Nye Nina: Utvikler · Ledig nå');
    expect(mailed()).not.toContain('Gamle Geir');
    expect(mailed()).toContain(`http://torg.example/search/saved/${search}`);
  });

  it('is mailed once, even if three jobs search at once and its mail job runs three times', async () => {
    const search = await save('instant');
    await fits('Nye Nina');
    await Promise.all([runSearch(search), runSearch(search), runSearch(search)]);
    const send = await queueMail(search);
    await Promise.all([send(), send(), send()]);
    await send();
    await api.runJobs();
    expect(api.mail.sent).toHaveLength(1);
    const other = await fits('Nye Nils');
    await run(search);
    expect(api.mail.sent).toHaveLength(2);
    expect(api.mail.sent[1]?.text).not.toContain('Nye Nina');
    // A consultant who was hidden for a while is not new.
    const show = (visible: boolean) => showProfile(api.db, other, visible);
    await show(false);
    await run(search);
    await show(true);
    await run(search);
    expect(api.mail.sent).toHaveLength(2);
  });

  it('is mailed once, whether its job was killed before or after sending', async () => {
    const search = await save('instant');
    await fits('Nye Nina');
    const send = await queueMail(search);
    const { mail } = api.torg.parts.external;
    const realSend = mail.send.bind(mail);
    const killAfter = async (sendPart: typeof mail.send) => {
      const isKilled = Promise.withResolvers<void>();
      // As when the process is killed right there: nothing after it runs.
      mail.send = async (...args) => {
        await sendPart(...args);
        isKilled.resolve();
        return new Promise<void>(() => {});
      };
      void send();
      await isKilled.promise;
      mail.send = realSend;
    };
    await killAfter(async () => {});
    expect(api.mail.sent).toEqual([]);
    await killAfter(realSend);
    expect(api.mail.sent).toHaveLength(1);
    await send();
    await run(search);
    expect(api.mail.sent).toHaveLength(1);
  });

  it('is sent once when the mail server is back', async () => {
    const search = await save('instant');
    await fits('Nye Nina');
    api.mail.failNext(1);
    await run(search);
    expect(api.mail.sent).toEqual([]);
    api.clock.advance({ minutes: 5 });
    await run(search);
    await run(search);
    expect(api.mail.sent).toHaveLength(1);
  });

  it('that waited names consultants who still match, and the others once they match again', async () => {
    const search = await save('instant');
    const nina = await fits('Nye Nina');
    await fits('Nye Nils');
    const send = await queueMail(search);
    const show = (visible: boolean) => showProfile(api.db, nina, visible);
    await show(false);
    await send();
    expect(api.mail.sent[0]?.subject).toBe('1 ny konsulent: Kan dette');
    expect(mailed()).not.toContain('Nye Nina');
    await show(true);
    await run(search);
    expect(api.mail.sent).toHaveLength(2);
    expect(api.mail.sent[1]?.text).toContain('Nye Nina');
    expect(api.mail.sent[1]?.text).not.toContain('Nye Nils');
  });

  it('is sent soon after a consultant becomes visible, once for several changes', async () => {
    await save('instant');
    const nina = await aCompleteConsultant(api.db, { skills: [skill], account: { name: 'Nina' } });
    await showProfile(api.db, nina, true);
    await touch(nina);
    expect(api.mail.sent).toHaveLength(1);
    await touch(nina);
    expect(api.mail.sent).toHaveLength(1);
  });

  it('is one mail about all when a company sets many consultants available at once', async () => {
    const organization = await anOrganization(api.db, { kind: 'consultant_company' });
    const companyAdmin = await anAccount(api.db, { organization, is_admin_in_company: true });
    const bench = { skills: [skill], account: { organization }, visible: true, availability: null };
    const profiles: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      profiles.push(await aCompleteConsultant(api.db, bench));
    }
    const hasSkill = { path: 'skills.uuid', operator: 'contains', value: skill };
    const free = { path: 'availability', operator: 'lte', value: '2099-12-31' };
    await save('instant', { filters: { and: [hasSkill, free] } });
    const updates = profiles.map((profile) => ({ profile, isAvailable: true }));
    const asCompanyAdmin = await api.signedIn(companyAdmin);
    await asCompanyAdmin.call('POST /api/main/profile/availability/bulk', { body: { updates } });
    api.clock.advance({ minutes: 1 });
    await api.runJobs();
    expect(api.mail.sent.map(({ subject }) => subject)).toEqual(['3 nye konsulenter: Kan dette']);
  });

  it('is sent by the sweeper when a change had no event', async () => {
    await save('instant');
    api.clock.advance({ minutes: 6 });
    await fits('Nye Nina');
    await api.db.updateTable('profile').set({ updated_at: api.clock.now() }).execute();
    await api.runScheduled('sweep-alerts');
    expect(api.mail.sent).toHaveLength(1);
  });

  it('is sent daily in the morning of Oslo, or weekly on Mondays', async () => {
    api.clock.set(new Date('2026-11-21T12:00:00Z'));
    await save('daily');
    await save('weekly', { anonymized: true });
    await fits('Nye Nina');
    const subjects = async (moment: string) => {
      api.clock.set(new Date(moment));
      await api.runScheduled('start-alerts');
      return api.mail.sent.splice(0).length;
    };
    expect(await subjects('2026-11-21T13:03:00Z')).toBe(0);
    expect(await subjects('2026-11-22T05:03:00Z')).toBe(0);
    expect(await subjects('2026-11-22T06:03:00Z')).toBe(1);
    expect(await subjects('2026-11-22T07:03:00Z')).toBe(0);
    expect(await subjects('2026-11-23T06:03:00Z')).toBe(1);
    await fits('Nye Nils');
    expect(await subjects('2026-11-23T09:03:00Z')).toBe(0);
    expect(await subjects('2026-11-24T09:03:00Z')).toBe(1);
  });

  it('names nobody if the search is anonymized', async () => {
    const search = await save('instant', { anonymized: true });
    const nina = await fits('Nina Torvik', { account: { name: 'Nina Torvik', title: 'Utvikler' } });
    await run(search);
    expect(mailed()).not.toContain('Torvik');
    expect(mailed()).toContain(`Utvikler ${nina.slice(-4).toUpperCase()}`);
  });

  it('is not sent to an owner who was deactivated, nor about a hidden consultant', async () => {
    const search = await save('instant');
    const nina = await fits('Nina Torvik', { visible: false });
    await run(search);
    await api.db
      .updateTable('account')
      .set({ verified: false })
      .where('account', '=', account)
      .execute();
    await showProfile(api.db, nina, true);
    await run(search);
    expect(api.mail.sent).toEqual([]);
  });

  it('starts again when it is turned on, without consultants found meanwhile', async () => {
    const search = await save('never');
    const set = (notify: AlertRhythm) =>
      buyer.call(`PATCH ${at}`, { params: { saved_search: search }, body: { notify } });
    await fits('Kom imens');
    await set('instant');
    await run(search);
    expect(api.mail.sent).toEqual([]);
    await fits('Kom etterpå');
    await run(search);
    expect(api.mail.sent).toHaveLength(1);
    expect(mailed()).not.toContain('Kom imens');
  });

  describe('can be stopped', () => {
    const urlIn = () => api.mail.sent[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
    const tokenIn = () => new URL(urlIn()).searchParams.get('token') ?? '';
    const rhythm = async () =>
      (await buyer.call('GET /api/main/saved-searches')).body.saved_searches[0]?.notify;

    it('by one click in the mail program, but not by a scanner that opens its links', async () => {
      const search = await save('instant');
      await fits('Nye Nina');
      await run(search);
      const url = urlIn().replace('http://torg.example', '');
      expect(api.mail.sent[0]?.headers?.['List-Unsubscribe-Post']).toBe(
        'List-Unsubscribe=One-Click',
      );
      const opened = await api.app.inject({ method: 'GET', url });
      expect(opened.body).toContain(
        'varsel med én gang om nye treff på det lagrede søket «Kan dette»',
      );
      expect(await rhythm()).toBe('instant');
      const answer = await api.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(200);
      expect(await rhythm()).toBe('never');
      await fits('Enda en');
      await run(search);
      expect(api.mail.sent).toHaveLength(1);
    });

    it('on its page, and turned on again in the same rhythm', async () => {
      const search = await save('daily');
      await fits('Nye Nina');
      await run(search);
      const query = { token: tokenIn() };
      const off = await api.stranger.call(`POST ${stop}`, { query, body: { turn: 'off' } });
      expect(off.raw.toString()).toContain('Du får ikke flere varsler om «Kan dette».');
      expect(await rhythm()).toBe('never');
      const on = await api.stranger.call(`POST ${stop}`, { query, body: { turn: 'on' } });
      expect(on.raw.toString()).toContain('Du får varsel hver dag om nye treff');
      expect(await rhythm()).toBe('daily');
    });

    it('on a page that runs no scripts and shows titles as text', async () => {
      const search = await save('daily');
      await fits('Nye Nina');
      await run(search);
      const title = '<script>alert("Kari")</script>';
      await api.db.updateTable('saved_search').set({ title }).execute();
      const page = await api.stranger.call(`GET ${stop}`, { query: { token: tokenIn() } });
      expect(page.headers['content-security-policy']).toMatch(
        /^default-src 'none';style-src 'sha256-/,
      );
      expect(page.raw.toString()).not.toContain('<script');
      expect(page.raw.toString()).toContain('«&lt;script&gt;alert(');
    });

    it('until the search is deleted, which a page says in the language of the browser', async () => {
      const search = await save('instant');
      await fits('Nye Nina');
      await run(search);
      const query = { token: tokenIn() };
      await buyer.call(`DELETE ${at}`, { params: { saved_search: search } });
      const headers = { accept: 'text/html,*/*;q=0.8', 'accept-language': 'fi, sv-SE;q=0.8' };
      const page = await api.stranger.call(`POST ${stop}`, { query, body: {}, headers });
      expect(page.status).toBe(400);
      expect(page.raw.toString()).toContain('Länken är inte giltig.');
    });

    it('only with the token of this search', async () => {
      const search = await save('instant');
      await fits('Nye Nina');
      await run(search);
      const other = await save('weekly', { anonymized: true });
      const signature = tokenIn().split('.').at(-1) ?? '';
      for (const token of [
        '',
        'x',
        `${other}.instant.${signature}`,
        `${search}.daily.${signature}`,
      ]) {
        const { status, error } = await api.stranger.call(`POST ${stop}`, {
          query: { token },
          body: {},
        });
        expect([status, error.errorCode]).toEqual([400, 'unsubscribe_link_not_valid']);
      }
    });
  });
});
