import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi, type TestClient } from '../../testing/start-test-api.ts';
import { anAssignment } from '../assignments.fixtures.ts';
import { sendInvitationMail } from './send-invitation-mail.ts';

describe('consultants invited to a direct assignment', () => {
  let api: TestApi;
  let organization: string;
  let buyer: string;
  let asBuyer: TestClient;

  beforeAll(async () => {
    api = await startTestApi();
    organization = await anOrganization(api.db, { name: 'Havgap Rederi' });
    buyer = await anAccount(api.db, { role: 'consultant_buyer', organization });
    asBuyer = await api.signedIn(buyer);
  });
  afterAll(() => api.close());
  beforeEach(() => {
    api.mail.sent.length = 0;
  });

  let count = 0;
  const invitee = async (account: object = {}) => {
    count += 1;
    const email = `invitert-${count}@torg.example`;
    return { email, account: await aConsultant(api.db, { account: { email, ...account } }) };
  };
  const aDirect = (invited: string[], more: object = {}) =>
    anAssignment(api.db, {
      organization,
      editors: [buyer],
      state: 'draft',
      assignment_type: 'direct',
      title: 'Skipsarkitekt for ladestasjoner',
      invited,
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
  const save = async (assignment_id: string, changes: object) => {
    const params = { assignment_id };
    const draft = await asBuyer.call('GET /api/main/assignment/{assignment_id}/draft', { params });
    const { status } = await asBuyer.call('PATCH /api/main/assignment/{assignment_id}', {
      params,
      body: { revision: draft.body.revision, changes },
    });
    expect(status).toBe(200);
    await api.runJobs();
  };
  const recipients = () => api.mail.sent.map(({ to }) => to).toSorted();

  it.each([
    ['nb', 'Havgap Rederi inviterer deg: Skipsarkitekt', 'Se oppdraget og svar'],
    ['sv', 'Havgap Rederi bjuder in dig: Skipsarkitekt', 'Se uppdraget och svara'],
    ['en', 'Havgap Rederi invites you: Skipsarkitekt', 'See the assignment and answer'],
  ] as const)(
    'are mailed in their language, %s, when it is published',
    async (locale, subject, action) => {
      const { email, account } = await invitee({ locale });
      const assignment = await aDirect([account]);
      await publish(assignment);
      expect(recipients()).toEqual([email]);
      const [mail] = api.mail.sent;
      expect(mail?.subject).toContain(subject);
      expect(mail?.text).toContain(`${action}:\nhttp://torg.example/assignments/${assignment}`);
      expect(mail?.html).toContain(`lang="${locale}"`);
    },
  );

  it('are mailed once, and it does not count as a recommendation', async () => {
    const { email, account } = await invitee({ recommendation_mails: false });
    const assignment = await aDirect([account]);
    await publish(assignment);
    await move(assignment, 'unpublish');
    await publish(assignment);
    expect(recipients()).toEqual([email]);
    const { body } = await asBuyer.call('GET /api/main/assignment/{assignment_id}/stats', {
      params: { assignment_id: assignment },
    });
    expect(body.recommendationEmailsSent).toBe(0);
  });

  it('are mailed when they are invited after publishing, the others not again', async () => {
    const [first, second] = [await invitee(), await invitee()];
    const assignment = await aDirect([first.account]);
    await publish(assignment);
    await save(assignment, { invited: [first.account, second.account] });
    expect(api.mail.sent.map(({ to }) => to)).toEqual([first.email, second.email]);
  });

  it('are mailed when a published assignment becomes direct', async () => {
    const { email, account } = await invitee();
    const assignment = await aDirect([account], { assignment_type: 'public', state: 'published' });
    await save(assignment, { title: 'Skipsarkitekt for ladestasjoner i nord' });
    expect(recipients()).toEqual([]);
    await save(assignment, { assignment_type: 'direct' });
    expect(recipients()).toEqual([email]);
  });

  it('are not mailed about a draft, nor after they were removed or it was unpublished', async () => {
    const { account } = await invitee();
    const draft = await aDirect([]);
    await save(draft, { invited: [account] });
    const left = await aDirect([account]);
    await move(left, 'publish');
    await api.db.deleteFrom('assignment_invited').where('assignment', '=', left).execute();
    const taken = await aDirect([account]);
    await move(taken, 'publish');
    await move(taken, 'unpublish');
    await api.runJobs();
    expect(recipients()).toEqual([]);
  });

  it('are mailed later when the mail server is down, and once when two workers try', async () => {
    const { email, account } = await invitee();
    const assignment = await aDirect([account]);
    api.mail.failNext(1);
    await publish(assignment);
    expect(recipients()).toEqual([]);
    api.clock.advance({ minutes: 5 });
    await api.runJobs();
    const envelope = { input: { assignment, account }, traceId: '' };
    const again = () => api.torg.parts.jobs.run(sendInvitationMail, envelope);
    await Promise.all([again(), again()]);
    expect(recipients()).toEqual([email]);
  });

  it('stay marked as mailed when the job runs again after sending', async () => {
    const { email, account } = await invitee();
    const assignment = await aDirect([account]);
    await publish(assignment);
    await move(assignment, 'unpublish');
    const envelope = { input: { assignment, account }, traceId: '' };
    await api.torg.parts.jobs.run(sendInvitationMail, envelope);
    await publish(assignment);
    expect(recipients()).toEqual([email]);
  });
});
