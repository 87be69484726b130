import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { anAccount } from '../../accounts/accounts.fixtures.ts';
import { startTestApi, type TestApi } from '../../testing/start-test-api.ts';
import { aContractDocument, aCooperationAgreement } from '../contracts.fixtures.ts';
import { aCompanyToSign } from '../../testing/a-company-to-sign.ts';

describe('a company whose cooperation contract no longer counts', () => {
  let api: TestApi;
  let organization: string;
  let email: string;
  beforeEach(async () => {
    await api?.close();
    api = await startTestApi();
    email = 'berit@fjord.example';
    ({ organization } = await aCompanyToSign(api, { name: 'Fjordkode AS' }));
    await anAccount(api.db, { organization, email, is_admin_in_company: true, locale: 'sv' });
    await aCooperationAgreement(api.db, organization, { version: 91, stays_good: false });
  });
  afterAll(() => api.close());

  const publish = (version: number, change_note = '') =>
    aContractDocument(api.db, 'cooperation_norwegian', { version, change_note });
  const look = async () => {
    await api.runScheduled('sweep-lapses');
    return api.mail.sent.splice(0);
  };

  it('is told by one mail to each of its admins, with what is new', async () => {
    expect(await look()).toEqual([]);
    await publish(92, 'Betalingsfristen er 30 dager.');
    const mails = await look();
    expect(mails).toHaveLength(2);
    const mail = mails.find(({ to }) => to === email);
    expect(mail?.subject).toBe('Samarbetsavtalet med Torg behöver signeras på nytt');
    expect(mail?.text).toContain('Fjordkode AS');
    expect(mail?.text).toContain('> Betalingsfristen er 30 dager.');
    expect(mail?.text).toContain('http://torg.example/consultant-company?tab=avtale');
    expect(await look()).toEqual([]);
  });

  it('is told again about the next version, and once when several look at the same time', async () => {
    await publish(92);
    expect(await look()).toHaveLength(2);
    await publish(93);
    await Promise.all(Array.from({ length: 5 }, () => api.runScheduled('sweep-lapses')));
    expect(api.mail.sent.splice(0)).toHaveLength(2);
  });

  it('is not told while an older version stays good, and is the day after', async () => {
    await publish(92);
    const stays = (stays_good: 'until' | 'forever', good_until: string | null) =>
      aContractDocument(api.db, 'cooperation_norwegian', { version: 91, stays_good, good_until });
    await stays('forever', null);
    expect(await look()).toEqual([]);
    await stays('until', new Date(Date.now() + 86_400_000).toISOString().slice(0, 10));
    expect(await look()).toEqual([]);
    await stays('until', new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10));
    expect(await look()).toHaveLength(2);
  });

  it('is not told once it has signed the new version, or if it never signed any', async () => {
    await publish(92);
    await aCooperationAgreement(api.db, organization, { version: 92 });
    const never = await aCompanyToSign(api);
    await aCooperationAgreement(api.db, never.organization, { version: 91, status: 'expired' });
    expect(await look()).toEqual([]);
  });
});
