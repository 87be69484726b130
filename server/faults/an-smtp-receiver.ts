import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  subject: string;
  text: string;
}

/** What happens while a mail comes in: its receiver was named, or all of it is there, unanswered. */
export type MailMoment = 'named' | 'whole';

export interface SmtpReceiver {
  url: string;
  /** all that came in whole, answered or not */
  mails: ReceivedMail[];
  /** Runs at the next such moment, once. */
  atNext: (moment: MailMoment, then: () => void) => void;
  stop: () => Promise<void>;
}

/** A mail server that takes one mail after the other. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const waiting = new Map<MailMoment, () => void>();
  /** the session whose mail comes in, and those that wait for it */
  let current: string | undefined;
  const others: (() => void)[] = [];
  const letNext = (session: { id: string }) => {
    if (current !== session.id) return;
    current = undefined;
    others.shift()?.();
  };
  const reach = (moment: MailMoment): boolean => {
    const then = waiting.get(moment);
    waiting.delete(moment);
    then?.();
    return then !== undefined;
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom(_address, session, done) {
      const take = () => {
        current = session.id;
        done();
      };
      if (current === undefined) take();
      else others.push(take);
    },
    onRcptTo(_address, _session, done) {
      if (!reach('named')) done();
    },
    onData(stream, session, done) {
      const keep = async () => {
        const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream));
        mails.push({ subject, text });
        if (reach('whole')) return;
        letNext(session);
        done();
      };
      keep().catch(done);
    },
    onClose: letNext,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    atNext: (moment, then) => void waiting.set(moment, then),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
