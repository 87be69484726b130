import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '@torg/protocol/limits';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { regionId } from '../../regions/regions.queries.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';
import { sendRecommendationMail } from './send-recommendation-mail.ts';

const oslo = regionId('NO-03');
const rogaland = regionId('NO-11');

describe('a published assignment is recommended', () => {
  let api: TestApi;
  let roles: string[];
  let skills: string[];
  let organization: string;
  let buyer: string;
  let asBuyer: TestClient;
  let company: string;

  beforeAll(async () => {
    api = await startTestApi();
    const some = async (type: 'role' | 'skill') => {
      const rows = await api.db
        .selectFrom('competency')
        .select('competency')
        .where('type', '=', type)
        .orderBy('key')
        .limit(5)
        .execute();
      return rows.map(({ competency }) => competency);
    };
    [roles, skills] = [await some('role'), await some('skill')];
    organization = await anOrganization(api.db, { name: 'Havgap Rederi' });
    company = await anOrganization(api.db, { kind: 'consultant_company' });
    buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    asBuyer = await api.signedIn(buyer);
  });
  afterAll(() => api.close());

  beforeEach(async () => {
    api.mail.sent.length = 0;
    await api.db.deleteFrom('profile').execute();
  });

  interface Fields {
    email?: string;
    account?: object;
    roles?: string[];
    skills?: string[];
    regions?: string[];
    remoteWorkOk?: boolean;
    visible?: boolean;
  }
  const fitting = ({ account, ...fields }: Fields = {}) =>
    aConsultant(api.db, {
      account: { organization: company, ...account },
      roles: roles.slice(0, 1),
      regions: [oslo],
      ...fields,
    });
  const emailOf = async (account: string) =>
    (
      await api.db
        .selectFrom('account')
        .select('email')
        .where('account', '=', account)
        .executeTakeFirstOrThrow()
    ).email;
  const emailsOf = async (accounts: string[]) =>
    (await Promise.all(accounts.map(emailOf))).toSorted();
  const recipients = () => api.mail.sent.map(({ to }) => to).toSorted();
  const aDraft = (more: object = {}) =>
    anAssignment(api.db, {
      organization,
      editors: [buyer],
      state: 'draft',
      title: 'Skipsarkitekt for ladestasjoner',
      competencies: [roles[0] ?? '', ...skills.slice(0, 3)],
      allow_remote_work: false,
      region: oslo,
      ...more,
    });
  const move = (assignment_id: string, name: 'publish' | 'unpublish') =>
    asBuyer.call(`POST /api/main/assignment/{assignment_id}/${name}`, {
      params: { assignment_id },
    });
  const publish = async (assignment: string) => {
    expect((await move(assignment, 'publish')).status).toBe(200);
    await api.runJobs();
  };

  it('to visible consultants who match and can work there, not to the others', async () => {
    const byRole = await fitting();
    const bySkills = await fitting({ roles: [], skills: skills.slice(0, 3) });
    await fitting({ roles: [], skills: skills.slice(0, 2) });
    await fitting({ roles: [roles[1] ?? ''] });
    await fitting({ regions: [rogaland] });
    await fitting({ visible: false });
    await fitting({ account: { recommendation_mails: false } });
    await fitting({ account: { verified: false } });
    await publish(await aDraft());
    expect(recipients()).toEqual(await emailsOf([byRole, bySkills]));
  });

  it('anywhere when remote work is allowed and suits them', async () => {
    const here = await fitting();
    const remote = await fitting({ regions: [rogaland], remoteWorkOk: true });
    await fitting({ regions: [rogaland] });
    await publish(await aDraft({ allow_remote_work: true }));
    expect(recipients()).toEqual(await emailsOf([here, remote]));
  });

  it('in their own market: by the country of their company, or by their language', async () => {
    const swedish = await anOrganization(api.db, { country: 'SE', kind: 'consultant_company' });
    await fitting({ account: { organization: swedish } });
    await fitting({ account: { organization: null, locale: 'sv' } });
    const alone = await fitting({ account: { organization: null, locale: 'nb' } });
    await publish(await aDraft());
    expect(recipients()).toEqual(await emailsOf([alone]));
  });

  it('to the best matches when there are many', async () => {
    const best = await fitting({ skills: skills.slice(0, 3) });
    for (let index = 0; index < limits.recommendationMails + 3; index += 1) await fitting();
    await publish(await aDraft());
    expect(api.mail.sent).toHaveLength(limits.recommendationMails);
    expect(recipients()).toContain(await emailOf(best));
  });

  it('to each consultant once: when published again, only to new ones', async () => {
    await fitting();
    const assignment = await aDraft();
    await publish(assignment);
    expect(api.mail.sent).toHaveLength(1);
    await move(assignment, 'unpublish');
    const newcomer = await fitting();
    await publish(assignment);
    expect(api.mail.sent).toHaveLength(2);
    expect(api.mail.sent[1]?.to).toBe(await emailOf(newcomer));
    const { body } = await asBuyer.call('GET /api/main/assignment/{assignment_id}/stats', {
      params: { assignment_id: assignment },
    });
    expect(body.recommendationEmailsSent).toBe(2);
  });

  it('to nobody when it is direct, or was unpublished in the meantime', async () => {
    await fitting();
    const invited = await aConsultant(api.db);
    await publish(await aDraft({ assignment_type: 'direct', invited: [invited] }));
    expect(api.mail.sent.splice(0).map(({ to }) => to)).toEqual([await emailOf(invited)]);
    const taken = await aDraft();
    await move(taken, 'publish');
    await move(taken, 'unpublish');
    await api.runJobs();
    expect(api.mail.sent).toEqual([]);
  });

  it('later when the mail server is down, and still once', async () => {
    await fitting();
    const assignment = await aDraft();
    api.mail.failNext(1);
    await publish(assignment);
    expect(api.mail.sent).toEqual([]);
    api.clock.advance({ minutes: 5 });
    await api.runJobs();
    expect(api.mail.sent).toHaveLength(1);
    api.clock.advance({ minutes: 60 });
    await api.runJobs();
    expect(api.mail.sent).toHaveLength(1);
  });

  it('once when two workers take the same mail', async () => {
    const account = await fitting();
    const assignment = await aDraft({ state: 'published' });
    const mail = { assignment, account, sent_at: null };
    await api.db.insertInto('recommendation_mail').values(mail).execute();
    const envelope = { input: { assignment, account }, traceId: '' };
    const work = () => api.torg.parts.jobs.run(sendRecommendationMail, envelope);
    await Promise.all([work(), work(), work()]);
    expect(recipients()).toEqual([await emailOf(account)]);
  });

  it('and stays counted when it was unpublished before the job was known to be done', async () => {
    const account = await fitting();
    const assignment = await aDraft({ state: 'unpublished', public_date: new Date() });
    const mail = { assignment, account, sent_at: new Date() };
    await api.db.insertInto('recommendation_mail').values(mail).execute();
    const envelope = { input: { assignment, account }, traceId: '' };
    await api.torg.parts.jobs.run(sendRecommendationMail, envelope);
    await publish(assignment);
    expect(api.mail.sent).toEqual([]);
    const { body } = await asBuyer.call('GET /api/main/assignment/{assignment_id}/stats', {
      params: { assignment_id: assignment },
    });
    expect(body.recommendationEmailsSent).toBe(1);
  });

  describe('a recommendation mail', () => {
    const tokenIn = (mail: { headers?: Record<string, string> } | undefined) =>
      new URL(mail?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '').searchParams.get('token') ??
      '';
    const wantsMails = async (account: string) =>
      (
        await api.db
          .selectFrom('account')
          .select('recommendation_mails')
          .where('account', '=', account)
          .executeTakeFirstOrThrow()
      ).recommendation_mails;
    const stop = '/api/main/recommendation-mails/stop';

    it.each([
      ['nb', 'Et oppdrag som passer deg', 'Ikke send meg flere anbefalinger'],
      ['sv', 'Ett uppdrag som passar dig', 'Skicka inga fler rekommendationer'],
      ['en', 'An assignment that fits you', 'Send me no more recommendations'],
    ] as const)(
      'is in their language, %s, with links to the assignment and for turning mails off',
      async (locale, heading, out) => {
        await fitting({ account: { locale } });
        const assignment = await aDraft();
        await publish(assignment);
        const [mail] = api.mail.sent;
        expect(mail?.subject).toContain('Skipsarkitekt for ladestasjoner');
        expect(mail?.text).toContain(heading);
        expect(mail?.text).toContain('Havgap Rederi');
        expect(mail?.text).toContain(`http://torg.example/assignments/${assignment}`);
        expect(mail?.text).toContain(`${out}: http://torg.example${stop}?token=`);
        expect(mail?.html).toContain(`lang="${locale}"`);
        expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      },
    );

    it('is turned off by one click in the mail program', async () => {
      const consultant = await fitting();
      await publish(await aDraft());
      const url = api.mail.sent[0]?.headers?.['List-Unsubscribe']?.slice(1, -1) ?? '';
      const answer = await api.app.inject({
        method: 'POST',
        url: url.replace('http://torg.example', ''),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
      expect(answer.statusCode).toBe(200);
      expect(await wantsMails(consultant)).toBe(false);
      api.mail.sent.length = 0;
      await publish(await aDraft());
      expect(api.mail.sent).toEqual([]);
    });

    it('is turned off and on again on its page, though not by opening it', async () => {
      const consultant = await fitting({ account: { locale: 'sv' } });
      await publish(await aDraft());
      const query = { token: tokenIn(api.mail.sent[0]) };
      const page = await api.stranger.call(`GET ${stop}`, { query });
      expect(page.raw.toString()).toContain('<html lang="sv">');
      expect(page.raw.toString()).toContain('value="off">Skicka mig inga fler</button>');
      expect(await wantsMails(consultant)).toBe(true);
      const off = await api.stranger.call(`POST ${stop}`, { query, body: { turn: 'off' } });
      expect(off.raw.toString()).toContain('value="on">Ångra</button>');
      expect(await wantsMails(consultant)).toBe(false);
      const on = await api.stranger.call(`POST ${stop}`, { query, body: { turn: 'on' } });
      expect(on.raw.toString()).toBe(page.raw.toString());
      expect(await wantsMails(consultant)).toBe(true);
    });

    it('has a token that works for its own account only', async () => {
      const [consultant, other] = [await fitting(), await fitting()];
      await publish(await aDraft());
      const signature = tokenIn(api.mail.sent[0]).split('.')[1];
      const owner = tokenIn(api.mail.sent[0]).split('.')[0];
      const victim = owner === consultant ? other : consultant;
      for (const token of ['', 'x', `${victim}.${signature}`, `${victim}.`, victim]) {
        const { status, error } = await api.stranger.call(`POST ${stop}`, {
          query: { token },
          body: {},
        });
        expect([status, error.errorCode]).toEqual([400, 'unsubscribe_link_not_valid']);
      }
      expect(await wantsMails(victim)).toBe(true);
    });
  });
});
