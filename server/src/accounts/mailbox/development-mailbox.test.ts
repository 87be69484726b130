import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderMailbox } from '../../adapters/mail/mail.mailbox.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { anAccount } from '../accounts.fixtures.ts';

let api: TestApi;
let folder: string;
beforeAll(async () => {
  api = await startTestApi();
  folder = await mkdtemp(join(tmpdir(), 'torg-mailbox-'));
});
afterAll(async () => {
  await api.close();
  await rm(folder, { recursive: true });
});

const list = 'GET /api/main/dev/mails';
const read = 'GET /api/main/dev/mails/{mail_id}';

describe('the development mailbox', () => {
  it('shows mails without signing in', async () => {
    const { external } = api.torg.parts;
    const mailbox = folderMailbox(folder);
    Object.assign(external, { mailbox, mail: mailbox });
    await anAccount(api.db, { email: 'ida@torg.example' });
    await api.stranger.call('POST /api/auth/magic-link', { body: { email: 'ida@torg.example' } });
    await api.runJobs();
    const { body } = await api.stranger.call(list);
    expect(body.mails).toMatchObject([{ to: 'ida@torg.example', subject: 'Logg inn på Torg' }]);
    const params = { mail_id: body.mails[0]?.mail_id ?? '' };
    const mail = await api.stranger.call(read, { params });
    expect(mail.body.text).toContain('/login/magic?token=');
    expect(mail.body.html).toContain('<!doctype html>');
    expect(mail.body).toMatchObject({ attached: [], calendar: null });
  });

  it('shows an invitation for the calendar, and what else goes with a mail', async () => {
    const mailbox = folderMailbox(folder);
    api.torg.parts.external.mailbox = mailbox;
    const content = 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n';
    await mailbox.send({
      ...{ to: 'ida@torg.example', subject: 'Intervju', text: 'Hei', html: '<p>Hei</p>' },
      calendar: { method: 'REQUEST', content },
      attachments: [
        { name: 'avtale.pdf', mediaType: 'application/pdf', content: Buffer.from('%PDF') },
      ],
    });
    const [newest] = (await api.stranger.call(list)).body.mails;
    const { body } = await api.stranger.call(read, { params: { mail_id: newest?.mail_id ?? '' } });
    expect(body).toMatchObject({ attached: ['avtale.pdf'], calendar: content });
  });

  it('has no mail that was never sent', async () => {
    api.torg.parts.external.mailbox = folderMailbox(folder);
    const answer = await api.stranger.call(read, { params: { mail_id: 'none' } });
    expect(answer).toMatchObject({ status: 404, error: { errorCode: 'could_not_find_mail' } });
  });

  it('is off where mail is really sent, and always in production', async () => {
    const { external } = api.torg.parts;
    external.mailbox = null;
    expect((await api.stranger.call(list)).error.errorCode).toBe('not_found');
    const production = { ...external.settings, environment: 'production' } as const;
    Object.assign(external, { mailbox: folderMailbox(folder), settings: production });
    const answers = [
      await api.stranger.call(list),
      await api.stranger.call(read, { params: { mail_id: 'none' } }),
    ];
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 404, error: { errorCode: 'not_found' } });
    }
  });
});

describe('the sign-in page', () => {
  const options = 'GET /api/auth/options';

  it('offers the people of the demo data, if it is loaded', async () => {
    expect((await api.stranger.call(options)).body).toMatchObject({
      environment: 'test',
      demo_accounts: [],
      demo_password: null,
    });
    await anAccount(api.db, { email: 'innkjoper@torg.example', role: 'consultant_buyer' });
    expect((await api.stranger.call(options)).body).toMatchObject({
      demo_accounts: [{ email: 'innkjoper@torg.example', label: 'Innkjøper, Norge' }],
      demo_password: 'torg-demo',
    });
  });
});
