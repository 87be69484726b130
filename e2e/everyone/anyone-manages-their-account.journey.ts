import type { Page } from '@playwright/test';
import { expect, test } from '../torg.ts';

const title = (page: Page) => page.getByRole('heading', { level: 1 });

/** No other journey uses this account, since its password changes. */
const hasNoOtherJourney = 'mina.sorlie@tommerfloter.example';

/** The smallest PNG: one pixel. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

test('the name changes in the menu too, and an empty one is refused', async ({ person }) => {
  const { page, visit } = await person('selvstendig@torg.example');
  await visit('/account');
  await page.getByLabel('Navn').fill('');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Skriv navnet ditt')).toBeVisible();
  await page.getByLabel('Navn').fill('Gunnhild Ekerhovd Moe');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await expect(page.getByTitle('Kontoen din').first()).toContainText('Gunnhild Ekerhovd Moe');
  await page.reload();
  await expect(page.getByLabel('Navn')).toHaveValue('Gunnhild Ekerhovd Moe');
  await page.getByLabel('Telefon').fill('ring meg');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Skriv nummeret med tall')).toBeVisible();
  await page.getByRole('link', { name: 'Oppdrag', exact: true }).click();
  const confirmation = page.getByRole('dialog', { name: 'Forlate siden uten å lagre?' });
  await confirmation.getByRole('button', { name: 'Avbryt' }).click();
  await page.getByLabel('Telefon').fill('+47 010 00 099');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await page.getByRole('link', { name: 'Oppdrag', exact: true }).click();
  await expect(title(page)).toHaveText('Oppdrag');
});

test('another language applies at once, and after a reload', async ({ person }) => {
  const { page, visit, checkAccess } = await person('selvstendig@torg.example');
  await visit('/account');
  const languages = [
    ['Svenska', 'Inställningar', 'sv'],
    ['English', 'Settings', 'en'],
    ['Norsk bokmål', 'Innstillinger', 'nb'],
  ] as const;
  for (const [name, words, lang] of languages) {
    await page.getByRole('radio', { name }).click();
    await expect(page.getByRole('radio', { name })).toBeChecked();
    await expect(title(page)).toHaveText(words);
    await expect(page.locator('html')).toHaveAttribute('lang', lang);
    await checkAccess();
    await page.reload();
    await expect(title(page)).toHaveText(words);
  }
});

test('a photo is shown, checked by its content, and removed', async ({ person }) => {
  // Not a consultant: without a photo they would not be visible, which other journeys rely on.
  const { page, visit } = await person('admin@torg.example');
  await visit('/account');
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({
    name: 'ansikt.png',
    mimeType: 'image/png',
    buffer: Buffer.from('MZ not a picture at all'),
  });
  const notice = page.getByRole('alert');
  await expect(notice, 'the server says it').toContainText('Velg PNG, JPEG eller WebP.');
  await page.getByRole('button', { name: 'Fjern ansikt.png' }).click();
  const large = Buffer.alloc(5_200_000);
  await choose.setInputFiles({ name: 'stort.png', mimeType: 'image/png', buffer: large });
  await expect(notice).toContainText('Filen er på 5,2 MB. Den kan være på høyst 5 MB.');
  await choose.setInputFiles({ name: 'meg.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByRole('button', { name: 'Bytt bilde' })).toBeVisible();
  const photo = page.locator('main img');
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Fjern bildet' }).click();
  await expect(page.getByRole('button', { name: 'Velg bilde' })).toBeVisible();
  await expect(photo).toHaveCount(0);
});

test('a new password asks for the old one, and logs out everywhere else', async ({ person }) => {
  const { page, visit } = await person(hasNoOtherJourney);
  const otherBrowser = await person(hasNoOtherJourney);
  await visit('/account');
  await page.getByLabel('Nåværende passord').fill('feil');
  await page.getByLabel('Nytt passord').fill('kort');
  await page.getByRole('button', { name: 'Lagre passordet' }).click();
  await expect(page.getByText('Bruk minst 10 tegn')).toBeVisible();
  await page.getByLabel('Nytt passord').fill('et langt og godt passord');
  await page.getByRole('button', { name: 'Lagre passordet' }).click();
  const current = page.getByLabel('Nåværende passord');
  await expect(current).toHaveAccessibleDescription(/^Det nåværende passordet stemmer ikke\./);
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await expect(current).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(current, 'the keyboard shows it').toHaveAttribute('type', 'text');
  await current.fill('torg-demo');
  await page.getByRole('button', { name: 'Lagre passordet' }).click();
  await expect(page.getByText('Passordet er endret')).toBeVisible();
  await expect(page.getByLabel('Nåværende passord')).toHaveValue('');
  expect((await otherBrowser.page.request.get('/api/main/account/me')).status()).toBe(401);
  expect((await page.request.get('/api/main/account/me')).status()).toBe(200);

  await page.getByRole('link', { name: 'Logg ut' }).click();
  await page.getByLabel('E-post').fill(hasNoOtherJourney);
  await page.getByLabel('Passord', { exact: true }).fill('et langt og godt passord');
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL('/assignments');
});

test('an unknown browser can be logged out from here', async ({ person }) => {
  const { page, visit, checkAccess } = await person('ny.konsulent@torg.example');
  const other = await person('ny.konsulent@torg.example');
  await other.visit('/account');
  await visit('/account');
  const sessions = page.getByRole('listitem').filter({ hasText: 'Sist brukt' });
  await expect(sessions.filter({ hasText: 'Denne enheten' })).toHaveCount(1);
  const before = await sessions.count();
  await sessions.getByRole('button', { name: 'Logg ut' }).first().click();
  await expect(sessions).toHaveCount(before - 1);
  await checkAccess();
  const left = sessions.getByRole('button', { name: 'Logg ut' });
  while ((await left.count()) > 0) {
    const now = await sessions.count();
    await left.first().click();
    await expect(sessions).toHaveCount(now - 1);
  }
  await other.page.reload();
  await expect(other.page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Innstillinger');
});

test('what is typed survives a reload until it is discarded or the user logs out', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  page.on('dialog', (dialog) => dialog.accept());
  await visit('/account');
  const title = page.getByLabel('Tittel');
  const saved = await title.inputValue();
  await title.fill('Halvveis skrevet');
  await page.reload();
  await expect(title).toHaveValue('Halvveis skrevet');
  await expect(page.getByText('Det er ikke lagret ennå.')).toBeVisible();
  await checkAccess();
  await page.getByRole('button', { name: 'Forkast det' }).click();
  await expect(title).toHaveValue(saved);
  await page.reload();
  await expect(title).toHaveValue(saved);

  await title.fill('Skrevet før utlogging');
  await page.getByRole('link', { name: 'Logg ut' }).click();
  await expect(page).toHaveURL(/\/login/);
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain('Skrevet før utlogging');
});
