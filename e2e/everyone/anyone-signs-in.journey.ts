import type { Locator, Page } from '@playwright/test';
import { mailedLink } from '../mailed-link.ts';
import { expect, test, type Person } from '../torg.ts';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function fill(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-post').fill(email);
  await page.getByLabel('Passord', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
}

test('a wrong password gets a friendly message that does not reveal who exists', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('');
  await visit('/login');
  await page.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page.getByText('Skriv e-postadressen din, som navn@firma.no')).toBeVisible();
  await expect(page.getByText('Skriv passordet ditt')).toBeVisible();
  for (const email of ['selvstendig@torg.example', 'finnes.ikke@torg.example']) {
    await fill(page, email, 'feil passord');
    await expect(page.getByRole('alert')).toHaveText(
      'E-postadressen eller passordet stemmer ikke.',
    );
  }
  await checkAccess();
  await fill(page, 'selvstendig@torg.example', 'torg-demo');
  await expect(page).toHaveURL('/assignments');
  await expect(heading(page)).toHaveText('Oppdrag');
});

test('signing in returns to the requested page, never to a foreign host', async ({ person }) => {
  const { page, visit } = await person('');
  await visit('/assignments?q=utvikler');
  await expect(page).toHaveURL(/\/login\?goto=/);
  await fill(page, 'konsulent@torg.example', 'torg-demo');
  await expect(page).toHaveURL('/assignments?q=utvikler');
  await expect(page.getByLabel('Søk i oppdrag')).toHaveValue('utvikler');

  for (const foreign of ['https://evil.example/', '//evil.example/x', '/\\evil.example']) {
    await page.context().clearCookies();
    await page.goto(`/login?${new URLSearchParams({ goto: foreign })}`);
    await fill(page, 'konsulent@torg.example', 'torg-demo');
    await expect(page).toHaveURL('/assignments');
  }
});

test('whoever is signed in already goes on from the pages for signing in', async ({ person }) => {
  const { page } = await person('konsulent@torg.example');
  for (const login of ['/login', '/login/second-factor']) {
    await page.goto(`${login}?goto=/account`);
    await expect(page).toHaveURL('/account');
    await expect(heading(page)).toHaveText('Innstillinger');
    for (const search of ['', `?${new URLSearchParams({ goto: '//evil.example/x' })}`]) {
      await page.goto(`${login}${search}`);
      await expect(page).toHaveURL('/assignments');
    }
  }
  await page.goto('/login?error=oidc');
  await expect(page.getByRole('alert'), 'why it failed elsewhere is still told').toBeVisible();
});

test('a mailed link signs in once, to the requested page', async ({ person }) => {
  const { page, visit, checkAccess } = await person('');
  await visit('/login?goto=/account');
  const address = await mailedLink(page, 'bedrift@torg.example');
  await page.goto(address);
  await expect(heading(page)).toHaveText('Velkommen til Torg');
  await checkAccess();
  await page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(page).toHaveURL('/account');
  await expect(heading(page)).toHaveText('Innstillinger');

  const thief = await person('');
  await thief.visit(address);
  await thief.page.getByRole('button', { name: 'Logg inn' }).click();
  await expect(thief.page.getByRole('alert')).toHaveText(
    'Lenken er brukt eller utløpt. Be om en ny.',
  );
  await thief.checkAccess();
  await thief.page.getByRole('link', { name: 'Be om en ny lenke' }).click();
  await expect(thief.page).toHaveURL('/login');
});

test('a link that is not whole says so, and a failed try leaves the link usable', async ({
  person,
}) => {
  const { page } = await person('');
  const notice = page.getByRole('alert');
  await page.goto('/login/magic?token=');
  await expect(notice).toHaveText('Lenken er brukt eller utløpt. Be om en ny.');
  await expect(page.getByRole('link', { name: 'Be om en ny lenke' })).toBeVisible();
  const enter = page.getByRole('button', { name: 'Logg inn' });
  for (const [path, press] of [
    [`/login/magic?token=${'x'.repeat(300)}`, enter],
    [
      `/availability/confirm?token=${'x'.repeat(4_000)}`,
      page.getByRole('button', { name: 'Ja, det stemmer' }),
    ],
  ] as const) {
    await page.goto(path);
    await press.click();
    await expect(notice).toContainText(/^Lenken er/);
    await expect(press).toHaveCount(0);
  }
  await page.goto('/login/magic?token=never-sent');
  await page.route('**/api/auth/magic-link/consume', (route) => route.abort());
  await enter.click();
  await expect(notice).toBeVisible();
  await expect(enter).toBeEnabled();
});

const firstPages = [
  ['admin@torg.example', '/admin', 'Det som venter'],
  ['innkjoper@torg.example', '/assignments/mine', 'Mine oppdrag'],
  ['konsulent@torg.example', '/assignments', 'Oppdrag'],
  ['ny.konsulent@torg.example', /\/profiles\/[\da-f-]{36}\/wizard$/, 'Lag profilen din'],
  ['uverifisert@torg.example', '/welcome', 'Velkommen, Mathias'],
] as const;

test('one press on a demo account opens that person’s first page', async ({ person }) => {
  const { page } = await person('');
  for (const [email, path, title] of firstPages) {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByRole('button', { name: new RegExp(`(^|\\s)${email}$`) }).click();
    await expect(page).toHaveURL(path);
    await expect(heading(page)).toHaveText(title);
  }
});

/** The session ends while a name is being edited, so that saving it is refused. */
async function writeWithoutSession({ page, visit }: Person, title: string): Promise<Locator> {
  await visit('/account');
  await page.getByLabel('Tittel').fill(title);
  await page.context().clearCookies();
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Logg inn igjen' });
  await expect(dialog.getByLabel('Passord', { exact: true })).toBeFocused();
  return dialog;
}

test('a session that ends while somebody writes loses no text', async ({ person }) => {
  const consultant = await person('konsulent@torg.example');
  const { page, checkAccess } = consultant;
  const dialog = await writeWithoutSession(consultant, 'Skrevet uten økt');
  await page.keyboard.press('Escape');
  await checkAccess();
  await dialog.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await page.reload();
  await expect(page.getByLabel('Tittel')).toHaveValue('Skrevet uten økt');
  await page.getByLabel('Tittel').fill('Senior backendutvikler');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
});

test('signing in in another tab, as by a mailed link, is enough', async ({ person }) => {
  const company = await person('bedrift@torg.example');
  const { page } = company;
  const title = await page.request.get('/api/main/account/me').then((answer) => answer.json());
  const dialog = await writeWithoutSession(company, 'Skrevet i den første fanen');
  const other = await page.context().newPage();
  await other.goto('/login');
  await fill(other, 'bedrift@torg.example', 'torg-demo');
  await expect(heading(other)).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText('Opplysningene er lagret')).toBeVisible();
  await page.getByLabel('Tittel').fill(title.account.title ?? '');
  await page.getByRole('button', { name: 'Lagre', exact: true }).click();
  await expect(page.getByText('Opplysningene er lagret')).toHaveCount(2);
  await other.close();
});

test('another person who signs in does not get the unsaved text', async ({ person }) => {
  const buyer = await person('innkjoper@torg.example');
  const { page } = buyer;
  const dialog = await writeWithoutSession(buyer, 'Bare for mine øyne');
  await dialog.getByLabel('E-post').fill('konsulent@torg.example');
  await dialog.getByLabel('Passord', { exact: true }).fill('torg-demo');
  await dialog.getByRole('button', { name: 'Logg inn', exact: true }).click();
  await expect(page).toHaveURL('/assignments');
  const stored = await page.evaluate(() => JSON.stringify(sessionStorage));
  expect(stored).not.toContain('Bare for mine øyne');
  await page.goto('/account');
  await expect(page.getByLabel('Tittel')).not.toHaveValue('Bare for mine øyne');
});
