import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** What a mail server does wrong: before it has the mail, or when all of it has arrived. */
export type MailMoment = 'named' | 'whole';
export type MailFault = 'stall' | 'cut' | 'broken' | 'busy' | 'slow';

interface Planned {
  moment: MailMoment;
  fault: MailFault;
  times: number;
}

const refusal = (responseCode: number): Error =>
  Object.assign(new Error('as it was told to answer'), { responseCode });

/** A mail server on this machine, whose conversations go wrong as a test has planned it. */
export async function startMailServer({ slowMs = 300 } = {}) {
  const arrived: Email[] = [];
  const sockets = new Map<number, { destroy: () => void }>();
  let planned: Planned[] = [];
  /** Answers, unless something else is planned at this moment. */
  const answer = (
    moment: MailMoment,
    { remotePort }: SMTPServerSession,
    done: (error?: Error) => void,
  ) => {
    const next = planned.find((one) => one.moment === moment && one.times > 0);
    if (next === undefined) return done();
    next.times -= 1;
    const acts: Record<MailFault, () => void> = {
      stall: () => {},
      cut: () => sockets.get(remotePort)?.destroy(),
      broken: () => done(refusal(550)),
      busy: () => done(refusal(421)),
      slow: () => void setTimeout(done, slowMs),
    };
    acts[next.fault]();
  };
  /** What the server says it did not accept has not arrived. */
  const isRefused = (): boolean =>
    planned.some(
      ({ moment, fault, times }) =>
        moment === 'whole' && times > 0 && (fault === 'broken' || fault === 'busy'),
    );
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, session, done) => answer('named', session, done),
    onData(stream, session, done) {
      const take = async () => {
        const mail = await PostalMime.parse(await buffer(stream));
        if (!isRefused()) arrived.push(mail);
        answer('whole', session, done);
      };
      take().catch(done);
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket) => {
    sockets.set(socket.remotePort ?? 0, socket);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    arrived,
    plan(moment: MailMoment, fault: MailFault, times = 1) {
      planned.push({ moment, fault, times });
    },
    recover() {
      planned = [];
    },
    async stop() {
      for (const socket of sockets.values()) socket.destroy();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
export type MailServer = Awaited<ReturnType<typeof startMailServer>>;
