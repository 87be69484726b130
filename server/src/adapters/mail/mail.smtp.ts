import { createTransport } from 'nodemailer';
import type { MailSender } from './mail.ts';

export interface SmtpSettings {
  /** `smtp://user:password@host:port`, or `smtps://` */
  url: string;
  /** `Torg <post@torg.example>` */
  from: string;
}

const patienceMs = '15000';

/** nodemailer reads its options from the address when it is given one. */
function withOptions(url: string): string {
  const address = new URL(url);
  for (const step of ['connectionTimeout', 'greetingTimeout', 'socketTimeout']) {
    address.searchParams.set(step, patienceMs);
  }
  address.searchParams.set('pool', 'true');
  return address.href;
}

/** Mail by SMTP, over a few connections that are kept. */
export function smtpMail(settings: SmtpSettings): MailSender {
  const transport = createTransport(withOptions(settings.url), { from: settings.from });
  return {
    async send(mail) {
      await transport.sendMail({ ...mail, headers: mail.headers ?? {} });
    },
    close: async () => transport.close(),
  };
}
