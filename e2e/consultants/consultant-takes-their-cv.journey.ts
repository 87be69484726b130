import { readFile } from 'node:fs/promises';
import { makePublished } from '../assignments-made.ts';
import { expect, test } from '../torg.ts';

const email = 'konsulent@torg.example';

test('a consultant downloads the CV without a name, and sees that it was taken', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(email);
  await visit('/');
  const me = await page.request.get('/api/main/account/me');
  const { account } = (await me.json()) as { account: { account: string } };
  await visit(`/profiles/${account.account}`);
  await page.getByRole('button', { name: 'Last ned CV' }).click();
  await checkAccess();
  await page.getByRole('menuitem', { name: 'Anonym, eller på et annet språk …' }).click();
  await page.getByLabel('Anonym').check();
  await checkAccess();
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Last ned' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^CV Kandidat [2-9A-Z]{4}\.pdf$/);
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');

  await visit(`/profiles/${account.account}/cv-exports`);
  await expect(page.getByRole('row').nth(1)).toContainText('PDF, Bokmål, anonym');
  await checkAccess();
});

test('a consultant shortens the CV for an assignment, and its editor reads it as it was sent', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid } = await makePublished(buyer.page);
  const { page, visit, checkAccess } = await person('selvstendig@torg.example');
  await visit('/');
  const me = await page.request.get('/api/main/account/me');
  const { account } = (await me.json()) as { account: { account: string } };
  await visit(`/profiles/${account.account}/cv-variants`);
  await page.getByLabel('Ny variant').fill('Kort til oppdraget');
  await page.getByRole('button', { name: 'Lag variant' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kort til oppdraget');
  await page.getByLabel('Tittel').fill('Rådgiver for oppdraget');
  // The browser asks first, and what was typed is there again afterwards.
  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Vi tok vare på det du skrev.')).toBeVisible();
  await expect(page.getByLabel('Tittel')).toHaveValue('Rådgiver for oppdraget');
  await page.getByRole('group', { name: 'Prosjekter' }).getByRole('checkbox').last().uncheck();
  await page.getByRole('button', { name: 'Lagre varianten' }).click();
  await expect(page.getByText(/^Prosjekter · .*: utelatt$/)).toBeVisible();
  await checkAccess();

  await visit(`/assignments/${uuid}`);
  await page.getByRole('combobox', { name: 'Legg ved en variant av CV-en (valgfritt)' }).click();
  await page.getByRole('option', { name: 'Kort til oppdraget' }).click();
  await page.locator('form').getByRole('button', { name: 'Send interesse' }).click();
  await expect(page).toHaveURL(`/assignments/${uuid}/confirmation`);

  await buyer.visit(`/assignments/${uuid}`);
  const sent = buyer.page.getByRole('link', { name: /^Les CV-en som / });
  const address = (await sent.getAttribute('href')) ?? '';
  await expect
    .poll(async () => (await buyer.page.request.get(address)).status(), { timeout: 30_000 })
    .toBe(200);
});
