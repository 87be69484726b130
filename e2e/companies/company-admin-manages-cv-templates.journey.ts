import { readFile } from 'node:fs/promises';
import { expect, test } from '../torg.ts';

test('a company admin uploads a CV template, uses it for a consultant, and removes it', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/consultant-company?tab=maler');
  const starting = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Last ned en mal å begynne med' }).click();
  const starter = await readFile(await (await starting).path());
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'Reisemal.docx', mimeType, buffer: starter });
  const card = page.getByRole('article', { name: 'Reisemal' });
  await expect(card).toContainText('alle er kjent');
  await checkAccess();

  await card.getByRole('button', { name: 'Valg for Reisemal' }).click();
  await page.getByRole('menuitem', { name: 'Gi nytt navn' }).click();
  await page.getByRole('textbox', { name: 'Navn' }).fill('Reisemal for salg');
  await checkAccess();
  await page.getByRole('button', { name: 'Lagre' }).click();
  const renamed = page.getByRole('article', { name: 'Reisemal for salg' });
  await expect(renamed).toBeVisible();

  const me = await page.request.get('/api/main/account/me');
  const { account } = (await me.json()) as { account: { account: string } };
  await visit(`/profiles/${account.account}`);
  await page.getByRole('button', { name: 'Last ned CV' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Reisemal for salg' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^CV .+ – Reisemal for salg\.docx$/);

  await visit('/consultant-company?tab=maler');
  await renamed.getByRole('button', { name: 'Valg for Reisemal for salg' }).click();
  await page.getByRole('menuitem', { name: 'Slett' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
  await expect(renamed).toBeHidden();
});
