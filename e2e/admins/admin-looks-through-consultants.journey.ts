import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from '../torg.ts';

const rows = (page: Page) => page.getByRole('row').filter({ has: page.getByRole('cell') });
const resting = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

/** The number of consultants that the server finds. */
async function total(page: Page, query = ''): Promise<number> {
  const answer = await page.request.get(`/api/main/admin/consultants${query}`);
  return ((await answer.json()) as { total: number }).total;
}

test('an admin narrows and sorts all consultants, all of it in the URL', async ({ person }) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit('/admin/assignments');
  await page.getByRole('link', { name: 'Konsulenter', exact: true }).click();
  await expect(page).toHaveURL('/profiles');
  const all = await total(page);
  await expect(page.getByText(`${all} konsulenter`, { exact: true })).toBeVisible();
  await expect(rows(page)).toHaveCount(Math.min(all, 30));
  await page.getByRole('link', { name: 'Neste' }).click();
  await expect(page).toHaveURL('/profiles?page=2');

  await page.getByRole('combobox', { name: 'Selskap' }).fill('blåkl');
  await page.getByRole('option', { name: 'Blåklokke Konsulenter AS' }).click();
  await expect(page).toHaveURL(/\/profiles\?company=[\da-f-]{36}$/);
  await resting(page);
  await expect(rows(page).filter({ hasNotText: 'Blåklokke' })).toHaveCount(0);
  await page.getByLabel('Synlighet').selectOption('Synlige');
  await page.getByRole('button', { name: 'Konsulent', exact: true }).click();
  await expect(page).toHaveURL(/visibility=visible&sort=name/);
  await expect(page.getByRole('columnheader', { name: 'Konsulent' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await checkAccess();
  await page.reload();
  await expect(page.getByRole('combobox', { name: 'Selskap' })).toHaveValue(
    'Blåklokke Konsulenter AS',
  );
  await resting(page);
  const name = page.getByRole('row').nth(1).getByRole('link').first();
  const chosen = await name.innerText();
  await name.click();
  await expect(page).toHaveURL(/\/profiles\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(chosen);

  await visit('/profiles?q=finnes+ikke&country=SE');
  await expect(page.getByRole('heading', { name: 'Ingen konsulenter passer' })).toBeVisible();
  await page.getByRole('link', { name: 'Fjern filtrene' }).click();
  await expect(page).toHaveURL('/profiles');
});

test('the filtered list is downloaded as a file that a spreadsheet opens', async ({ person }) => {
  const { page, visit } = await person('admin@torg.example');
  await visit('/profiles?country=SE');
  const expected = await total(page, '?country=SE');
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Last ned som CSV' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^konsulenter-\d{4}-\d\d-\d\d\.csv$/);
  const text = await readFile(await download.path(), 'utf8');
  expect(text.startsWith('\u{FEFF}Navn;Tittel;E-post;')).toBe(true);
  const lines = text.trimEnd().split('\r\n').slice(1);
  expect(lines).toHaveLength(expected);
  for (const line of lines) expect(line).toContain(';Sverige;');
});

test('the consultant companies are listed, and each leads to its page', async ({ person }) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit('/admin/assignments');
  await page.getByRole('link', { name: 'Selskaper', exact: true }).click();
  await expect(page).toHaveURL('/companies');
  await page.getByRole('button', { name: 'Konsulenter', exact: true }).click();
  await expect(page).toHaveURL('/companies?sort=consultants');
  const first = page.getByRole('row').nth(1).getByRole('cell');
  const last = page.getByRole('row').last().getByRole('cell');
  expect(Number(await first.nth(3).innerText())).toBeGreaterThan(
    Number(await last.nth(3).innerText()),
  );
  await page.getByRole('searchbox', { name: 'Søk etter selskap' }).fill('kantarell');
  await expect(page).toHaveURL('/companies?sort=consultants&q=kantarell');
  await checkAccess();
  await page.getByRole('link', { name: 'Kantarell Systems AB' }).click();
  await expect(page).toHaveURL(/\/admin\/consultant-company\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kantarell Systems AB');
  await page.getByRole('link', { name: 'Innstillinger', exact: true }).click();
  const fastTrack = page.getByRole('switch', { name: 'Hurtigspor' });
  const before = await fastTrack.isChecked();
  await fastTrack.click();
  await expect(fastTrack).toBeChecked({ checked: !before });
  await page.reload();
  await expect(fastTrack).toBeChecked({ checked: !before });
  // Other journeys add people to the same company.
  await fastTrack.click();
  await expect(fastTrack).toBeChecked({ checked: before });
  await page.getByRole('navigation', { name: 'Brødsmuler' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/companies');
});

test('without a signed agreement nobody of the company is activated, and the page says why', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit('/companies');
  await page.getByLabel('Samarbeidsavtale').selectOption('Ikke signert');
  await expect(page).toHaveURL('/companies?agreement=missing');
  await page.getByRole('link', { name: 'Adeyemi CRM' }).click();
  await page.getByRole('button', { name: 'Aktiver', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Aktiver/ });
  await dialog.getByRole('button', { name: 'Aktiver' }).click();
  await expect(dialog.getByRole('alert')).toContainText('ingen signert samarbeidsavtale');
  await checkAccess();
  await dialog.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByRole('link', { name: 'Avtale', exact: true }).click();
  await expect(page.getByRole('main')).toContainText('Uten en signert samarbeidsavtale');
});

test('nobody but admins can open either list', async ({ person }) => {
  for (const email of ['bedrift@torg.example', 'innkjoper@torg.example']) {
    const { page, visit } = await person(email);
    for (const path of ['/profiles', '/companies']) {
      await visit(path);
      await expect(
        page.getByRole('heading', { name: 'Denne siden er ikke for deg' }),
      ).toBeVisible();
    }
  }
});

test('both lists fit and are accessible at every width, with the filters in a drawer at the narrowest', async ({
  person,
}) => {
  const { page, visit, lookOverAt } = await person('admin@torg.example');
  for (const path of ['/profiles', '/companies']) {
    await visit(path);
    for (const width of [1440, 1024, 390]) {
      await lookOverAt(width);
      await expectToFit(page);
    }
  }
  await page.getByRole('button', { name: 'Filtre' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtre' });
  await drawer.getByLabel('Land').selectOption('Sverige');
  await drawer.getByRole('button', { name: /^Vis \d+ selskaper$/ }).click();
  await expect(page).toHaveURL('/companies?country=SE');
});
