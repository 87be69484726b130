import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anInterestedConsultant,
  anInterviewDesk,
  inHours,
  type InterviewDesk,
} from '../../testing/interviews/an-interview-desk.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';

const one = '/api/main/interviews/{interview}' as const;

const today = new Date('2049-12-20T09:00:00Z');

/** The lines of a calendar file, without the folding of long ones. */
const unfolded = (content: string): string[] => content.replaceAll('\r\n ', '').split('\r\n');

describe('mails about an interview', () => {
  let api: TestApi;
  let desk: InterviewDesk;
  let ida: Awaited<ReturnType<typeof anInterestedConsultant>>;
  beforeAll(async () => {
    api = await startTestApi();
    api.clock.set(today);
    desk = await anInterviewDesk(api);
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    api.clock.set(today);
    ida = await anInterestedConsultant(api, desk);
    api.mail.sent.length = 0;
  });

  const offer = async (starts_at: string, more: object = {}) => {
    const { body } = await desk.buyer.as.call('POST /api/main/interviews', {
      body: {
        ...{ assignment: ida.assignment, profile: ida.account, title: 'Arkitekt' },
        ...{ times: [{ starts_at, minutes: 45 }], people: [desk.colleague.account] },
        ...more,
      },
    });
    const params = { interview: body.interview };
    const interview_time = body.times[0]?.interview_time ?? '';
    const take = () => ida.as.call(`POST ${one}/take`, { params, body: { interview_time } });
    return { ...body, params, take };
  };
  /** Those that have come since the last time, by their receiver. */
  const arrived = async () => {
    await api.runJobs();
    const mails = api.mail.sent.splice(0).filter(({ subject }) => /nterv|tider/.test(subject));
    return new Map(mails.map((mail) => [mail.to, mail]));
  };
  const booked = async (starts_at: string, more: object = {}) => {
    const made = await offer(starts_at, more);
    await api.runJobs();
    await made.take();
    await api.runJobs();
    api.mail.sent.length = 0;
    return made;
  };

  it('bring the times, then the calendar file to all who take part, once each', async () => {
    const made = await offer('2050-06-15T07:00:00Z', { place: 'Storgata 1', note: 'Vel møtt!' });
    const invited = await arrived();
    expect([...invited.keys()]).toEqual([ida.email]);
    const invitation = invited.get(ida.email);
    expect(invitation?.subject).toBe('Fjordvarme inviterer til intervju: Arkitekt');
    expect(invitation?.text).toContain('onsdag 15. juni 2050 kl. 09:00–09:45 (norsk tid)');
    expect(invitation?.text).toContain(`/interviews/${made.interview}`);
    expect(invitation?.calendar).toBeUndefined();
    await made.take();
    const mails = await arrived();
    const everybody = [ida.email, desk.buyer.email, desk.colleague.email];
    expect([...mails.keys()].toSorted()).toEqual(everybody.toSorted());
    for (const to of everybody) {
      const { content = '', method } = mails.get(to)?.calendar ?? {};
      expect(method).toBe('REQUEST');
      const lines = unfolded(content);
      expect(lines).toEqual(
        expect.arrayContaining([
          ...['METHOD:REQUEST', `UID:${made.interview}@torg.example`, 'SEQUENCE:2'],
          ...['TZID:Europe/Oslo', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'],
          'DTSTART;TZID=Europe/Oslo:20500615T090000',
          'DTEND;TZID=Europe/Oslo:20500615T094500',
          'STATUS:CONFIRMED',
        ]),
      );
      // Nobody learns the address of somebody else.
      for (const other of everybody) expect(content.includes(other)).toBe(other === to);
    }
  });

  it('follow each change with the same UID and a higher sequence, and take it out at the end', async () => {
    const { params, interview } = await booked('2050-01-15T09:00:00Z');
    const sequences: string[] = [];
    const note = async (): Promise<Awaited<ReturnType<typeof arrived>>> => {
      const mails = await arrived();
      const lines = unfolded(mails.get(desk.colleague.email)?.calendar?.content ?? '');
      const about = ['METHOD:', 'UID:', 'SEQUENCE:', 'STATUS:', 'DTSTART;'];
      const fields = lines.filter((line) => about.some((name) => line.startsWith(name)));
      sequences.push(fields.join(' ').replace(interview, 'ID'));
      return mails;
    };
    await desk.buyer.as.call(`POST ${one}/move`, {
      params,
      body: { starts_at: '2050-01-16T10:30:00Z', minutes: 60, version: 2 },
    });
    const moved = await note();
    expect(moved.get(ida.email)?.text).toContain('kl. 11:30–12:30 (norsk tid)');
    await ida.as.call(`POST ${one}/want-others`, { params, body: { wish: 'Heller i februar.' } });
    const wanted = await note();
    expect(wanted.get(desk.buyer.email)?.text).toContain('> Heller i februar.');
    expect(wanted.get(desk.buyer.email)?.subject).toBe('Ida Solbakken ber om andre tider');
    expect(wanted.get(ida.email)?.subject).toMatch(/^Andre tider: intervju med /);
    expect(sequences).toEqual([
      'METHOD:REQUEST UID:ID@torg.example SEQUENCE:3 DTSTART;TZID=Europe/Oslo:20500116T113000 STATUS:CONFIRMED',
      'METHOD:CANCEL UID:ID@torg.example SEQUENCE:4 DTSTART;TZID=Europe/Oslo:20500116T113000 STATUS:CANCELLED',
    ]);
    await desk.buyer.as.call(`POST ${one}/cancel`, {
      params,
      body: { reason: 'Vi venter.', version: 4 },
    });
    const cancelled = await arrived();
    expect([...cancelled.keys()]).toEqual([ida.email]);
    expect(cancelled.get(ida.email)?.calendar).toBeUndefined();
    expect(cancelled.get(ida.email)?.text).toContain('> Vi venter.');
  });

  it('take a colleague who no longer takes part out of it', async () => {
    const { params } = await booked('2050-01-15T09:00:00Z');
    await desk.buyer.as.call(`POST ${one}/move`, {
      params,
      body: { starts_at: '2050-01-15T09:00:00Z', minutes: 45, version: 2, people: [] },
    });
    const mails = await arrived();
    expect(mails.get(desk.colleague.email)?.subject).toContain('Du deltar ikke');
    expect(mails.get(desk.colleague.email)?.calendar?.method).toBe('CANCEL');
    expect(mails.get(ida.email)?.calendar?.method).toBe('REQUEST');
  });

  it('speak each receiver’s language, by the clock of the market', async () => {
    const sweden = await anInterviewDesk(api, 'SE');
    const asta = await anInterestedConsultant(api, sweden, { locale: 'sv' });
    const eve = await anInterestedConsultant(api, sweden, { locale: 'en' });
    for (const { account, assignment } of [asta, eve]) {
      await sweden.buyer.as.call('POST /api/main/interviews', {
        body: {
          ...{ assignment, profile: account, title: 'Arkitekt' },
          times: [{ starts_at: '2050-12-01T13:00:00Z', minutes: 30 }],
        },
      });
    }
    const mails = await arrived();
    expect(mails.get(asta.email)?.text).toContain('kl. 14:00–14:30 (svensk tid)');
    expect(mails.get(asta.email)?.text).toContain('torsdag 1 december 2050');
    expect(mails.get(eve.email)?.text).toContain(
      'Thursday, 1 December 2050 at 14:00–14:30 (time in Stockholm)',
    );
  });

  it('give the calendar file a name and a PRODID in its reader’s language', async () => {
    ida = await anInterestedConsultant(api, desk, { locale: 'en' });
    const { params } = await booked('2050-01-15T09:00:00Z');
    const file = await ida.as.call(`GET ${one}/calendar`, { params });
    expect(String(file.headers['content-disposition'])).toContain('interview.ics');
    expect(unfolded(file.raw.toString()).join('\n')).toMatch(/^PRODID:.*\/EN$/m);
  });

  it('carry nothing of what people write into other lines of the calendar file', async () => {
    const made = await booked('2050-01-15T09:00:00Z', {
      title: 'Prat; om\u202e alt, og\r\nATTENDEE:MAILTO:ond@ond.example mer',
      place: 'Storgata 1, 3. etg\nBEGIN:VEVENT',
      note: 'Ta med CV\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\u2066',
      link: 'https://møte.example/rom?a=1,2',
    });
    const file = await ida.as.call(`GET ${one}/calendar`, { params: made.params });
    expect(file.status).toBe(200);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(String(file.headers['content-disposition'])).toContain('intervju.ics');
    const lines = unfolded(file.raw.toString());
    expect(lines.filter((line) => /^(BEGIN:V|END:V|ATTENDEE)/.test(line))).toEqual([
      ...['BEGIN:VCALENDAR', 'BEGIN:VTIMEZONE', 'END:VTIMEZONE'],
      ...['BEGIN:VEVENT', 'END:VEVENT', 'END:VCALENDAR'],
    ]);
    const field = (name: string) => lines.find((line) => line.startsWith(`${name}:`));
    expect(field('SUMMARY')).toBe(
      'SUMMARY:Intervju med Fjordvarme: Prat\\; om alt\\, og ATTENDEE:MAILTO:ond@ond.example mer',
    );
    expect(field('LOCATION')).toBe('LOCATION:Storgata 1\\, 3. etg BEGIN:VEVENT');
    expect(field('DESCRIPTION')).toContain('Ta med CV\\nEND:VCALENDAR\\nBEGIN:VCALENDAR\\n');
    expect(file.raw.toString()).not.toMatch(/[\u202e\u2066]/);
    for (const line of file.raw.toString().split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    }
  });

  it('come once each, although the mail server was down and the job was tried again', async () => {
    const made = await offer(inHours(api, 100));
    await arrived();
    await made.take();
    api.mail.failNext(2);
    await api.runJobs();
    api.clock.advance({ hours: 1 });
    await api.runJobs();
    await api.runJobs();
    const to = api.mail.sent.filter(({ subject }) => subject.startsWith('Intervju med'));
    expect(to.map((mail) => mail.to).toSorted()).toEqual(
      [ida.email, desk.buyer.email, desk.colleague.email].toSorted(),
    );
  });

  it('come once each, although the process died before the job was done', async () => {
    const made = await offer(inHours(api, 100));
    await arrived();
    await made.take();
    const { boss, definitions, run } = api.torg.parts.jobs;
    const job = definitions.find(({ name }) => name === 'mail-interview-news');
    if (job === undefined) throw new Error('there is no such job');
    await api.torg.parts.jobs.soon.flush();
    const taken = await boss.fetch(job.name, { batchSize: 10 });
    expect(taken).toHaveLength(3);
    // Each is run, and once more by the process that comes after.
    for (const { data } of [...taken, ...taken]) await run(job, data);
    const to = api.mail.sent.filter(({ subject }) => subject.startsWith('Intervju med'));
    expect(to.map((mail) => mail.to).toSorted()).toEqual(
      [ida.email, desk.buyer.email, desk.colleague.email].toSorted(),
    );
    await boss.complete(
      job.name,
      taken.map(({ id }) => id),
    );
  });

  it('end with a deleted profile, whose words are forgotten', async () => {
    const { params } = await booked('2050-01-15T09:00:00Z', { note: 'Ta med pass.' });
    const removed = await desk.admin.call('DELETE /api/main/profile/{profile}', {
      params: { profile: ida.account },
    });
    expect(removed.status).toBe(200);
    const mails = await arrived();
    expect([...mails.keys()].toSorted()).toEqual(
      [desk.buyer.email, desk.colleague.email].toSorted(),
    );
    expect(mails.get(desk.buyer.email)?.calendar?.method).toBe('CANCEL');
    const { body } = await desk.buyer.as.call(`GET ${one}`, { params });
    expect(body).toMatchObject({ state: 'cancelled', note: '', consultant: { name: '' } });
  });
});
