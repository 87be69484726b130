import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from '../torg.ts';

const cards = (page: Page) => page.getByRole('article');
const titles = (page: Page) => cards(page).getByRole('heading', { level: 2 }).allInnerTexts();
const total = (page: Page) => page.getByRole('status').filter({ hasText: /^\d+ oppdrag$/ });
const settled = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);

test('filters and pages are in the URL; reload and back keep them', async ({ person }) => {
  const { page, visit, checkAccess } = await person('konsulent@torg.example');
  await visit('/assignments');
  await expect(cards(page)).toHaveCount(18);
  const all = parseInt(await total(page).innerText(), 10);
  expect(all).toBeGreaterThan(18);
  const first = await titles(page);

  await page.getByRole('link', { name: 'Neste', exact: true }).click();
  await expect(page).toHaveURL('/assignments?page=2');
  await settled(page);
  await expect(cards(page)).toHaveCount(Math.min(18, all - 18));
  const second = await titles(page);
  expect(second.filter((title) => first.includes(title))).toEqual([]);

  await page.getByLabel('Land').selectOption('Sverige');
  await expect(page).toHaveURL('/assignments?country=SE');
  await settled(page);
  const swedish = parseInt(await total(page).innerText(), 10);
  expect(swedish).toBeGreaterThan(0);
  expect(swedish).toBeLessThan(all);
  await page.getByRole('button', { name: 'Teknologi', pressed: false }).click();
  await page.getByLabel('Rekkefølge').selectOption('Eldste først');
  await expect(page).toHaveURL(/country=SE/);
  await expect(page).toHaveURL(/discipline=technology/);
  await expect(page).toHaveURL(/direction=asc/);
  await settled(page);
  const narrowed = await titles(page);
  expect(narrowed.length).toBeGreaterThan(0);
  expect(narrowed.length).toBeLessThan(swedish);

  await page.reload();
  await expect.poll(() => titles(page)).toEqual(narrowed);
  await expect(page.getByLabel('Land')).toHaveValue('SE');
  await expect(page.getByRole('button', { name: 'Teknologi', pressed: true })).toBeVisible();
  await checkAccess();

  await page.getByRole('link', { name: narrowed[0] ?? '' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(narrowed[0] ?? '');
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(narrowed);
  for (let step = 0; step < 3; step += 1) await page.goBack();
  await expect(page).toHaveURL('/assignments?page=2');
  await expect.poll(() => titles(page)).toEqual(second);
});

test('the search runs while the user types, and an empty result offers a way out', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('konsulent@torg.example');
  await visit('/assignments');
  await page.getByLabel('Søk i oppdrag').fill('mobilbanken');
  await expect(page).toHaveURL('/assignments?q=mobilbanken');
  // One assignment has the word in its title, the other in its text.
  await expect
    .poll(() => titles(page))
    .toEqual(['iOS-utvikler til mobilbanken', 'Cobolutvikler til innskuddssystemet']);
  await page.getByLabel('Søk i oppdrag').fill('hvalfangst i verdensrommet');
  await expect(page.getByRole('heading', { name: 'Ingen oppdrag passer filtrene' })).toBeVisible();
  await checkAccess();
  await page.getByRole('link', { name: 'Fjern filtrene' }).click();
  await expect(page).toHaveURL('/assignments');
  await expect(page.getByLabel('Søk i oppdrag')).toHaveValue('');
  await expect(cards(page)).toHaveCount(18);
});

test('the groups show what is new and what the consultant has answered', async ({ person }) => {
  const { page, visit } = await person('konsulent@torg.example');
  await visit('/assignments');
  await page.getByRole('link', { name: 'Har vist interesse' }).click();
  await expect(page).toHaveURL('/assignments?group=has-expressed-interest-assignments');
  await expect.poll(() => titles(page)).toContain('Javautviklere til betaling og konto');
  await page.getByRole('link', { name: 'Nye siste uke' }).click();
  await expect(cards(page).nth(7)).toBeVisible();
  await settled(page);
  // Eight are new in the demo data; other journeys may have published more.
  const news = parseInt(await total(page).innerText(), 10);
  expect(news).toBeGreaterThanOrEqual(8);
  await expect(cards(page)).toHaveCount(Math.min(18, news));

  const fresh = await person('ny.konsulent@torg.example');
  await fresh.visit('/assignments?group=has-expressed-interest-assignments');
  await expect(
    fresh.page.getByRole('heading', { name: 'Du har ikke meldt interesse ennå' }),
  ).toBeVisible();
});

test('a page past the end redirects to the first', async ({ person }) => {
  const { page, visit } = await person('konsulent@torg.example');
  await visit('/assignments?page=40');
  await expect(page.getByRole('heading', { name: 'Så langt går ikke listen' })).toBeVisible();
  await page.getByRole('link', { name: 'Til første side' }).click();
  await expect(cards(page)).toHaveCount(18);
});

test('a list that cannot be fetched says so, and can be retried', async ({ person }) => {
  const { page, checkAccess } = await person('konsulent@torg.example');
  await page.route('**/api/main/assignments*', (route) => route.abort());
  await page.goto('/assignments');
  await expect(page.getByRole('heading', { name: 'Vi fikk ikke hentet oppdragene' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('alert')).toContainText('Vi får ikke kontakt med Torg.');
  await checkAccess();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Prøv igjen' }).click();
  await expect(cards(page)).toHaveCount(18);
});

test('a consultant gets a friendly message that the admins’ list is not for them', async ({
  person,
}) => {
  const { page, visit } = await person('konsulent@torg.example');
  await visit('/admin/assignments');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Denne siden er ikke for deg');
  await expect(page.getByRole('article')).toHaveCount(0);
  await page.getByRole('link', { name: 'Til forsiden', exact: true }).click();
  await expect(page).toHaveURL('/assignments');
});

test('on a phone the filters are in a drawer and nothing is wider than the screen', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('konsulent@torg.example', { width: 390 });
  await visit('/assignments');
  await expect(cards(page)).toHaveCount(18);
  await expectToFit(page);
  await expect(page.getByLabel('Land')).toBeHidden();
  await page.getByRole('button', { name: 'Filtre' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtre' });
  await drawer.getByLabel('Land').selectOption('Sverige');
  await expect(page).toHaveURL('/assignments?country=SE');
  await checkAccess();
  const show = drawer.getByRole('button', { name: /^Vis \d+ oppdrag$/ });
  const promised = (await show.innerText()).replace('Vis ', '');
  await show.click();
  await expect(drawer).toBeHidden();
  await expect(total(page)).toHaveText(promised);
  await expect(page.getByRole('button', { name: 'Filtre' })).toContainText('1');
  await expectToFit(page);
});
