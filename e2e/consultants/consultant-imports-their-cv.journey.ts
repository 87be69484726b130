import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { tabTo } from '../keyboard.ts';
import { ownId } from '../profiles-made.ts';
import { expect, test } from '../torg.ts';

const cv = join(import.meta.dirname, '../../server/cv-corpus/fixtures/tuned.date-right.1.pdf');
const stand = (page: Page) => page.locator('#import-stand');
const drop = (page: Page, file: Parameters<ReturnType<Page['locator']>['setInputFiles']>[0]) =>
  page.locator('input[type=file]').setInputFiles(file);

async function companies(page: Page, profile: string): Promise<string[]> {
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
  const before = await companies(page, me);
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
  expect(await companies(page, me)).toContain('Kobolt og venner');
  await checkAccess();
  await lookOverAt(390);

  await stand(page).getByRole('link', { name: 'Tilbake til veiviseren' }).click();
  await expect(page).toHaveURL(`/profiles/${me}/wizard?step=cv`);
  await expect(page.getByRole('link', { name: /^CV/ })).toContainText('ferdig');
  await page.getByRole('link', { name: 'tuned.date-right.1.pdf' }).click();
  await page.getByRole('button', { name: 'Angre importen' }).click();
  await expect(stand(page)).toContainText('Importen er angret');
  expect(await companies(page, me)).toEqual(before);

  await visit(`/profiles/${me}/cv-import`);
  const earlier = page.getByRole('listitem').filter({ hasText: 'tuned.date-right.1.pdf' });
  await expect(earlier).toContainText('Angret');
  await checkAccess();
  await earlier.getByRole('link').click();
  await page.getByRole('button', { name: 'Slett importen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett importen' }).click();
  await expect(page).toHaveURL(`/profiles/${me}/cv-import`);
  await expect(earlier).toHaveCount(0);
});

test('a consultant looks a CV over by keyboard alone, and a reload keeps what they chose', async ({
  person,
}) => {
  const { page, visit } = await person('selvstendig@torg.example');
  await visit('/');
  const me = await ownId(page);
  const before = await companies(page, me);
  await visit(`/profiles/${me}/cv-import`);
  const resume = {
    basics: { name: 'Gunnhild Ekerhovd' },
    work: [
      { name: 'Tastaturverket', position: 'Utvikler', startDate: '2011-01', endDate: '2012-01' },
      { name: 'Museum for mus', position: 'Utvikler', startDate: '2010-01', endDate: '2010-12' },
    ],
    skills: [{ name: 'Blindskrift i mørket' }],
  };
  const buffer = Buffer.from(JSON.stringify(resume));
  await drop(page, { name: 'cv.json', mimeType: 'application/json', buffer });
  await expect(page.getByRole('button', { name: 'Legg inn i profilen' })).toBeVisible();
  const mouse = page.getByRole('checkbox', { name: /^Museum for mus/ });
  const unknown = page.getByRole('checkbox', { name: 'Blindskrift i mørket', exact: true });
  await expect(unknown, 'an unknown word is proposed only if that is ticked').not.toBeChecked();
  await tabTo(page, 'Museum for mus');
  await page.keyboard.press('Space');
  await expect(mouse).not.toBeChecked();
  await tabTo(page, 'Hvor i CV-en: Museum for mus');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Museum for mus').last()).toBeVisible();

  page.once('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByText('Vi tok vare på det du skrev.')).toBeVisible();
  await expect(mouse).not.toBeChecked();
  await tabTo(page, 'Legg inn i profilen');
  await page.keyboard.press('Enter');
  await expect(stand(page)).toBeFocused();
  expect(await companies(page, me)).toContain('Tastaturverket');
  expect(await companies(page, me)).not.toContain('Museum for mus');
  await tabTo(page, 'Angre importen');
  await page.keyboard.press('Enter');
  await expect(stand(page)).toContainText('Importen er angret');
  expect(await companies(page, me)).toEqual(before);
});

test('a consultant who has emptied what must be there is led to it', async ({ person }) => {
  const { page, visit, checkAccess } = await person('selvstendig@torg.example');
  await visit('/');
  const me = await ownId(page);
  await visit(`/profiles/${me}/cv-import`);
  const basics = { name: 'Gunnhild Ekerhovd', summary: 'Tegner arkitektur som andre kan bygge.' };
  const buffer = Buffer.from(JSON.stringify({ basics }));
  await drop(page, { name: 'tom.json', mimeType: 'application/json', buffer });
  await page.getByRole('button', { name: 'Rett: Presentasjon' }).click();
  await page.getByRole('textbox', { name: 'Presentasjon' }).fill('');
  await page.getByRole('button', { name: 'Legg inn i profilen' }).click();
  await expect(page.getByRole('alert')).toContainText('Rett det først: Presentasjon');
  await checkAccess();
  await page.getByRole('alert').getByRole('link', { name: 'Presentasjon' }).click();
  await expect(page.getByRole('button', { name: 'Lukk: Presentasjon' })).toBeFocused();
  await page.getByRole('button', { name: 'Slett importen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett importen' }).click();
  await expect(page).toHaveURL(`/profiles/${me}/cv-import`);
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
