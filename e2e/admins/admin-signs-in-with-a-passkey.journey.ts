import type { Page } from '@playwright/test';
import { addAuthenticator } from '../virtual-authenticator.ts';
import { authenticatorApp, untilCodes } from '../authenticator-app.ts';
import { openDemo } from '../demo.ts';
import { expect, expectToFit, test as base, type Person } from '../torg.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const newCodes = (page: Page) => page.getByRole('dialog', { name: 'Gjenopprettingskodene dine' });

interface Strict {
  /** Somebody at a Torg where admins must have a second factor; passkeys need the name of a host. */
  strictly: (email: string, width?: number) => Promise<Person>;
}

const test = base.extend<Strict>({
  strictly: async ({ person }, use) => {
    const { torg } = await openOnce();
    const origin = torg.origin.replace('127.0.0.1', 'localhost');
    await use((email, width) => person(email, { origin, width }));
  },
});

let opened: ReturnType<typeof openDemo> | undefined;
/** One for all of them, so each sets up what nobody before has. */
const openOnce = () =>
  (opened ??= openDemo((port) => ({
    PUBLIC_URL: `http://localhost:${port}`,
    ADMIN_SECOND_FACTOR: '1',
  })));
test.afterAll(async () => (await opened)?.close());

async function addPasskey(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Legg til passnøkkel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Legg til passnøkkel' });
  await dialog.getByLabel('Navn').fill(name);
  await dialog.getByRole('button', { name: 'Fortsett' }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/login/);
}

test('the page for setting up fits a phone', async ({ strictly }) => {
  const { page, visit } = await strictly('admin@torg.example', 390);
  await visit('/admin');
  await expect(title(page)).toHaveText('Sikre kontoen din');
  await expectToFit(page);
});

test('an admin sets up a passkey before anything else, and then signs in with it alone', async ({
  strictly,
}) => {
  const { page, visit, checkAccess } = await strictly('admin@torg.example');
  const authenticator = await addAuthenticator(page, { fillsIn: false });
  for (const path of ['/admin', '/account', '/users']) {
    await visit(path);
    await expect(title(page)).toHaveText('Sikre kontoen din');
  }
  await checkAccess();
  expect((await page.request.get('/api/main/admin/accounts')).status()).toBe(403);

  await page.getByRole('button', { name: 'Legg til passnøkkel' }).click();
  const dialog = page.getByRole('dialog', { name: 'Legg til passnøkkel' });
  await dialog.getByRole('button', { name: 'Fortsett' }).click();
  await expect(dialog.getByLabel('Navn')).toHaveAccessibleDescription(/Gi passnøkkelen et navn/);
  await authenticator.agrees(false);
  await dialog.getByLabel('Navn').fill('Telefonen');
  await dialog.getByRole('button', { name: 'Fortsett' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Passnøkkelen ble ikke laget.');
  await checkAccess();
  await authenticator.agrees(true);
  await dialog.getByRole('button', { name: 'Fortsett' }).click();
  await expect(newCodes(page).getByRole('listitem')).toHaveCount(10, untilCodes);
  expect(await authenticator.passkeys()).toBe(1);
  await newCodes(page).getByRole('button', { name: 'Jeg har tatt vare på dem' }).click();
  await expect(title(page)).toHaveText('Brukere');

  await page.goto('/account');
  const passkey = page.getByRole('list', { name: 'Passnøkler' }).getByRole('listitem');
  await expect(passkey).toContainText('Telefonen');
  await expect(passkey.getByRole('button'), 'the last factor stays').toHaveCount(0);
  await checkAccess();

  await signOut(page);
  await page.getByRole('button', { name: 'Logg inn med passnøkkel' }).click();
  await expect(title(page)).toHaveText('Det som venter');
  await page.goto('/account');
  await expect(passkey).toContainText('Sist brukt');
  await expect(page.getByRole('listitem').filter({ hasText: 'Denne enheten' })).toContainText(
    'passnøkkel',
  );

  // A second way, so that the first one can be removed.
  await page.getByRole('button', { name: 'Sett opp kodeapp' }).click();
  const setUp = page.getByRole('dialog', { name: 'Sett opp kodeapp' });
  const app = authenticatorApp((await setUp.locator('code').textContent()) ?? '');
  await setUp.getByLabel('Kode', { exact: true }).fill(app.current());
  await setUp.getByRole('button', { name: 'Ta i bruk' }).click();
  await expect(page.getByText('Kodeappen er satt opp')).toBeVisible();
  await expect(newCodes(page), 'the codes are those of before').toHaveCount(0);
  await passkey.getByRole('button', { name: 'Fjern Telefonen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Passnøkkelen er fjernet')).toBeVisible();
  await expect(passkey).toHaveCount(0);
});

test('a passkey is the second step, and answers who is sitting there', async ({ strictly }) => {
  const { page, visit, checkAccess } = await strictly('konsulent@torg.example');
  const authenticator = await addAuthenticator(page, { fillsIn: false });
  await visit('/account');
  await addPasskey(page, 'Jobb-PC');
  await expect(newCodes(page).getByRole('listitem')).toHaveCount(10, untilCodes);
  await newCodes(page).getByRole('button', { name: 'Jeg har tatt vare på dem' }).click();
  await signOut(page);

  await page.getByLabel('E-post').fill('konsulent@torg.example');
  await page.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL('/login/second-factor');
  await checkAccess();
  await authenticator.agrees(false);
  await expect(page.getByRole('button', { name: 'Bruk passnøkkelen' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('Passnøkkelen ble ikke brukt.');
  await authenticator.agrees(true);
  await page.getByRole('button', { name: 'Bruk passnøkkelen' }).click();
  await expect(title(page)).toHaveText('Oppdrag');

  await visit('/account');
  await page.route(
    '**/account/me/recovery-codes',
    (route) =>
      route.fulfill({
        status: 403,
        json: { errorCode: 'identity_not_confirmed', errorMessage: 'Who are you?' },
      }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Lag nye koder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lag nye' }).click();
  const question = page.getByRole('dialog', { name: 'Er det deg?' });
  const byPasskey = question.getByRole('button', { name: /^Bruk (en passnøkkel|passnøkkelen)$/ });
  await byPasskey.click();
  if (await question.isVisible()) {
    await question.getByRole('button', { name: 'Bruk passnøkkelen' }).click();
  }
  await expect(newCodes(page).getByRole('listitem')).toHaveCount(10, untilCodes);
});

test('a passkey that is picked where the address is filled in signs in, too', async ({
  strictly,
}) => {
  const { page, visit } = await strictly('selvstendig@torg.example');
  await addAuthenticator(page, { fillsIn: true });
  await visit('/account');
  await addPasskey(page, 'Telefonen');
  await expect(newCodes(page).getByRole('listitem')).toHaveCount(10, untilCodes);
  await newCodes(page).getByRole('button', { name: 'Jeg har tatt vare på dem' }).click();
  await page.context().clearCookies();
  await page.goto('/login?goto=/account');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('list', { name: 'Passnøkler' })).toContainText('Sist brukt');
});
