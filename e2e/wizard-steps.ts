import { expect, type Page } from '@playwright/test';
import { longText } from './assignments-made.ts';
import { pick } from './pick.ts';

const step = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Steg' })
    .getByRole('link', { name: new RegExp(`^${name}`) });

/** Opens a step and waits for its heading. */
export async function openStep(page: Page, name: string): Promise<void> {
  await step(page, name).click();
  await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
}

/** Waits until everything typed so far is saved on the server. */
export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Lagret$/ })).toBeVisible();

/** Fills in everything that publishing requires, and some more, as a buyer would. */
export async function writeAssignment(page: Page, title: string): Promise<void> {
  await openStep(page, 'Behovet');
  await page.getByLabel('Tittel').fill(title);
  await pick(page, /^Roller/, 'Backend-utvikler');
  await page.getByRole('textbox', { name: 'Beskrivelse' }).fill(longText);

  await openStep(page, 'Krav');
  await pick(page, /^Ferdigheter/, 'Kotlin');
  await page.getByRole('button', { name: 'Legg til krav' }).click();
  await page.getByRole('textbox', { name: 'Krav 1' }).fill('Minst fem år med Kotlin i drift');

  await openStep(page, 'Tid og sted');
  await page.getByLabel('Omfang i prosent').fill('80');
  await page.getByLabel('Varighet').fill('Seks måneder');
  const region = page
    .getByRole('textbox', { name: 'Region' })
    .or(page.getByRole('combobox', { name: 'Region' }));
  await region.fill('Vestland');
  await page.getByRole('option', { name: 'Vestland' }).click();

  await openStep(page, 'Prosess');
  await page.getByRole('radio', { name: 'Løpende' }).check();
  await saved(page);
}
