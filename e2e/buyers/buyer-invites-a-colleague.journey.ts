import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from '../torg.ts';

interface Mails {
  mails: { mail_id: string; to: string }[];
}

/** The link in the newest mail to an address, from the development mailbox. */
async function linkTo(page: Page, email: string): Promise<string> {
  let id = '';
  await expect(async () => {
    const { mails } = (await (await page.request.get('/api/main/dev/mails')).json()) as Mails;
    id = mails.find(({ to }) => to === email)?.mail_id ?? '';
    expect(id).not.toBe('');
  }).toPass();
  const mail = (await (await page.request.get(`/api/main/dev/mails/${id}`)).json()) as {
    text: string;
  };
  return /\/login\/magic\?token=[\w-]+/.exec(mail.text)?.[0] ?? '';
}

test('a buyer invites a colleague, who follows the mail and is a buyer there too', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { page, visit, checkAccess } = buyer;
  const email = `kollega.${Date.now()}@isfoss.example`;
  await visit('/assignments/mine');
  await page.getByRole('link', { name: 'Inviter kollega' }).first().click();
  await expect(page).toHaveURL('/company/edit?invite-colleague=true');
  const dialog = page.getByRole('dialog', { name: 'Inviter kollega' });
  await expect(dialog.getByLabel('Navn')).toBeFocused();
  await dialog.getByRole('button', { name: 'Send invitasjonen' }).click();
  await expect(dialog.getByText('Skriv navnet')).toBeVisible();
  await checkAccess();
  await expect(dialog.getByLabel('Navn')).toBeFocused();
  await page.keyboard.type('Kari Kollega');
  await dialog.getByLabel('E-post').fill('admin@torg.example');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Det finnes allerede en konto')).toBeVisible();
  await dialog.getByLabel('E-post').fill(email);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page).toHaveURL('/company/edit');
  const row = page.getByRole('listitem').filter({ hasText: email });
  await expect(row).toContainText('ikke kommet ennå');

  const colleague = await person('');
  await colleague.page.goto(await linkTo(page, email));
  await colleague.page.getByRole('button', { name: /Logg inn|Fortsett/ }).click();
  await expect(colleague.page.getByRole('link', { name: 'Mine oppdrag' }).first()).toBeVisible();
  await colleague.visit('/company/edit');
  await expect(colleague.page.getByLabel('Navn')).toHaveValue('Isfoss Energi AS');
  await visit('/company/edit');
  await expect(row).not.toContainText('ikke kommet ennå');

  const me = await colleague.page.request.get('/api/main/account/me');
  const { account } = ((await me.json()) as { account: { account: string } }).account;
  const admin = await person('admin@torg.example');
  // Deactivates her, so that other journeys do not find her.
  await admin.page.request.post(`/api/main/admin/accounts/${account}/deactivation`);
});

test('an invitation is withdrawn, and the company is edited with a lookup in the register', async ({
  person,
}) => {
  const { page, visit } = await person('innkjoper@torg.example', { width: 390 });
  const email = `angret.${Date.now()}@isfoss.example`;
  await visit('/company/edit?invite-colleague=true');
  const dialog = page.getByRole('dialog', { name: 'Inviter kollega' });
  await dialog.getByLabel('Navn').fill('Angret Invitert');
  await dialog.getByLabel('E-post').fill(email);
  await dialog.getByRole('button', { name: 'Send invitasjonen' }).click();
  const row = page.getByRole('listitem').filter({ hasText: email });
  await row.getByRole('button', { name: 'Trekk tilbake invitasjonen' }).click();
  await page
    .getByRole('dialog', { name: 'Trekke tilbake' })
    .getByRole('button', { name: 'Trekk tilbake' })
    .click();
  await expect(row).toHaveCount(0);

  await expect(page.getByText('ISFOSS ENERGI AS · Aksjeselskap')).toBeVisible();
  const number = page.getByLabel('Organisasjonsnummer');
  await number.fill('311 999 931');
  await expect(page.getByText('Selskapet er slettet i Brønnøysundregistrene')).toBeVisible();
  await number.fill('311 000 012');
  await expectToFit(page);
});
