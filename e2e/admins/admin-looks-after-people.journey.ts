import type { Page } from '@playwright/test';
import { expect, expectToFit, test } from '../torg.ts';

const resting = (page: Page) => expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
const history = (page: Page) => page.getByRole('list', { name: 'Historikk' });

interface Me {
  account: { account: string };
}
const accountOf = async (page: Page): Promise<string> =>
  ((await (await page.request.get('/api/main/account/me')).json()) as Me).account.account;

/** A new buyer, whom no other journey uses. */
async function makeBuyer(page: Page, name: string): Promise<{ account: string; email: string }> {
  const found = await page.request.get('/api/main/admin/clients?text=Isfoss');
  const { clients } = (await found.json()) as { clients: { client: string }[] };
  const email = `${name.toLowerCase().replaceAll(/[^a-z]/g, '.')}.${Date.now()}@isfoss.example`;
  const created = await page.request.post(`/api/main/clients/${clients[0]?.client}/colleagues`, {
    data: { name, email },
  });
  expect(created.status()).toBe(201);
  return { account: ((await created.json()) as { account: string }).account, email };
}

test('an admin finds people by filters that are in the URL', async ({ person }) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit('/admin/assignments');
  await page.getByRole('link', { name: 'Brukere', exact: true }).click();
  await expect(page).toHaveURL('/users');
  await page.getByLabel('Rolle').selectOption('Innkjøper');
  await page.getByLabel('Status').selectOption('Deaktivert');
  await expect(page).toHaveURL('/users?role=consultant_buyer&status=deactivated');
  await resting(page);
  await expect(page.getByRole('link', { name: 'Randi Myklebust' })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Status')).toHaveValue('deactivated');
  await checkAccess();
  await page.getByRole('searchbox').fill('finnes ikke');
  await expect(page.getByRole('heading', { name: 'Ingen brukere passer' })).toBeVisible();
  await page.getByRole('link', { name: 'Fjern filtrene' }).click();
  await expect(page).toHaveURL('/users');
});

test('an admin verifies somebody, moves them, and closes and opens their account', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  const { account } = await makeBuyer(page, 'Frida Flyttes');
  await visit(`/admin/accounts/${account}/edit`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frida Flyttes');
  await page.getByRole('switch', { name: 'Verifisert' }).click({ force: true });
  await expect(page.getByText('Frida Flyttes er verifisert')).toBeVisible();

  await page.getByRole('button', { name: 'Endre rolle eller selskap' }).click();
  const dialog = page.getByRole('dialog', { name: 'Endre rolle eller selskap' });
  await dialog.getByRole('combobox', { name: 'Selskap' }).fill('tverr');
  await page.getByRole('option', { name: 'Tverrvik kommune' }).click();
  await dialog.getByRole('button', { name: 'Lagre' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Tverrvik kommune' })).toBeVisible();

  await page.getByRole('button', { name: 'Deaktiver kontoen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Deaktiver' }).click();
  await expect(page.getByText('Deaktivert', { exact: true }).first()).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Aktiver kontoen igjen' }).click();
  await expect(page.getByRole('switch', { name: 'Verifisert' })).toBeChecked();

  await expect(history(page)).toContainText('Isfoss Energi AS');
  await expect(history(page)).toContainText('Tverrvik kommune');
  await expect(history(page).getByRole('listitem').first()).toContainText(
    'Aktiverte kontoen igjen',
  );
  // Deactivates her, so that other journeys do not find her.
  await page.request.post(`/api/main/admin/accounts/${account}/deactivation`);
});

test('two accounts of one person become one, after a preview of what moves', async ({ person }) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  const kept = await makeBuyer(page, 'Tomine Dobbel');
  const double = await makeBuyer(page, 'Tomine Dobbelt');
  await visit(`/admin/accounts/${kept.account}/edit`);
  await page.getByRole('combobox', { name: 'Den andre kontoen' }).fill(double.email);
  await page.getByRole('option', { name: 'Tomine Dobbelt' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('merge') === double.account);
  const dialog = page.getByRole('dialog', { name: 'Slå sammen to kontoer' });
  await expect(dialog).toContainText(double.email);
  await checkAccess();
  const second = await page.context().newPage();
  await second.goto(page.url());
  const late = second.getByRole('dialog', { name: 'Slå sammen to kontoer' });
  await expect(late).toContainText(double.email);
  await dialog.getByRole('button', { name: 'Slå sammen' }).click();
  await expect(page.getByText('Kontoene er slått sammen')).toBeVisible();
  await expect(history(page)).toContainText('Slo sammen to kontoer');

  await late.getByRole('button', { name: 'Slå sammen' }).click();
  await expect(late.getByRole('button', { name: 'Slå sammen' })).toBeDisabled();
  await expect(late.getByRole('alert'), 'one notice, not two').toHaveText(
    'Kontoen er slått sammen med en annen, og er lukket for godt.',
  );
  await second.close();
  await visit(`/admin/accounts/${double.account}/edit`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Tomine Dobbel' })).toBeVisible();
});

test('nobody can remove their own rights, and the admins are all listed', async ({ person }) => {
  const { page, visit } = await person('admin@torg.example');
  await visit('/administrators');
  await expect(page.getByText('3 administratorer')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Ingrid Solvang' }).click();
  await expect(page.getByText('Dine egne rettigheter kan bare')).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Verifisert' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Deaktiver kontoen' })).toHaveCount(0);
  const own = await accountOf(page);
  const answer = await page.request.post(`/api/main/admin/accounts/${own}/deactivation`);
  expect(answer.status()).toBe(403);
});

test('an admin adds a client that the company register knows, and gives it a sales admin', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit('/customers');
  await page.getByRole('button', { name: 'Ny oppdragsgiver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ny oppdragsgiver' });
  await dialog.getByLabel('Organisasjonsnummer').fill('311 999 915');
  await expect(dialog.getByText('Selskapet er konkurs')).toBeVisible();
  await checkAccess();
  await dialog.getByLabel('Organisasjonsnummer').fill('311 999 907');
  await dialog.getByRole('button', { name: 'Bruk navnet' }).click();
  await expect(dialog.getByLabel('Navn')).toHaveValue('FJELLRYPE SYSTEMER AS');
  await dialog.getByLabel('Selger').selectOption('Henrik Aasland');
  await dialog.getByRole('button', { name: 'Legg til' }).click();
  await expect(page).toHaveURL(/\/admin\/clients\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('FJELLRYPE SYSTEMER AS');
  await expect(page.getByLabel('Selger')).toHaveValue(/.+/);
  await expect(history(page)).toContainText('Henrik Aasland');
  await checkAccess();
});

test('the pages of people and clients fit a phone', async ({ person }) => {
  const { page, visit } = await person('admin@torg.example', { width: 390 });
  const { account } = await makeBuyer(page, 'Smal Skjerm');
  for (const path of [
    '/users',
    '/administrators',
    '/customers',
    `/admin/accounts/${account}/edit`,
  ]) {
    await visit(path);
    await expectToFit(page);
  }
});
