import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../torg.ts';

const cv = join(import.meta.dirname, '../../server/cv-corpus/fixtures/tuned.date-right.1.pdf');
const choose = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(file);
const profileIn = (page: Page): string => /[\da-f-]{36}/.exec(page.url())?.[0] ?? '';

async function fillIn(page: Page, name: string): Promise<void> {
  await page.getByLabel('Navn').fill(name);
  const address = `${name.toLowerCase().replaceAll(' ', '.')}.${Date.now()}@blaklokke.example`;
  await page.getByLabel('E-post').fill(address);
}
const send = (page: Page) =>
  page.getByRole('button', { name: 'Legg til og send invitasjon' }).click();
const remove = async (page: Page, profile: string) =>
  expect((await page.request.delete(`/api/main/profile/${profile}`)).status()).toBe(200);

test('a company admin adds a consultant together with their CV, and looks it over at once', async ({
  person,
}) => {
  const { page, visit, checkAccess, lookOverAt } = await person('bedrift@torg.example');
  await visit('/consultant-company/profiles/new');
  await choose(page, { name: 'meg.png', mimeType: 'image/png', buffer: Buffer.from('no CV') });
  await expect(page.getByRole('alert')).toContainText('Velg PDF, DOCX, JSON, XML eller ZIP');
  await choose(page, cv);
  const chosen = page.getByRole('button', { name: 'Fjern tuned.date-right.1.pdf' });
  await expect(chosen).toBeFocused();
  await chosen.press('Enter');
  await expect(page.getByRole('button', { name: 'Velg CV' })).toBeFocused();
  await choose(page, cv);
  await checkAccess();
  await lookOverAt(390);

  await fillIn(page, 'Tiril Nyland');
  await send(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se over CV-en');
  const profile = profileIn(page);
  await page.getByRole('button', { name: 'Legg inn i profilen' }).click({ timeout: 60_000 });
  await expect(page.locator('#import-stand')).toContainText('Lagt inn i profilen');
  await page.getByRole('link', { name: 'Se profilen' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tiril Nyland');
  await expect(page.getByText('Kobolt').first()).toBeVisible();
  await remove(page, profile);
});

test('a company admin whose CV is not taken has the consultant, and may send another file', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('bedrift@torg.example');
  await visit('/consultant-company/profiles/new');
  // The browser believes its name, and the server its content.
  const buffer = Buffer.from('GIF89a\u0001\u0000');
  await choose(page, { name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await fillIn(page, 'Trygve Nyland');
  await send(page);
  await expect(page.getByText('Konsulenten er lagt til, men CV-en kom ikke med')).toBeVisible();
  await expect(page.getByRole('alert')).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Prøv en annen fil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hent inn fra CV');
  const profile = profileIn(page);
  await visit('/consultant-company');
  await expect(page.getByRole('heading', { name: 'Trygve Nyland' })).toBeVisible();
  await remove(page, profile);
});
