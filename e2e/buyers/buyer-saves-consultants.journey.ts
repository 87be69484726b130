import type { Page } from '@playwright/test';
import { expect, expectToFit, test, type Person } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';
const email = 'priya.raghunathan@blaklokke.example';
const name = 'Priya Raghunathan';

/** Waits for the newest mail to somebody with this subject and returns the links in it. */
async function linksMailed(page: Page, to: string, subject: string): Promise<string[]> {
  let text = '';
  await expect(async () => {
    const list = await page.request.get('/api/main/dev/mails');
    const { mails } = (await list.json()) as {
      mails: { mail_id: string; to: string; subject: string }[];
    };
    const mail = mails.find((one) => one.to === to && one.subject === subject);
    expect(mail, `${subject} to ${to}`).toBeDefined();
    const one = await page.request.get(`/api/main/dev/mails/${mail?.mail_id}`);
    ({ text } = (await one.json()) as { text: string });
  }).toPass({ timeout: 60_000 });
  return text.match(/https?:\/\/\S+/g) ?? [];
}

/** The consultant sets their availability; without one, no search for a date finds them. */
async function setAvailable({ page }: Person, isAvailable: boolean): Promise<void> {
  const me = (await (await page.request.get('/api/main/account/me')).json()) as {
    account: { account: string };
  };
  const answer = await page.request.post(`/api/main/profile/${me.account.account}/availability`, {
    data: { isAvailable },
  });
  expect(answer.status()).toBe(200);
}

test('a buyer saves consultants in lists, and keeps notes on them', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  await buyer.visit(`/find/consultants?q=${encodeURIComponent('Maja Kowalczyk')}`);
  const card = page.getByRole('listitem').filter({ hasText: 'Maja Kowalczyk' }).first();

  // With the keyboard alone: saved, and added to a list that is created on the spot.
  const heart = card.getByRole('button', { name: 'Lagre Maja Kowalczyk' });
  await expect(heart).toBeEnabled();
  await heart.press('Enter');
  await expect(card.getByRole('button', { name: /^Lagret i Favoritter/ })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const lists = page.getByRole('dialog');
  await expect(lists.getByRole('checkbox', { name: 'Favoritter' })).toBeChecked();
  await lists.getByRole('textbox', { name: 'Ny liste' }).fill('Netthandel');
  await page.keyboard.press('Enter');
  await expect(lists.getByRole('checkbox', { name: 'Netthandel' })).toBeChecked();
  await buyer.checkAccess();
  await page.keyboard.press('Escape');
  await expect(card.getByRole('button', { name: 'Velg lister for Maja Kowalczyk' })).toBeFocused();
  await expect(card.getByRole('button', { name: /^Lagret i 2 lister/ })).toBeVisible();

  await buyer.visit('/profiles/saved');
  await expect(page.getByText('Profilen er ikke synlig lenger')).toBeVisible();
  await page.getByRole('link', { name: 'Netthandel (1)' }).click();
  await expect(page.getByText('1 konsulent', { exact: true })).toBeVisible();
  const note = page.getByRole('textbox', { name: 'Notat om Maja Kowalczyk' });
  await note.fill('Sterk på tilgjengelighet.');
  await expect(page.getByText('Lagret', { exact: true })).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue('Sterk på tilgjengelighet.');

  // Removed, and restored with the note; then the list itself.
  await page.getByRole('button', { name: /fjern Maja Kowalczyk/ }).click();
  await page.getByRole('button', { name: 'Angre' }).click();
  await expect(note).toHaveValue('Sterk på tilgjengelighet.');
  await buyer.lookOverAt(390);
  await expectToFit(page);
  await page.getByRole('button', { name: 'Flere handlinger for listen' }).click();
  await page.getByRole('menuitem', { name: 'Slett listen' }).click();
  await expect(page.getByText('«Netthandel» er fjernet.')).toBeVisible();

  // On the profile itself, and removed from all lists.
  await page.getByRole('link', { name: 'Maja Kowalczyk', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Maja Kowalczyk' })).toBeVisible();
  await buyer.lookOver();
  await page.getByRole('button', { name: 'Lagret i Favoritter: fjern Maja Kowalczyk' }).click();
  await expect(page.getByRole('button', { name: 'Lagre Maja Kowalczyk' })).toBeVisible();
});

test('a buyer saves a search, is mailed about somebody new, and stops it', async ({ person }) => {
  test.slow();
  const buyer = await person(buyerEmail);
  const consultant = await person(email);
  await setAvailable(consultant, false);
  const { page } = buyer;
  // A search without a date still finds them, marked as not available.
  await buyer.visit(`/find/consultants?q=${encodeURIComponent(name)}`);
  const busy = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(busy.getByText('Ikke ledig')).toBeVisible();
  await buyer.visit('/find/consultants?availability-to=2099-12-31');
  const field = page.getByRole('combobox', { name: 'Hvem leter du etter?' });
  await field.fill('graphql');
  await page.getByRole('option', { name: /^GraphQL\s*Ferdighet/ }).click();
  await expect(page).toHaveURL(/skills=[\da-f-]{36}%2CGraphQL/);
  const filters = new URL(page.url()).search.slice(1);

  await page.getByRole('button', { name: 'Lagre søk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lagre søk' });
  await expect(dialog.getByRole('textbox', { name: 'Tittel' })).toHaveValue(
    'GraphQL, Ledig innen 31. desember 2099',
  );
  await dialog.getByRole('textbox', { name: 'Tittel' }).fill('Grafer til portalen');
  await dialog.getByRole('radio', { name: 'Med én gang' }).check();
  await buyer.checkAccess();
  await dialog.getByRole('button', { name: 'Lagre', exact: true }).click();
  await page.getByRole('link', { name: 'Lagret: Grafer til portalen' }).click();

  await expect(page).toHaveURL('/search/saved');
  await buyer.lookOver();
  const row = page.getByRole('listitem').filter({ hasText: 'Grafer til portalen' });
  await expect(row.getByText(/^\d+ treff$/)).toBeVisible();
  await expect(row.getByText(/^\d+ nye?$/)).toHaveCount(0);
  await buyer.lookOverAt(390);
  await expectToFit(page);

  // The consultant is available again and matches the search.
  await setAvailable(consultant, true);
  const subject = '1 ny konsulent: Grafer til portalen';
  const links = await linksMailed(page, buyerEmail, subject);
  const [see = '', stop = ''] = ['/search/saved/', '/saved-searches/alert'].map(
    (part) => links.find((link) => link.includes(part)) ?? '',
  );
  await page.goto(new URL(see).pathname);
  await expect(page).toHaveURL(/\/find\/consultants\?/);
  for (const filter of filters.split('&')) {
    expect(new URL(page.url()).search).toContain(filter);
  }
  const hit = page.getByRole('listitem').filter({ hasText: name }).first();
  await expect(hit.getByText('Ny', { exact: true })).toBeVisible();

  // Anybody who has the mail can stop the alerts without signing in, but opening the page is not
  // enough.
  const stranger = await person('');
  const { pathname, search } = new URL(stop);
  await stranger.visit(`${pathname}${search}`);
  await stranger.page.getByRole('button', { name: 'Stopp varslene' }).click();
  await expect(
    stranger.page.getByText('Du får ikke flere varsler om «Grafer til portalen».'),
  ).toBeVisible();
  await stranger.lookOverAt(390);
  await page.goto('/search/saved');
  const rhythm = page.getByLabel('E-post om nye treff for Grafer til portalen');
  await expect(rhythm).toHaveValue('never');
  await stranger.page.getByRole('button', { name: 'Angre' }).click();
  await expect(stranger.page.getByText(/^Du får varsel med én gang/)).toBeVisible();
  await page.reload();
  await expect(rhythm).toHaveValue('instant');

  await page.getByRole('button', { name: 'Flere handlinger for Grafer til portalen' }).click();
  await page.getByRole('menuitem', { name: 'Slett søket' }).click();
  await expect(page.getByRole('button', { name: 'Angre' })).toBeFocused();
  await expect(page.getByText('«Grafer til portalen» er fjernet.')).toBeVisible();
});
