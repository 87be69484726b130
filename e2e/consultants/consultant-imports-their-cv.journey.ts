import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ownId } from '../profiles-made.ts';
import { expect, test } from '../torg.ts';

const cv = join(import.meta.dirname, '../../server/cv-corpus/fixtures/tuned.stacked-dates.2.pdf');
const stand = (page: Page) => page.locator('#import-stand');
const drop = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(file);

async function companiesOf(page: Page, profile: string): Promise<string[]> {
  const answer = await page.request.get(`/api/main/profile/${profile}`);
  const { work_experiences } = (await answer.json()) as { work_experiences: { company: string }[] };
  return work_experiences.map(({ company }) => company);
}

test('a consultant drops a CV in the wizard, looks it over, puts it in and takes it back', async ({
  person,
}) => {
  const { page, visit, checkAccess, lookOverAt } = await person('selvstendig@torg.example');
  await visit('/');
  const me = await ownId(page);
  const before = await companiesOf(page, me);
  await visit(`/profiles/${me}/wizard?step=cv`);
  await drop(page, cv);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Se over CV-en');

  const jobs = page.locator('section').filter({
    has: page.getByRole('heading', { name: 'Arbeidserfaring', level: 2 }),
  });
  const kobolt = jobs.getByRole('listitem').filter({ hasText: 'Kobolt' }).first();
  await expect(kobolt.getByRole('checkbox')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'CV-en', exact: true })).toContainText('Kobolt');
  await kobolt.getByRole('button', { name: /^Hvor i CV-en/ }).click();
  await expect(kobolt.getByText(/^Side 1, linje \d+:$/).first()).toBeVisible();
  await checkAccess();
  await kobolt.getByRole('button', { name: /^Rett/ }).click();
  await kobolt.getByLabel('Arbeidsgiver').fill('Kobolt og venner');
  await expect(kobolt.getByRole('checkbox').first()).toBeChecked();
  await checkAccess();

  await page.getByRole('button', { name: 'Legg inn i profilen' }).click();
  await expect(stand(page)).toContainText('Lagt inn i profilen');
  await expect(stand(page)).toBeFocused();
  expect(await companiesOf(page, me)).toContain('Kobolt og venner');
  await checkAccess();
  await lookOverAt(390);

  await page.getByRole('button', { name: 'Angre importen' }).click();
  await expect(stand(page)).toContainText('Importen er angret');
  expect(await companiesOf(page, me)).toEqual(before);

  await visit(`/profiles/${me}/cv-import`);
  const earlier = page.getByRole('listitem').filter({ hasText: 'tuned.stacked-dates.2.pdf' });
  await expect(earlier).toContainText('Angret');
  await checkAccess();
  await earlier.getByRole('link').click();
  await page.getByRole('button', { name: 'Slett importen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett importen' }).click();
  await expect(page).toHaveURL(`/profiles/${me}/cv-import`);
  await expect(earlier).toHaveCount(0);
});

test('a consultant reads why a file cannot be a CV', async ({ person }) => {
  const { page, visit, checkAccess } = await person('konsulent@torg.example', { width: 390 });
  await visit('/');
  const me = await ownId(page);
  await visit(`/profiles/${me}/cv-import`);
  await drop(page, { name: 'meg.png', mimeType: 'image/png', buffer: Buffer.from('not a CV') });
  await expect(page.getByRole('alert')).toContainText('Velg PDF, DOCX, JSON, XML eller ZIP');
  await checkAccess();
  const buffer = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
  await drop(page, { name: 'ødelagt.pdf', mimeType: 'application/pdf', buffer });
  await expect(stand(page)).toContainText('CV-en kunne ikke leses', { timeout: 60_000 });
  await checkAccess();
  await page.getByRole('link', { name: 'Prøv en annen fil' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'ødelagt.pdf' })).toContainText(
    'Kunne ikke leses',
  );
});
