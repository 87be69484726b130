import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { expect, it } from 'vitest';
import type { Mail } from '../../platform/ports/mail.ts';
import { startMailServer } from './a-mail-server.ts';
import { checkMail, type MailUnderCheck } from './mail.check.ts';
import { fakeMail } from './mail.fake.ts';
import { folderMailbox } from './mail.mailbox.ts';
import { smtpMail } from './mail.smtp.ts';

const listHeaders = ['List-Unsubscribe', 'List-Unsubscribe-Post'];

async function parse(raw: Buffer): Promise<Mail> {
  const parsed = await PostalMime.parse(raw);
  const header = (name: string) =>
    parsed.headers.find(({ key }) => key === name.toLowerCase())?.value ?? '';
  const listed = Object.fromEntries(listHeaders.map((name) => [name, header(name)]));
  const others = parsed.headers
    .filter(({ key }) => key === 'bcc')
    .map(({ key, value }) => [key, value]);
  return {
    to: parsed.to?.[0]?.address ?? '',
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? '',
    headers: { ...listed, ...Object.fromEntries(others) },
  };
}

async function overSmtp(): Promise<MailUnderCheck & { raw: Buffer[] }> {
  const raw: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData(stream, _session, done) {
      buffer(stream).then((content) => {
        raw.push(content);
        done();
      }, done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const url = `smtp://127.0.0.1:${port}`;
  const sender = smtpMail({ url, from: 'Torg <post@torg.example>', requireTls: false });
  const close = async () => {
    await sender.close();
    await new Promise<void>((resolve) => server.close(resolve));
  };
  return { raw, sender: { ...sender, close }, arrived: () => Promise.all(raw.map(parse)) };
}

checkMail('smtp', overSmtp);
checkMail('mailbox', async () => {
  const mailbox = folderMailbox(await mkdtemp(join(tmpdir(), 'torg-mail-')));
  return { sender: mailbox, arrived: async () => (await mailbox.list()).toReversed() };
});
checkMail('fake', async () => {
  const sender = fakeMail();
  return { sender, arrived: async () => sender.sent };
});

const from = 'post@torg.example';
const hello = { to: 'a@torg.example', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' };

it('stores the newest mails of development, and deletes the oldest', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'torg-mail-'));
  const old = Array.from({ length: 500 }, (_, at) => `2026-${String(at).padStart(3, '0')}`);
  const content = JSON.stringify({ ...hello, subject: 'gammel' });
  await Promise.all(old.map((name) => writeFile(join(folder, `${name}.json`), content)));
  const mailbox = folderMailbox(folder, () => new Date('2027-01-01T12:00:00Z'));
  await mailbox.send({ ...hello, subject: 'ny' });
  const files = await readdir(folder);
  expect(files).toHaveLength(500);
  expect(files).not.toContain('2026-000.json');
  const [newest] = await mailbox.list();
  expect(newest?.subject).toBe('ny');
  expect(await mailbox.read(newest?.mail_id ?? '')).toEqual(newest);
  expect(await mailbox.read('../secret')).toBeNull();
});

it('fails in tests as often as requested, and then delivers again', async () => {
  const sender = fakeMail();
  sender.failNext(1);
  await expect(sender.send(hello)).rejects.toThrow('does not answer');
  await sender.send(hello);
  expect(sender.sent).toEqual([hello]);
});

it('fails when the mail server refuses the receiver', async () => {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(new Error('no such person here')),
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const sender = smtpMail({ url: `smtp://127.0.0.1:${port}`, from, requireTls: false });
  await expect(sender.send(hello)).rejects.toThrow('no such person here');
  await sender.close();
  await new Promise<void>((resolve) => server.close(resolve));
});

it('goes on over another connection when the server has dropped one that was kept', async () => {
  const server = await startMailServer();
  const sender = smtpMail({ url: server.url, from, requireTls: false });
  let claims = 0;
  const claim = async (): Promise<boolean> => (claims += 1) > 0;
  await sender.send(hello, claim);
  server.plan('named', 'cut');
  await sender.send({ ...hello, subject: 'Nummer to' }, claim);
  expect(server.arrived.map(({ subject }) => subject)).toEqual(['Hei', 'Nummer to']);
  expect(claims).toBe(2);
  await sender.close();
  await server.stop();
});

it.each([0, 2_000_000])(
  'asks whether it may finish a mail only once the server has taken it (%d bytes attached)',
  async (size) => {
    const server = await startMailServer();
    const about = { url: server.url, from, requireTls: false };
    const sender = smtpMail(about, { timeoutMs: 4_000 });
    const pdf = { name: 'a.pdf', mediaType: 'application/pdf', content: Buffer.alloc(size, 'a') };
    let claims = 0;
    const claim = async (): Promise<boolean> => (claims += 1) > 0;
    server.plan('named', 'stall');
    const sending = sender.send({ ...hello, attachments: [pdf] }, claim);
    await expect(sending).rejects.toThrow('Timeout');
    expect(claims).toBe(0);
    await sender.send({ ...hello, attachments: [pdf] }, claim);
    expect(claims).toBe(1);
    expect(server.arrived[0]?.attachments).toMatchObject([{ filename: 'a.pdf' }]);
    await sender.close();
    await server.stop();
  },
);

it('fails when the mail server cannot be reached', async () => {
  const sender = smtpMail({ url: 'smtp://127.0.0.1:1', from, requireTls: false });
  await expect(sender.send(hello)).rejects.toThrow('ECONNREFUSED');
  await sender.close();
});

/** A mail server with or without STARTTLS; the library brings a certificate for tests. */
async function overWhat(url: (port: number) => string, disabledCommands: string[]) {
  const encrypted: boolean[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', ...disabledCommands],
    onData(stream, session, done) {
      encrypted.push(session.secure);
      buffer(stream).then(() => done(), done);
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const sender = smtpMail({ url: url(port), from, requireTls: true });
  const failed = await sender.send(hello).then(
    () => null,
    (error: Error) => error.message,
  );
  await sender.close();
  await new Promise<void>((resolve) => server.close(resolve));
  return { failed, encrypted };
}

it.each(['', '?requireTLS=false', '?ignoreTLS=true'])(
  'sends nothing in the open where encryption is required: smtp://…%s',
  async (query) => {
    const url = (port: number) => `smtp://127.0.0.1:${port}/${query}`;
    const { failed, encrypted } = await overWhat(url, ['STARTTLS']);
    expect(failed).toMatch(/STARTTLS|TLS/);
    expect(encrypted).toEqual([]);
  },
);

it('sends over STARTTLS where encryption is required', async () => {
  const url = (port: number) => `smtp://127.0.0.1:${port}/?tls.rejectUnauthorized=false`;
  expect(await overWhat(url, [])).toEqual({ failed: null, encrypted: [true] });
});

it('does not trust a certificate that nobody vouches for', async () => {
  const { failed, encrypted } = await overWhat((port) => `smtp://127.0.0.1:${port}`, []);
  expect(failed).toMatch(/certificate/);
  expect(encrypted).toEqual([]);
});

it('sends what is attached by SMTP, byte by byte', async () => {
  const { raw, sender } = await overSmtp();
  const content = Buffer.from([
    0x25, 0x50, 0x44, 0x46, 0x0a, 0, 0xff, 0x0d, 0x0a, 0x2e, 0x0d, 0x0a,
  ]);
  const attachment = {
    name: 'Samarbeidsavtale – Åsgård.pdf',
    mediaType: 'application/pdf',
    content,
  };
  await sender.send({ ...hello, attachments: [attachment] });
  const [file] = (await PostalMime.parse(raw[0] ?? Buffer.from(''))).attachments;
  expect([file?.filename, file?.mimeType]).toEqual([attachment.name, attachment.mediaType]);
  expect(Buffer.from(file?.content as ArrayBuffer)).toEqual(content);
  await sender.close();
});

it('sends an invitation that mail programs read as one, and as a file', async () => {
  const { raw, sender } = await overSmtp();
  const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nEND:VCALENDAR';
  await sender.send({ ...hello, calendar: { method: 'CANCEL', content } });
  const mail = raw[0]?.toString() ?? '';
  expect(mail).toMatch(/content-type: text\/calendar; charset=utf-8; method=CANCEL/i);
  const { attachments } = await PostalMime.parse(raw[0] ?? Buffer.from(''));
  const texts = attachments.map(({ content: part }) => Buffer.from(part as ArrayBuffer).toString());
  expect(texts.some((text) => text.includes('METHOD:CANCEL'))).toBe(true);
  expect(attachments.map(({ filename }) => filename)).toContain('invite.ics');
  await sender.close();
});
