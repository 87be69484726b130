import { readFile } from 'node:fs/promises';
import { aTemplate } from '../../server/src/adapters/word-templates/a-template.ts';
import { expect, test } from '../torg.ts';

const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

test('a company admin uploads a CV template, uses it for a consultant, and removes it', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/consultant-company?tab=maler');
  const starting = page.waitForEvent('download');
  const starters = page.getByRole('region', { name: 'Maler å begynne med' });
  await expect(starters.getByRole('link')).toHaveText(['Bokmål', 'Svensk', 'Engelsk']);
  await starters.getByRole('link', { name: 'Bokmål' }).click();
  const starter = await readFile(await (await starting).path());
  const input = page.locator('input[type=file]').first();
  await input.setInputFiles({ name: 'Reisemal.docx', mimeType, buffer: starter });
  const card = page.getByRole('article', { name: 'Reisemal' });
  await expect(card).toContainText('alle er kjent');
  await checkAccess();

  await card.getByRole('button', { name: 'Forhåndsvis' }).click();
  const shown = page.getByRole('dialog').frameLocator('iframe');
  await expect(shown.getByText('Kari Nordvik').first()).toBeVisible();
  await expect(shown.getByText('Ny kundeportal').first()).toBeVisible();
  await checkAccess();
  await page.getByRole('radio', { name: 'Nesten tomt' }).check();
  await expect(shown.getByText('Ny kundeportal')).toHaveCount(0);
  await expect(shown.getByText('Kari Nordvik').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Forhåndsvis' })).toBeFocused();

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

test('a template whose tags do not fit together is refused in the words of its reader', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('bolag@torg.example');
  await visit('/consultant-company?tab=maler');
  const input = page.locator('input[type=file]').first();
  const broken = aTemplate({ lines: ['{name}', 'Här {#projects} slutar aldrig'] });
  await input.setInputFiles({ name: 'Trasig.docx', mimeType, buffer: broken });
  const faults = page.getByRole('list', { name: 'Fel i mallen' });
  await expect(faults).toContainText('Upprepningen «projects» har börjat, men avslutas aldrig.');
  await expect(faults).toContainText('Stycke 2: ”Här {#projects} slutar aldrig”');
  await checkAccess();
  const macros = aTemplate({ lines: ['{name}'], files: { 'word/vbaProject.bin': 'x' } });
  await input.setInputFiles({ name: 'Makron.docx', mimeType, buffer: macros });
  await expect(faults).toContainText('Mallen har makron.');
  await expect(page.getByRole('article', { name: 'Kantarell offert' })).toBeVisible();
});

test('a buyer goes to the templates of their company by keyboard, and copies a tag', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('innkjoper@torg.example');
  await visit('/company/edit');
  const tab = page.getByRole('link', { name: 'CV-maler' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/company/edit?tab=maler');
  await expect(page.getByText('Dere har ingen maler ennå.')).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Kopier {name}', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('{name} er kopiert')).toBeAttached();
});
