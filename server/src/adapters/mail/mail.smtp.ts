import { Readable } from 'node:stream';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { MailSender, MayFinish } from '../../platform/ports/mail.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` */
  url: string;
  /** `Torg <post@torg.example>` */
  from: string;
  /** fails rather than send over a connection that is not encrypted; `smtps://` always is */
  requireTls: boolean;
}

/** Puts the options into the address, where nodemailer reads them. */
function withOptions({ url, requireTls }: SmtpSettings, timeoutMs: number): string {
  const address = new URL(url);
  for (const step of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    address.searchParams.set(step, String(timeoutMs));
  }
  address.searchParams.set('pool', 'true');
  if (requireTls) {
    address.searchParams.set('requireTLS', 'true');
    address.searchParams.delete('ignoreTLS');
  }
  return address.href;
}

interface Outgoing extends SendMailOptions {
  mayFinish?: MayFinish;
}

class NotFinished extends Error {}

/**
 * Ends the content only if that is allowed: a mail server accepts no mail without its end. It is made
 * while it is read, and so asks for that when the server has taken all of it; a transform would ask
 * when the content is ready, before the server has heard of the mail.
 */
async function* untilAllowed(
  content: AsyncIterable<unknown>,
  mayFinish: MayFinish,
): AsyncGenerator {
  yield* content;
  if (!(await mayFinish())) throw new NotFinished();
}

/** Calls the function once: nodemailer would call it again when it switches to another connection. */
function callOnce(mayFinish: MayFinish): MayFinish {
  let answer: Promise<boolean> | undefined;
  return () => (answer ??= mayFinish());
}

/** Mail by SMTP, over a pool of connections. */
export function smtpMail(settings: SmtpSettings, { timeoutMs = 15_000 } = {}): MailSender {
  const { from } = settings;
  const transport = createTransport(withOptions(settings, timeoutMs), { from });
  transport.use('stream', (mail, done) => {
    const { mayFinish }: Outgoing = mail.data;
    // A new one for each connection: nodemailer goes on over another when one ends.
    if (mayFinish !== undefined) {
      mail.message.processFunc((content) => Readable.from(untilAllowed(content, mayFinish)));
    }
    done();
  });
  const domain = /@([^>\s]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    async send({ id, headers = {}, attachments = [], calendar, ...mail }, mayFinish) {
      const outgoing: Outgoing = {
        ...mail,
        headers,
        attachments: attachments.map(({ name: filename, mediaType: contentType, content }) => ({
          ...{ filename, contentType, content },
        })),
        ...(calendar && { icalEvent: { ...calendar, filename: 'invite.ics' } }),
        ...(id === undefined ? {} : { messageId: `<${id}@${domain}>` }),
        ...(mayFinish === undefined ? {} : { mayFinish: callOnce(mayFinish) }),
      };
      await transport.sendMail(outgoing).catch((error: unknown) => {
        if (!(error instanceof NotFinished)) throw error;
      });
    },
    close: async () => transport.close(),
  };
}
