import type { Locator, Page } from '@playwright/test';
import { authenticatorApp, untilCodes } from '../authenticator-app.ts';
import { mailedLink } from '../mailed-link.ts';
import { expect, expectToFit, test, type Person } from '../torg.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const newCodes = (page: Page) => page.getByRole('dialog', { name: 'Gjenopprettingskodene dine' });
const tookTooLong = 'Innloggingen tok for lang tid. Logg inn på nytt.';
const ownAccount = '/api/main/account/me';

/** Nobody else has journeys with these accounts, since their factors change. */
const withAuthenticatorApp = 'sigrid.haugom@tommerfloter.example';
const withMailedLink = 'kaja.brekkhus@makeskrik.example';
const slow = 'stian.klokkerhaug@kvernstein.example';
const manyBrowsers = 'runa.fagerli@kvernstein.example';
const withoutTelephone = 'petter.aamli@makeskrik.example';
const forgetful = 'zainab.yusuf@makeskrik.example';

async function signInAs(page: Page, email: string): Promise<void> {
  await page.goto('/login?goto=/account');
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/login/);
}

/** Opens the dialog with the key, and reads it. */
async function startAuthenticatorApp(page: Page): Promise<{ dialog: Locator; key: string }> {
  await page.getByRole('button', { name: 'Sett opp kodeapp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sett opp kodeapp' });
  await expect(dialog.getByRole('img', { name: 'QR-kode for kodeappen' })).toBeVisible();
  return { dialog, key: (await dialog.locator('code').textContent()) ?? '' };
}

/** Puts the new recovery codes away, and returns them. */
async function takeCodes(page: Page): Promise<string[]> {
  await expect(newCodes(page).getByRole('listitem')).toHaveCount(10, untilCodes);
  const codes = await newCodes(page).getByRole('listitem').allTextContents();
  await newCodes(page).getByRole('button', { name: 'Jeg har tatt vare på dem' }).click();
  await expect(newCodes(page)).toHaveCount(0);
  return codes;
}

/** Sets up an authenticator app, and returns it with the recovery codes. */
async function setUpAuthenticatorApp({ page, visit }: Person) {
  await visit('/account');
  const { dialog, key } = await startAuthenticatorApp(page);
  const app = authenticatorApp(key);
  await dialog.getByLabel('Kode', { exact: true }).fill(app.current());
  await dialog.getByRole('button', { name: 'Ta i bruk' }).click();
  return { app, codes: await takeCodes(page) };
}

test('an authenticator app is set up, and asked for at the next sign-in', async ({ person }) => {
  const { page, visit, checkAccess } = await person(withAuthenticatorApp);
  const otherBrowser = await person(withAuthenticatorApp);
  await visit('/account');
  const { dialog, key } = await startAuthenticatorApp(page);
  const app = authenticatorApp(key);
  await checkAccess();
  const code = dialog.getByLabel('Kode', { exact: true });
  await expect(code).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Skriv koden fra appen/);
  await code.fill('000000');
  await page.keyboard.press('Enter');
  await expect(code).toHaveAccessibleDescription(/Koden stemmer ikke/);
  const used = app.current();
  await code.fill(used);
  await page.keyboard.press('Enter');
  await expect(newCodes(page).getByRole('listitem')).toHaveCount(10, untilCodes);
  await expect(page.getByText('Kodeappen er satt opp')).toBeVisible();
  await checkAccess();
  await page.emulateMedia({ media: 'print' });
  await expect(newCodes(page), 'on paper there is only the list').toBeHidden();
  await expect(page.getByRole('listitem')).toHaveCount(10);
  await page.emulateMedia({ media: 'screen' });
  const saving = page.waitForEvent('download');
  await newCodes(page).getByRole('button', { name: 'Last ned' }).click();
  expect((await saving).suggestedFilename()).toBe('torg-gjenopprettingskoder.txt');
  await page.keyboard.press('Escape');
  const [first = '', ...others] = await takeCodes(page);
  expect(others).toHaveLength(9);
  await expect(page.getByText('Du har 10 koder igjen.')).toBeVisible();
  expect((await otherBrowser.page.request.get(ownAccount)).status()).toBe(401);
  await checkAccess();

  await signOut(page);
  await signInAs(page, withAuthenticatorApp);
  await expect(page).toHaveURL('/login/second-factor?goto=%2Faccount');
  expect((await page.request.get(ownAccount)).status()).toBe(401);
  await page.reload();
  await expect(page.getByLabel('Kode', { exact: true })).toBeFocused();
  await checkAccess();
  await page.getByLabel('Kode', { exact: true }).fill(used);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert'), 'no code counts twice').toContainText('Koden stemmer ikke');
  await page.getByLabel('Kode', { exact: true }).fill(app.next());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('listitem').filter({ hasText: 'Denne enheten' })).toContainText(
    'to trinn',
  );

  await signOut(page);
  await signInAs(page, withAuthenticatorApp);
  await page.getByRole('button', { name: 'Bruk en gjenopprettingskode' }).click();
  const recovery = page.getByLabel('Gjenopprettingskode');
  await expect(recovery).toBeFocused();
  await recovery.fill(first.toUpperCase().replace('-', ' '));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByText('Du har 9 koder igjen.')).toBeVisible();

  await page.getByRole('button', { name: 'Lag nye koder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Lag nye' }).click();
  expect(await takeCodes(page)).not.toContain(others[0]);
  await expect(page.getByText('Du har 10 koder igjen.')).toBeVisible();

  await page.getByRole('button', { name: 'Fjern kodeappen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Fjern' }).click();
  await expect(page.getByText('Kodeappen er fjernet')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Gjenopprettingskoder' })).toHaveCount(0);
  await signOut(page);
  await signInAs(page, withAuthenticatorApp);
  await expect(page).toHaveURL('/account');
});

test('a mailed link asks for the second step, too, and leads to its page', async ({ person }) => {
  const user = await person(withMailedLink);
  const { app } = await setUpAuthenticatorApp(user);
  const { page, visit, checkAccess } = await person('');
  await visit('/login?goto=/account');
  await page.goto(await mailedLink(page, withMailedLink));
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page).toHaveURL('/login/second-factor?goto=%2Faccount');
  expect((await page.request.get(ownAccount)).status()).toBe(401);
  await checkAccess();
  await page.getByLabel('Kode', { exact: true }).fill(app.next());
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
  await expect(page.getByRole('listitem').filter({ hasText: 'Denne enheten' })).toContainText(
    'lenke på e-post · to trinn',
  );
});

test('a key that was shown for too long is replaced by another', async ({ person }) => {
  const { page, visit, checkAccess } = await person(forgetful);
  await visit('/account');
  const setUp = page.getByRole('button', { name: 'Sett opp kodeapp' });
  await setUp.click();
  const dialog = page.getByRole('dialog', { name: 'Sett opp kodeapp' });
  const before = (await dialog.locator('code').textContent()) ?? '';
  // As a quarter of an hour later: the server has its own test for when it is too late.
  await page.route('**/account/me/totp', (route) =>
    route.fulfill({
      status: 400,
      json: { errorCode: 'setup_has_expired', errorMessage: 'Too late.' },
    }),
  );
  await dialog.getByLabel('Kode', { exact: true }).fill('123456');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('alert')).toContainText('Det tok for lang tid.');
  await checkAccess();
  await dialog.getByRole('button', { name: 'Vis en ny QR-kode' }).click();
  await expect(dialog.locator('code')).not.toHaveText(before);
  await expect(dialog.getByRole('alert')).toHaveCount(0);
  await expect(dialog.getByLabel('Kode', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(setUp).toBeFocused();
});

test('a second step that took too long begins anew', async ({ person }) => {
  const { page, visit, checkAccess } = await person('');
  await visit('/login/second-factor');
  await expect(page.getByRole('alert')).toHaveText(tookTooLong);
  await checkAccess();
  await page.getByRole('link', { name: 'Begynn på nytt' }).click();
  await expect(page).toHaveURL('/login');
});

test('a second step that ends meanwhile offers nothing but to begin anew', async ({ person }) => {
  await setUpAuthenticatorApp(await person(slow));
  const { page } = await person('');
  await signInAs(page, slow);
  const code = page.getByLabel('Kode', { exact: true });
  await expect(code).toBeFocused();
  await page.context().clearCookies();
  await code.fill('123456');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(tookTooLong);
  await expect(code).toHaveCount(0);
  await page.getByRole('link', { name: 'Begynn på nytt' }).click();
  await expect(page, 'what was asked for is kept').toHaveURL('/login?goto=%2Faccount');
});

test('one press signs out everywhere else', async ({ person }) => {
  const { page, visit, checkAccess } = await person(manyBrowsers);
  const others = [await person(manyBrowsers), await person(manyBrowsers)];
  await visit('/account');
  const sessions = page.getByRole('listitem').filter({ hasText: 'Sist brukt' });
  await expect(sessions).not.toHaveCount(1);
  await page.getByRole('button', { name: 'Logg ut overalt ellers' }).click();
  await expect(page.getByText('Du er logget ut alle andre steder')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Innlogginger' })).toBeFocused();
  await expect(sessions).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Logg ut overalt ellers' })).toHaveCount(0);
  await checkAccess();
  for (const other of others) {
    await other.page.goto('/account');
    await expect(other.page).toHaveURL(/\/login/);
  }
  await page.reload();
  await expect(title(page)).toHaveText('Innstillinger');
});

test('who is sitting there is asked again, and then the change is made', async ({ person }) => {
  const { page, visit, checkAccess } = await person(forgetful);
  await visit('/account');
  // As ten minutes after signing in: the server has its own test for when it asks.
  await page.route(
    '**/account/me/totp/options',
    (route) =>
      route.fulfill({
        status: 403,
        json: { errorCode: 'identity_not_confirmed', errorMessage: 'Who are you?' },
      }),
    { times: 2 },
  );
  const setUp = page.getByRole('button', { name: 'Sett opp kodeapp' });
  await setUp.click();
  const question = page.getByRole('dialog', { name: 'Er det deg?' });
  await expect(question.getByLabel('Passord', { exact: true })).toBeFocused();
  await checkAccess();
  await page.keyboard.press('Escape');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveText('Bekreft at det er deg, og prøv igjen.');
  await expect(setUp).toBeFocused();

  await setUp.click();
  await question.getByLabel('Passord', { exact: true }).fill('feil passord');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toHaveText('Det nåværende passordet stemmer ikke.');
  await question.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await page.keyboard.press('Enter');
  await expect(question).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: 'Sett opp kodeapp' })).toBeVisible();
});

test('a password that is easily guessed is refused, and how good one is shows while it is typed', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(forgetful);
  await visit('/account');
  const next = page.getByLabel('Nytt passord');
  const save = page.getByRole('button', { name: 'Lagre passordet' });
  await next.fill('password123');
  await expect(page.getByText('Altfor lett å gjette')).toBeVisible();
  await save.click();
  await expect(next).toHaveAccessibleDescription(/Dette passordet bruker så mange/);
  await expect(next).toBeFocused();
  await next.fill('zainab yusuf');
  await save.click();
  await expect(next).toHaveAccessibleDescription(/ligner for mye på navnet/);
  await checkAccess();
  await next.fill('sju tranebær på en mosekledd stubbe');
  await expect(page.getByText('Veldig godt passord')).toBeVisible();
  // She has just signed in, so the old one may be left out.
  await save.click();
  await expect(page.getByText('Passordet er endret')).toBeVisible();
});

test('an admin helps somebody who has lost telephone and codes', async ({ person }) => {
  const lost = await person(withoutTelephone);
  await setUpAuthenticatorApp(lost);
  const me = await (await lost.page.request.get(ownAccount)).json();
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit(`/admin/accounts/${me.account.account}/edit`);
  await expect(page.getByText('Har totrinnsinnlogging.')).toBeVisible();
  await page.getByRole('button', { name: 'Nullstill tofaktor' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nullstill tofaktor' });
  await dialog.getByRole('button', { name: 'Nullstill', exact: true }).click();
  await expect(dialog.getByLabel('Hvorfor?')).toHaveAccessibleDescription(/Skriv hvorfor/);
  await checkAccess();
  await dialog.getByLabel('Hvorfor?').fill('Mistet telefonen; ringte fra nummeret vi har.');
  await dialog.getByRole('button', { name: 'Nullstill', exact: true }).click();
  await expect(page.getByText('Tofaktor er nullstilt')).toBeVisible();
  await expect(page.getByText('Har ikke totrinnsinnlogging.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Nullstill tofaktor' })).toHaveCount(0);
  const latest = page.getByRole('list', { name: 'Historikk' }).getByRole('listitem').first();
  await expect(latest).toContainText('Nullstilte totrinnsinnloggingen');
  await expect(latest).toContainText('Mistet telefonen');

  expect((await lost.page.request.get(ownAccount)).status()).toBe(401);
  await signInAs(lost.page, withoutTelephone);
  await expect(lost.page).toHaveURL('/account');
  await expect(lost.page.getByRole('button', { name: 'Sett opp kodeapp' })).toBeVisible();
});

test('a session that ends asks for the second step too, and loses no text', async ({ person }) => {
  const user = await person('vidar.sandsmark@tillatelser.example');
  const { page } = user;
  const { app } = await setUpAuthenticatorApp(user);
  const name = page.getByLabel('Tittel');
  const before = await name.inputValue();
  await name.fill('Skrevet uten økt');
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Logg inn igjen' });
  await dialog.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click();
  const signIn = dialog.getByRole('button', { name: 'Logg inn', exact: true });
  await expect(dialog.getByLabel('Kode', { exact: true })).toBeFocused();
  await page.context().clearCookies();
  await dialog.getByLabel('Kode', { exact: true }).fill('123456');
  await signIn.click();
  await expect(dialog.getByRole('alert')).toHaveText(tookTooLong);
  await dialog.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await signIn.click();
  await dialog.getByLabel('Kode', { exact: true }).fill(app.next());
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await name.fill(before);
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Opplysningene er lagret').last()).toBeVisible();
});

test('the pages of the second step fit a phone', async ({ person }) => {
  const { page, visit } = await person('ny.konsulent@torg.example', { width: 390 });
  await visit('/account');
  await expectToFit(page);
  await startAuthenticatorApp(page);
  await expectToFit(page);
  await page.context().clearCookies();
  await page.goto('/login/second-factor');
  await expectToFit(page);
});
