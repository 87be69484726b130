import { describe, expect, it } from 'vitest';
import type { External } from '../ports/external.ts';
import type { Mail } from '../ports/mail.ts';
import { sendOnce } from './send-once.ts';

const mail: Mail = { to: 'kari@fjord.example', subject: 'Hei', text: 'Hei', html: '<p>Hei</p>' };

/** A mail server that accepts what is finished, and a claim in a database that may die. */
function aPostOffice() {
  const office = { claims: 0, sent: 0, isDown: false, losesAnswer: false };
  const answer = <T>(value: T): Promise<T> =>
    office.isDown ? Promise.reject(new Error('The database is down.')) : Promise.resolve(value);
  const external = {
    mail: {
      async send(_mail: Mail, mayFinish: () => Promise<boolean>) {
        if (await mayFinish()) office.sent += 1;
      },
    },
  } as unknown as External;
  const claim = (): Promise<boolean> => {
    const isFree = office.claims === 0;
    if (isFree) office.claims += 1;
    if (office.losesAnswer) office.isDown = true;
    return answer(isFree);
  };
  const release = async (): Promise<void> => {
    // It is back at the next try.
    const isDown = office.isDown;
    office.isDown = false;
    office.losesAnswer = false;
    if (isDown) throw new Error('The database is down.');
    office.claims -= 1;
  };
  return { office, send: () => sendOnce({ external }, mail, { claim, release }) };
}

describe('a mail that is sent once', () => {
  it('is not sent by the second of two tries', async () => {
    const { office, send } = aPostOffice();
    await Promise.all([send(), send()]);
    await send();
    expect(office.sent).toBe(1);
  });

  it('is sent by the next try when the database has died before it answered the claim', async () => {
    const { office, send } = aPostOffice();
    office.losesAnswer = true;
    await expect(send()).rejects.toThrow('down');
    expect(office).toMatchObject({ sent: 0, claims: 0 });
    await send();
    expect(office.sent).toBe(1);
  });
});
