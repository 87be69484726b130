import type { Page } from '@playwright/test';
import { expect, test } from '../torg.ts';

interface Me {
  environment: string;
  companyId: string | null;
  unreadThreadsCount: number;
}

/** Changes parts of the shell user's answer; everything else stays as the server sends it. */
async function pretend(page: Page, changes: Partial<Me>): Promise<void> {
  await page.route('**/api/main/account/me', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), ...changes } });
  });
}

const sidebar = (page: Page) => page.locator('aside').first();
const widthOf = async (page: Page) => (await sidebar(page).boundingBox())?.width;
const menuItems = (page: Page) => page.getByRole('navigation').getByRole('listitem');

test('the side bar is 280 wide, collapsed 104, and a reload preserves that', async ({ person }) => {
  const { page, checkAccess } = await person('innkjoper@torg.example', { width: 1024 });
  await page.goto('/account');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await widthOf(page)).toBe(280);
  await page.getByRole('button', { name: 'Skjul menyen' }).click();
  await expect.poll(() => widthOf(page)).toBe(104);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Utvid menyen' })).toBeVisible();
  expect(await widthOf(page)).toBe(104);
  await checkAccess();
  await page.getByRole('button', { name: 'Utvid menyen' }).click();
  await expect.poll(() => widthOf(page)).toBe(280);
  await page.setViewportSize({ width: 1023, height: 768 });
  await expect(sidebar(page)).toBeHidden();
  await expect(page.getByRole('button', { name: /^Åpne menyen/ })).toBeVisible();
});

test('below 1024 px a header carries back, menu and a dot for what is unread', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('innkjoper@torg.example', { width: 390 });
  await visit('/assignments/mine');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Tilbake' }).click();
  await expect(page).toHaveURL('/assignments/mine');

  const opener = page.getByRole('button', { name: 'Åpne menyen, du har uleste meldinger' });
  await expect(opener.locator('span')).toBeVisible();
  await opener.click();
  const menu = page.getByRole('dialog', { name: 'Meny' });
  await expect(menu).toBeVisible();
  expect(await menu.boundingBox()).toMatchObject({ x: 0, y: 0, width: 390, height: 844 });
  await checkAccess();
  await page.mouse.wheel(0, 600);
  await page.keyboard.press('End');
  expect(await page.evaluate(() => scrollY), 'the page below is locked').toBe(0);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await opener.click();
  await menu.getByRole('link', { name: 'Favoritter' }).click();
  await expect(page).toHaveURL('/profiles/saved');
  await expect(menu).toBeHidden();
});

test('the header hides past 160 px on the way down and returns on the way up', async ({
  person,
}) => {
  const { page, visit } = await person('konsulent@torg.example', { width: 390 });
  await visit('/assignments');
  const header = page.getByRole('banner');
  const top = async () => (await header.boundingBox())?.y;
  const scrollTo = (y: number) => page.evaluate((to) => window.scrollTo(0, to), y);
  // A long list renders in steps; until it is whole, the page is too short to scroll this far.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight))
    .toBeGreaterThan(2_200);
  await scrollTo(150);
  await expect.poll(top).toBe(0);
  await scrollTo(170);
  await expect.poll(top).toBe(-60);
  await scrollTo(1200);
  await expect.poll(top).toBe(-60);
  await scrollTo(1150);
  await expect.poll(top).toBe(0);
});

test('the search shortcut is there for those who have it', async ({ person }) => {
  const shortcut = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: 'Finn konsulenter' });
  const admin = await person('admin@torg.example', { width: 390 });
  await admin.visit('/admin/assignments');
  await expect(shortcut(admin.page)).toHaveAttribute('href', '/admin/find/consultants');

  const { page, visit } = await person('bedrift@torg.example', { width: 390 });
  await visit('/account');
  await expect(shortcut(page)).toHaveAttribute('href', '/consultant-company/search');
  await pretend(page, { environment: 'production' });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(shortcut(page)).toHaveCount(0);
});

test('in production there is neither label nor beta, and no badge goes above 99+', async ({
  person,
}) => {
  const { page, visit } = await person('bedrift@torg.example');
  await visit('/account');
  await expect(sidebar(page).getByText('Utvikling', { exact: true })).toBeVisible();
  await pretend(page, { environment: 'test' });
  await page.reload();
  await expect(sidebar(page).getByText('Test', { exact: true })).toBeVisible();
  await expect(menuItems(page).filter({ hasText: 'Mine oppdrag (beta)' })).toBeVisible();
  await page.unrouteAll();
  await pretend(page, { environment: 'production', unreadThreadsCount: 100 });
  await page.reload();
  await expect(menuItems(page).filter({ hasText: 'Meldinger' })).toHaveText(
    'Meldinger99+100 uleste samtaler',
  );
  await expect(sidebar(page).getByText(/^(Utvikling|Test)$/)).toHaveCount(0);
  await expect(menuItems(page).filter({ hasText: 'beta' })).toHaveCount(0);
});

test('a buyer without a company neither invites nor edits one', async ({ person }) => {
  const { page } = await person('innkjoper@torg.example');
  await pretend(page, { companyId: null });
  await page.goto('/account');
  await expect(menuItems(page).filter({ hasText: 'Mine avtaler' })).toBeVisible();
  await expect(menuItems(page).filter({ hasText: 'Inviter kollega' })).toHaveCount(0);
  await expect(menuItems(page).filter({ hasText: 'Mine opplysninger' })).toHaveCount(0);
});

test('logging out ends the session, and never redirects to a foreign host', async ({ person }) => {
  const { page } = await person('konsulent@torg.example');
  await page.goto('/account');
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/login/);
  expect((await page.request.get('/api/main/account/me')).status()).toBe(401);
  await page.goto('/logout?goto=https://evil.example/');
  await expect(page).toHaveURL('/login');
  await page.goto('/logout?goto=//evil.example/');
  await expect(page).toHaveURL('/login');
});

test('an address that does not exist says so, and links to the first page', async ({ person }) => {
  const { page, visit } = await person('konsulent@torg.example');
  await visit('/nowhere/at/all');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Her er det ingenting');
  await page.getByRole('link', { name: 'Til forsiden', exact: true }).click();
  await expect(page).toHaveURL('/assignments');
});

test('the focus moves to the new page’s heading, even if that loads late', async ({ person }) => {
  const { page, visit } = await person('konsulent@torg.example');
  await visit('/account');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/api/main/profile/*', async (route) => {
    await promise;
    await route.continue();
  });
  await menuItems(page).getByRole('link', { name: 'Min profil' }).click();
  await expect(page).toHaveURL(/\/profiles\//);
  resolve();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
