import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  to: string;
  subject: string;
  text: string;
}

/** Moments of an incoming mail: its receiver was named, or all of it has arrived but is not answered. */
export type MailMoment = 'named' | 'whole';

export interface SmtpReceiver {
  url: string;
  /** all mails that arrived completely, answered or not */
  mails: ReceivedMail[];
  /** Runs `then` once, at the next such moment of a mail to this address. */
  atNext: (moment: MailMoment, to: string, then: () => void) => void;
  /** Runs nothing more of that. */
  forget: () => void;
  stop: () => Promise<void>;
}

/** A mail server that accepts one mail after the other. */
export async function startSmtpReceiver(): Promise<SmtpReceiver> {
  const mails: ReceivedMail[] = [];
  const waiting = new Map<string, () => void>();
  /** the session whose mail is arriving, and those that wait for it */
  let current: string | undefined;
  let others: { id: string; take: () => void }[] = [];
  const letNext = ({ id }: { id: string }) => {
    // Also removes a session that closed before its turn, which would otherwise never end.
    others = others.filter((other) => other.id !== id);
    if (current !== id) return;
    current = undefined;
    others.shift()?.take();
  };
  const reach = (moment: MailMoment, to: string): boolean => {
    const key = `${moment} ${to}`;
    const then = waiting.get(key);
    waiting.delete(key);
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
      else others.push({ id: session.id, take });
    },
    onRcptTo({ address }, _session, done) {
      if (!reach('named', address)) done();
    },
    onData(stream, session, done) {
      const save = async () => {
        const { subject = '', text = '' } = await PostalMime.parse(await buffer(stream));
        const to = session.envelope.rcptTo[0]?.address ?? '';
        mails.push({ to, subject, text });
        if (reach('whole', to)) return;
        letNext(session);
        done();
      };
      save().catch(done);
    },
    onClose: letNext,
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    atNext: (moment, to, then) => void waiting.set(`${moment} ${to}`, then),
    forget: () => waiting.clear(),
    stop: () => new Promise<void>((resolve) => server.close(resolve)),
  };
}
