import { describe, expect, it } from 'vitest';
import type { Mail, MailSender } from '../../platform/ports/mail.ts';

export interface MailUnderCheck {
  sender: MailSender;
  /** the mails that arrived, oldest first */
  arrived: () => Promise<Mail[]>;
}

const mail: Mail = {
  to: 'ase.odegard@torg.example',
  subject: 'Nytt oppdrag: Løsningsarkitekt på Ås – åpent nå',
  text: 'Hei Åse!\n\nÆrlig talt, et godt oppdrag.\n',
  html: '<p>Hei Åse!</p><p>Ærlig talt, et <b>godt</b> oppdrag.</p>',
  headers: {
    'List-Unsubscribe': '<https://torg.example/av?token=abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
};

/** The tests that every mail adapter must pass. */
export function checkMail(name: string, make: () => Promise<MailUnderCheck>): void {
  describe(`mail: ${name}`, () => {
    it('delivers subject, text, html and headers with their Norwegian letters', async () => {
      const { sender, arrived } = await make();
      await sender.send(mail);
      const [received] = await arrived();
      expect(received).toMatchObject({ to: mail.to, subject: mail.subject, headers: mail.headers });
      expect(received?.text.trim()).toBe(mail.text.trim());
      expect(received?.html.trim()).toBe(mail.html);
      await sender.close();
    });

    it('delivers several in the order they were sent', async () => {
      const { sender, arrived } = await make();
      for (const subject of ['første', 'andre', 'tredje']) await sender.send({ ...mail, subject });
      const subjects = (await arrived()).map((received) => received.subject);
      expect(subjects).toEqual(['første', 'andre', 'tredje']);
      await sender.close();
    });

    it('checks at the last moment whether it may finish, and sends nothing otherwise', async () => {
      const { sender, arrived } = await make();
      const answers = [false, true];
      const mayFinish = async (): Promise<boolean> => {
        expect(await arrived()).toEqual([]);
        return answers.shift() ?? false;
      };
      await sender.send(mail, mayFinish);
      expect(await arrived()).toEqual([]);
      await sender.send(mail, mayFinish);
      expect(await arrived()).toHaveLength(1);
      const failing = async (): Promise<boolean> => {
        throw new Error('the database does not answer');
      };
      await expect(sender.send(mail, failing)).rejects.toThrow('does not answer');
      expect(await arrived()).toHaveLength(1);
      await sender.close();
    });

    it('does not let a line break in the subject add a header', async () => {
      const { sender, arrived } = await make();
      await sender.send({ ...mail, subject: 'Hei\r\nBcc: alle@torg.example' });
      expect(
        Object.keys((await arrived())[0]?.headers ?? {}).map((key) => key.toLowerCase()),
      ).not.toContain('bcc');
      await sender.close();
    });
  });
}
