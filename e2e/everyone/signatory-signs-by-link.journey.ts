import type { Page } from '@playwright/test';
import { codeTo, linkTo, recallContract, sendContract } from '../contracts-made.ts';
import { tabTo } from '../keyboard.ts';
import { expect, expectToFit, test } from '../torg.ts';
import { wordsOf } from '../words.ts';

const admin = 'admin@torg.example';
const firstPage = (page: Page) => page.locator('section canvas').first();

test('a signatory without an account signs with a mailed code', async ({ person }) => {
  const email = 'siri@signatar.example';
  const { page: sender } = await person(admin);
  await sendContract(sender, 'recalled', email);
  const link = await linkTo(sender, email);

  const { page, checkAccess } = await person('', { width: 390 });
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Samarbeidsavtale');
  await expect(firstPage(page)).toBeVisible();
  // Of the large app it loads nothing but what reads PDFs in the background.
  expect(scripts.filter((path) => !/^\/assets\/(sign\/|pdf\.worker)/.test(path))).toEqual([]);
  await expect(page.getByText('Har åpnet, ikke signert')).toBeVisible();
  await expectToFit(page);
  await checkAccess();
  await page.getByRole('button', { name: 'Les som tekst' }).click();
  await expect(page.getByRole('heading', { name: /^\d+ Taushetsplikt$/ })).toBeVisible();
  await expect(firstPage(page)).toBeHidden();
  await expectToFit(page);
  await checkAccess();
  await page.getByRole('button', { name: 'Vis sidene' }).click();
  await expect(firstPage(page)).toBeVisible();
  // Nothing but the fragment has the token.
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain(link.slice('/sign#'.length));

  await page.getByLabel('Navnet ditt').fill('Siri Signatar');
  await page.reload();
  await expect(page.getByLabel('Navnet ditt')).toHaveValue('Siri Signatar');
  await expect(firstPage(page)).toBeVisible();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByText('Bekreft at du kan signere.')).toBeVisible();
  await checkAccess();

  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Send meg koden' }).click();
  await expect(page.getByText(/Koden er sendt/)).toBeVisible();
  await page.getByLabel('Koden fra e-posten').fill('000000');
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Koden er feil');
  await page.getByLabel('Koden fra e-posten').fill(await codeTo(sender, email));
  await expect(page.getByText('Koden er feil')).toBeHidden();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByText('Du har signert')).toBeVisible();
  await checkAccess();

  // It ends while they wait, and with it the link, which they did nothing wrong to.
  await recallContract(sender, email);
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  const ended = page.getByRole('heading', { level: 1, name: 'Signeringen er avsluttet' });
  await expect(ended).toBeFocused();
  await checkAccess();
});

test('somebody signs by keyboard alone, in Swedish', async ({ person }) => {
  const say = wordsOf('sv');
  const email = 'stina@signatar.example';
  const { page: sender } = await person(admin);
  await sendContract(sender, 'expired', email);
  const { page, checkAccess } = await person('');
  await page.goto(await linkTo(sender, email));
  await expect(firstPage(page)).toBeVisible();
  await tabTo(page, 'Svenska');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: say('De som signerer') })).toBeVisible();
  await checkAccess();

  await page.getByRole('heading', { level: 1 }).focus();
  await tabTo(page, say('Navnet ditt'));
  await page.keyboard.type('Stina Signatar');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await tabTo(page, say('Send meg koden'));
  await page.keyboard.press('Enter');
  const code = await codeTo(sender, email);
  await tabTo(page, say('Koden fra e-posten'));
  await page.keyboard.type(code);
  await page.keyboard.press('Enter');
  await expect(page.getByText(say('Du har signert'))).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: say('Du har signert') })).toBeFocused();
});

test('a signatory declines with a reason, in English', async ({ person }) => {
  const say = wordsOf('en');
  const email = 'simon@signatar.example';
  const { page: sender } = await person(admin);
  await sendContract(sender, 'declined', email);
  const { page, checkAccess } = await person('', { width: 390 });
  await page.goto(await linkTo(sender, email));
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('button', { name: say('Jeg vil ikke signere') }).click();
  await expect(page.getByLabel(say('Hvorfor signerer du ikke?'))).toBeFocused();
  await page.getByRole('button', { name: say('Si nei') }).click();
  await expect(page.getByText(say('Skriv en begrunnelse.'))).toBeVisible();
  await checkAccess();

  await page.getByLabel(say('Hvorfor signerer du ikke?')).fill('Vi vil ha kortere frist.');
  await page.getByRole('button', { name: say('Send meg koden') }).click();
  await page.getByLabel(say('Koden fra e-posten')).fill(await codeTo(sender, email));
  await page.getByRole('button', { name: say('Si nei') }).click();
  const outcome = page.getByText(say('Du har sagt nei til å signere'));
  await expect(outcome).toBeVisible();
  // The link is dead now, and whoever asks anew is told so; the outcome stays.
  await page.waitForLoadState('networkidle');
  await expect(outcome).toBeVisible();
  await checkAccess();
});

test('a link that opens nothing says so, and anybody checks a file', async ({ person }) => {
  const { page, checkAccess } = await person('');
  await page.goto('/sign#not-a-link');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenken virker ikke');
  await checkAccess();
  await page.goto('/verify');
  await page.locator('input[type=file]').setInputFiles({
    name: 'ukjent.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 of nobody'),
  });
  await expect(page.getByText('Vi kjenner ikke dette dokumentet')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({
    name: 'notat.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Ikke en PDF'),
  });
  await expect(page.getByText('notat.txt er ikke en PDF.')).toBeVisible();
  await checkAccess();

  // What has failed is said in the language that is chosen then.
  await page.context().setOffline(true);
  await page.locator('input[type=file]').setInputFiles({
    name: 'ukjent.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.7 of nobody'),
  });
  await expect(page.getByRole('alert')).toContainText('Vi får ikke kontakt med Torg.');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toContainText('We cannot reach Torg.');
});

test('whoever has an account signs in first, and comes back to the same link', async ({
  person,
}) => {
  const email = 'konsulent@torg.example';
  const { page: sender } = await person(admin);
  await sendContract(sender, 'declined', email);
  const link = await linkTo(sender, email);

  const other = await person('bedrift@torg.example');
  await other.page.goto(link);
  await expect(other.page.getByRole('heading', { level: 1 })).toHaveText(
    'Lenken gjelder en annen enn deg',
  );
  await other.checkAccess();
  await other.page.getByRole('button', { name: 'Logg ut og fortsett' }).click();
  await expect(other.page.getByRole('heading', { name: 'Logg inn for å signere' })).toBeVisible();

  const { page } = other;
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page).toHaveURL(/\/login\?goto=%2Fsign$/);
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL(link);
  await expect(page.getByLabel('Navnet ditt')).toBeVisible();

  // Who is signed in already comes straight back, too.
  await page.goto('/login?goto=%2Fsign');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Lenken virker ikke');
  await expect(page).toHaveURL(/\/sign$/);
  await page.goto(link);
  await page.getByLabel('Navnet ditt').fill('Konsulenten');
  await page.getByRole('checkbox').check();
  await expect(firstPage(page)).toBeVisible();
  await page.getByRole('button', { name: 'Signer', exact: true }).click();
  await expect(page.getByText('Du har signert')).toBeVisible();
});
