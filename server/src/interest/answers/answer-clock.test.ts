import { answerDayFor } from '@torg/protocol/assignments/answer-by';
import { answerTexts } from '@torg/protocol/interest/answer-texts';
import { marketDay } from '@torg/protocol/market-day';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { anAssignment } from '../../assignments/assignments.fixtures.ts';
import { anOrganization } from '../../organizations/organizations.fixtures.ts';
import { aConsultant } from '../../profiles/profiles.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anInterest } from '../interest.fixtures.ts';
import { findReminders } from './mails/reminders.repository.ts';

describe('the day by which consultants have an answer', () => {
  let api: TestApi;
  let client: string;
  let editors: string[];

  beforeAll(async () => {
    api = await startTestApi();
    client = await anOrganization(api.db, { name: 'Fjordvarme' });
    const anEditor = (email: string) =>
      anAccount(api.db, { role: 'consultant_buyer', organization: client, email });
    editors = [await anEditor('kari@torg.example'), await anEditor('anders@torg.example')];
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    await api.db.deleteFrom('assignment').execute();
    await api.runJobs();
    api.mail.sent.length = 0;
  });

  const at = (moment: string) => api.clock.set(new Date(moment));
  const subjects = () => api.mail.sent.map(({ subject, to }) => `${to}: ${subject}`).toSorted();
  const aWaiting = async (fields: object, sent: string) => {
    const assignment = await anAssignment(api.db, {
      ...{ organization: client, editors, title: 'Fakturaløpet' },
      ...fields,
    });
    const account = await aConsultant(api.db, { account: { email: `${assignment}@torg.example` } });
    const counts_from = new Date(sent);
    const interest = await anInterest(api.db, { assignment, account, editors, counts_from });
    return { assignment, account, interest };
  };
  const stateOf = async (interest: string) =>
    (
      await api.db
        .selectFrom('assignment_interest')
        .select(['state', 'thread', 'answered_at'])
        .where('assignment_interest', '=', interest)
        .executeTakeFirstOrThrow()
    ).state;
  const messagesAbout = (assignment: string) =>
    api.db
      .selectFrom('message')
      .innerJoin('thread', 'thread.thread', 'message.thread')
      .select(['message.sender', 'message.content'])
      .where('thread.assignment', '=', assignment)
      .execute();

  // In autumn the clock goes back on the day of the first reminder, in spring it goes forward.
  it.each([
    {
      change: 'autumn',
      deadline: '2026-10-14',
      soon: ['2026-10-25T05:30:00Z', '2026-10-25T06:20:00Z'],
      today: ['2026-10-28T05:30:00Z', '2026-10-28T06:20:00Z'],
      neutral: ['2026-11-03T22:30:00Z', '2026-11-03T23:10:00Z'],
    },
    {
      change: 'spring',
      deadline: '2027-03-17',
      soon: ['2027-03-28T04:30:00Z', '2027-03-28T05:20:00Z'],
      today: ['2027-03-31T04:30:00Z', '2027-03-31T05:20:00Z'],
      neutral: ['2027-04-06T21:30:00Z', '2027-04-06T22:10:00Z'],
    },
  ])('is reminded of twice and then answered, over the change of $change', async (year) => {
    const sent = `${year.deadline}T10:00:00Z`;
    const { assignment, interest } = await aWaiting({ deadline_date: year.deadline }, sent);
    const mailed = ['anders', 'kari'].map(
      (one) => `${one}@torg.example: Noen venter på svar om «Fakturaløpet»`,
    );
    for (const [before = '', after = ''] of [year.soon, year.today]) {
      at(before);
      await api.runScheduled('remind-editors');
      expect(subjects()).toEqual([]);
      at(after);
      await api.runScheduled('remind-editors');
      await api.runScheduled('remind-editors');
      expect(subjects()).toEqual(mailed);
      api.mail.sent.length = 0;
    }
    const [before = '', after = ''] = year.neutral;
    at(before);
    await api.runScheduled('leave-unanswered');
    expect(await stateOf(interest)).toBe('received');
    at(after);
    await api.runScheduled('leave-unanswered');
    await api.runScheduled('leave-unanswered');
    expect(await stateOf(interest)).toBe('no_answer');
    expect(await messagesAbout(assignment)).toEqual([
      { sender: null, content: answerTexts.nb.no_answer },
    ]);
    expect(subjects()).toEqual([`${assignment}@torg.example: Svar om «Fakturaløpet»`]);
    api.clock.advance({ days: 1 });
    await api.runScheduled('remind-editors');
    await api.runScheduled('sweep-unread');
    expect(subjects()).toHaveLength(1);
  });

  it('is not reminded of to whoever has closed their account', async () => {
    const [kari = ''] = editors;
    const deactivated_at = new Date('2026-05-01T10:00:00Z');
    const closed = { role: 'consultant_buyer', organization: client, deactivated_at } as const;
    const left = await anAccount(api.db, { ...closed, verified: false });
    const fields = { deadline_date: '2026-06-01', editors: [kari, left] };
    await aWaiting(fields, '2026-05-20T10:00:00Z');
    at('2026-06-12T08:00:00Z');
    await api.runScheduled('remind-editors');
    expect(subjects()).toEqual(['kari@torg.example: Noen venter på svar om «Fakturaløpet»']);
    expect(await findReminders(api.db, marketDay(new Date('2026-06-12T08:00:00Z')))).toEqual([]);
  });

  it('is reminded of once when the mail server was down and the job ran twice at once', async () => {
    await aWaiting({ deadline_date: '2026-06-01' }, '2026-05-20T10:00:00Z');
    at('2026-06-12T08:00:00Z');
    api.mail.failNext(1);
    await api.runScheduled('remind-editors');
    expect(api.mail.sent).toHaveLength(1);
    await Promise.all([api.runScheduled('remind-editors'), api.runScheduled('remind-editors')]);
    await api.db.updateTable('account').set({ locale: 'nb' }).execute();
    const { jobs } = api.torg.parts;
    const job = jobs.definitions.find(({ name }) => name === 'mail-answer-reminder');
    const sent = await api.db.selectFrom('answer_reminder').selectAll().execute();
    for (const { assignment, account, answer_by, kind } of sent) {
      const input = { assignment, account, answer_by, kind };
      // A process that was killed after it has sent the mail leaves the job to be run again.
      if (job) await jobs.run(job, { input, traceId: '' });
    }
    expect(subjects()).toHaveLength(2);
    expect(new Set(subjects()).size).toBe(2);
  });

  it('is answered once when the job runs twice at once, or the first one is killed', async () => {
    const { assignment, interest } = await aWaiting(
      { deadline_date: '2027-06-01' },
      '2027-05-20T10:00:00Z',
    );
    at('2027-06-30T08:00:00Z');
    api.mail.failNext(1);
    await Promise.all([api.runScheduled('leave-unanswered'), api.runScheduled('leave-unanswered')]);
    api.clock.advance({ minutes: 5 });
    await api.runJobs();
    expect(await stateOf(interest)).toBe('no_answer');
    expect(await messagesAbout(assignment)).toHaveLength(1);
    expect(subjects()).toHaveLength(1);
  });

  it('is not reminded of once nobody waits, and comes again with somebody new', async () => {
    const { interest, assignment } = await aWaiting(
      { deadline_date: '2026-06-01' },
      '2026-05-20T10:00:00Z',
    );
    await api.db
      .updateTable('assignment_interest')
      .set({ state: 'withdrawn' })
      .where('assignment_interest', '=', interest)
      .execute();
    at('2026-06-15T08:00:00Z');
    await api.runScheduled('remind-editors');
    expect(subjects()).toEqual([]);
    // Sent a day after the day for answers: two weeks of its own.
    const account = await aConsultant(api.db);
    const counts_from = new Date('2026-06-16T08:00:00Z');
    await anInterest(api.db, { assignment, account, editors, counts_from });
    at('2026-06-27T08:00:00Z');
    await api.runScheduled('remind-editors');
    expect(subjects()).toHaveLength(2);
    at('2026-06-30T08:00:00Z');
    await api.runScheduled('leave-unanswered');
    expect(await messagesAbout(assignment)).toEqual([]);
  });

  const published = '2026-05-04T22:30:00Z';
  it.each([
    ['two weeks after the deadline', { deadline_date: '2026-06-01' }, '2026-05-20T10:00:00Z'],
    [
      'the chosen day',
      { deadline_date: '2026-06-01', answer_by: '2026-06-20' },
      '2026-06-19T10:00:00Z',
    ],
    ['after the chosen day', { deadline_date: '2026-06-01' }, '2026-06-15T22:30:00Z'],
    [
      'counted from publishing',
      { deadline_kind: 'asap', public_date: new Date(published) },
      '2026-05-06T10:00:00Z',
    ],
    [
      'counted from sending, late after publishing',
      { deadline_kind: 'asap', public_date: new Date(published) },
      '2026-08-06T10:00:00Z',
    ],
    ['counted from sending', { deadline_kind: 'continuous' }, '2026-05-06T22:30:00Z'],
    [
      'of a chosen day that no longer counts',
      { deadline_kind: 'continuous', answer_by: '2026-05-08' },
      '2026-05-06T22:30:00Z',
    ],
  ] as const)('is the same in the database and in the app: %s', async (_what, fields, sent) => {
    await aWaiting(fields, sent);
    const expected = answerDayFor(
      {
        deadline: {
          ...('deadline_date' in fields && { deadline_with_date: fields.deadline_date }),
          ...('deadline_kind' in fields &&
            fields.deadline_kind === 'asap' && { deadline_is_asap: true as const }),
        },
        answer_by: 'answer_by' in fields ? fields.answer_by : null,
        public_date: 'public_date' in fields ? fields.public_date.toISOString() : published,
      },
      marketDay(new Date(sent)),
    );
    const reminders = await findReminders(api.db, expected);
    expect(new Set(reminders.map(({ answer_by }) => answer_by))).toEqual(new Set([expected]));
  });
});
