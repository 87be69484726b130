import type { Page } from '@playwright/test';
import { expect, test } from '../torg.ts';
import { openDemo } from '../demo.ts';
import { ownId } from '../profiles-made.ts';
import { pick } from '../pick.ts';
import { openStep, saved } from '../wizard-steps.ts';

const newcomer = 'ny.konsulent@torg.example';

const heading = (page: Page, level: 1 | 2 = 1) => page.getByRole('heading', { level });
const box = (page: Page, name: string) => page.getByRole('textbox', { name });
const next = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name }).last();

test('the wizard loses nothing, whatever the order of its steps', async ({ person }) => {
  const { page, visit, checkAccess } = await person(newcomer, { width: 390 });
  await visit('/');
  await expect(page).toHaveURL(/\/profiles\/[\da-f-]{36}\/wizard$/);
  await expect(heading(page)).toHaveText('Lag profilen din');
  await box(page, 'Tittel').fill('Frontendutvikler med teft for UU');
  await saved(page);
  await page.reload();
  await expect(box(page, 'Tittel')).toHaveValue('Frontendutvikler med teft for UU');

  await openStep(page, 'Sted');
  await expect(heading(page, 2)).toBeFocused();
  await page.getByLabel('Kan jobbe hjemmefra').check();
  await saved(page);
  await checkAccess();
  await page.goBack();
  await expect(box(page, 'Tittel')).toHaveValue('Frontendutvikler med teft for UU');

  const second = await page.context().newPage();
  await second.goto(page.url());
  await box(second, 'Tittel').fill('Fra den andre fanen');
  await saved(second);
  await box(page, 'Navn').fill('Sondre B. Lie');
  await saved(page);
  await page.reload();
  await expect(box(page, 'Tittel')).toHaveValue('Fra den andre fanen');
  await expect(box(page, 'Navn')).toHaveValue('Sondre B. Lie');
  await box(page, 'Navn').fill('Sondre Bjerkan Lie');
  await saved(page);
});

test('whoever fills in somebody else’s first steps reads texts about that person', async ({
  person,
}) => {
  const own = await person(newcomer);
  const profile = await ownId(own.page);
  const name = 'Sondre Bjerkan Lie';
  const { page, lookOver } = await person('admin@torg.example');
  const account = `/api/main/admin/accounts/${profile}`;
  const before = (await (await page.request.get(account)).json()) as {
    organization: { id: string };
  };
  const moveTo = async (organization: string | null) =>
    expect((await page.request.patch(account, { data: { organization } })).status()).toBe(200);
  const companyAdmin = (await person('bedrift@torg.example')).page;
  const open = async (tab: Page, step: string) => {
    await tab.goto(`/profiles/${profile}/wizard?step=${step}`);
    await expect(heading(tab)).toHaveText(`Profilen til ${name}`);
  };

  await open(companyAdmin, 'photo');
  await expect(companyAdmin.getByText(`Velg gjerne et bilde der ${name} ser rett i`)).toBeVisible();
  await open(companyAdmin, 'done');
  await expect(companyAdmin.getByText(`åpner resten av Torg seg for ${name}`)).toBeVisible();
  await expect(companyAdmin.getByText('Nå åpner resten av Torg seg')).toHaveCount(0);
  await expect(companyAdmin.getByText('Dette kan tas nå eller senere:')).toBeVisible();

  await moveTo(null);
  await open(page, 'company');
  await expect(page.getByRole('radiogroup', { name: `Hvordan jobber ${name}?` })).toBeVisible();
  await expect(page.getByText('Har sin egen bedrift, og er alene i den.')).toBeVisible();
  await lookOver();
  await page.getByRole('radio', { name: 'Ansatt i et konsulentselskap' }).check();
  await expect(page.getByRole('main').getByRole('status')).toContainText(
    `kan legge til ${name} på Torg, med adressen ${newcomer}.`,
  );
  await moveTo(before.organization.id);
});

test('a new consultant goes from the wizard to the checklist', async ({ person }) => {
  // The wizard can be finished only once, and other journeys need an account that has not finished
  // it.
  const { torg, close } = await openDemo();
  const { page, visit, checkAccess } = await person(newcomer, { origin: torg.origin });
  await visit('/');
  await expect(page.getByRole('link', { name: 'Min profil' })).toHaveCount(0);
  await next(page, 'Bilde').click();
  await expect(page.getByRole('button', { name: 'Velg bilde' })).toBeVisible();
  await checkAccess();
  await next(page, 'Bedrift').click();
  await expect(page.getByText('Blåklokke Konsulenter AS', { exact: true }).last()).toBeVisible();
  await next(page, 'Sted').click();
  await page.getByLabel('Kan jobbe hjemmefra').check();
  await saved(page);
  await next(page, 'Roller').click();
  await pick(page, /^Roller/, 'Frontend-utvikler');
  await saved(page);
  await checkAccess();
  await next(page, 'Ferdigheter').click();
  await pick(page, /^Ferdigheter/, 'React');
  await pick(page, /^Ferdigheter/, 'TypeScript');
  await saved(page);
  await next(page, 'CV').click();
  await expect(page.getByRole('button', { name: 'Last opp CV' })).toBeVisible();
  await next(page, 'Ferdig').click();
  await expect(page.getByRole('link', { name: 'Bilde', exact: true })).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Fullfør' }).click();

  await expect(page).toHaveURL(/\/profiles\/[\da-f-]{36}\/checklist$/);
  await expect(heading(page)).toHaveText('Sjekkliste');
  await expect(page.getByRole('link', { name: 'Min profil' })).toBeVisible();
  await checkAccess();
  const missing = page.locator('section').filter({ hasText: 'Mangler før kvalitetssikring' });
  await expect(
    missing.getByRole('link', { name: 'Legg til minst fem ferdigheter.' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Send til kvalitetssikring' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.getByText('Velg et fagområde.')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Fagområde' }).click();
  await page.getByRole('option', { name: 'Teknologi' }).click();
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  const refused = dialog.getByRole('alert');
  await expect(refused).toContainText('Beskrivelsen må ha minst 500 tegn.');
  await refused.getByRole('link', { name: 'Legg til minst fem ferdigheter.' }).click();
  await expect(page).toHaveURL(/mode=skills&field=skills/);

  await visit('/');
  await expect(page, 'home is the list of assignments from now on').toHaveURL('/assignments');
  await close();
});
