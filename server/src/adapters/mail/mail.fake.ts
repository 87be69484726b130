import type { Mail, MailSender } from '../../platform/ports/mail.ts';

export interface FakeMail extends MailSender {
  sent: Mail[];
  /** Makes the next sends fail, as when the mail server is down. */
  failNext: (times: number) => void;
}

/** The stand-in for tests: collects sent mails, and fails on request. */
export function fakeMail(): FakeMail {
  let failures = 0;
  const sent: Mail[] = [];
  return {
    sent,
    failNext(times) {
      failures = times;
    },
    async send(mail, mayFinish) {
      if (failures > 0) {
        failures -= 1;
        throw new Error('the mail server does not answer');
      }
      if (mayFinish === undefined || (await mayFinish())) sent.push(mail);
    },
    close: async () => {},
  };
}
