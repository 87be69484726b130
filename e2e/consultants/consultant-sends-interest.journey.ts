import { makePublished } from '../assignments-made.ts';
import { expect, test } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';

test('a consultant answers with a comment, and gets a receipt', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { uuid, title } = await makePublished(buyer.page);
  const { page, visit, checkAccess } = await person('konsulent@torg.example');
  await visit(`/assignments/${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const comment = page.getByLabel('Hvorfor passer du? (valgfritt)');
  // The second of the two buttons scrolls to the form at the first.
  await page.getByRole('button', { name: 'Send interesse' }).last().click();
  await expect(comment).toBeFocused();
  await comment.fill('Jeg har bygd avregning to ganger før.');
  await page.reload();
  await expect(comment, 'a reload loses nothing').toHaveValue(
    'Jeg har bygd avregning to ganger før.',
  );
  await page.locator('form').getByRole('button', { name: 'Send interesse' }).click();

  await expect(page).toHaveURL(`/assignments/${uuid}/confirmation`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Interessen er sendt');
  await expect(page.getByRole('list', { name: 'Konsulenter' })).toContainText('Amalie Thorsrud');
  await expect(page.locator('blockquote')).toContainText('Jeg har bygd avregning to ganger før.');
  await checkAccess();

  await visit(`/assignments/${uuid}`);
  await expect(page.getByRole('heading', { name: 'Du har meldt interesse' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Send interesse' })).toHaveCount(0);
  await visit('/assignments?group=has-expressed-interest-assignments');
  await expect(page.getByRole('link', { name: title })).toBeVisible();

  await buyer.visit(`/assignments/${uuid}`);
  await expect(buyer.page.getByText('1 konsulent har meldt interesse.')).toBeVisible();
  await expect(
    buyer.page.getByRole('link', { name: 'Åpne samtalen med Amalie Thorsrud' }),
  ).toBeVisible();
});

test('interest from a second tab is refused with a friendly message, and links to the receipt', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const { uuid } = await makePublished(buyer.page);
  const { page, visit } = await person('selvstendig@torg.example');
  await visit(`/assignments/${uuid}`);
  const second = await page.context().newPage();
  // Without live updates, like a tab that was asleep.
  await second.route('**/api/main/live', (route) => route.abort());
  await second.goto(`/assignments/${uuid}`);
  await second.getByLabel('Hvorfor passer du? (valgfritt)').fill('Fra den andre fanen.');

  const send = { name: 'Send interesse' };
  await page.locator('form').getByRole('button', send).click();
  await expect(page).toHaveURL(`/assignments/${uuid}/confirmation`);
  const refused = second.waitForResponse((answer) => answer.status() === 409);
  await second.locator('form').getByRole('button', send).click();
  expect((await refused).status()).toBe(409);
  await expect(second.getByRole('heading', { name: 'Du har meldt interesse' })).toBeVisible();
  await second.getByRole('link', { name: 'Se kvitteringen' }).click();
  await expect(second.getByRole('heading', { level: 1 })).toHaveText('Interessen er sendt');
});

test('an assignment that was unpublished meanwhile accepts no interest', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { uuid } = await makePublished(buyer.page);
  const { page, visit, checkAccess } = await person('selvstendig@torg.example');
  await page.route('**/api/main/live', (route) => route.abort());
  await visit(`/assignments/${uuid}`);
  await buyer.page.request.post(`/api/main/assignment/${uuid}/unpublish`);
  await page.locator('form').getByRole('button', { name: 'Send interesse' }).click();
  await expect(page.getByRole('alert').first()).toContainText('Vi finner ikke dette oppdraget.');
  await checkAccess();
  await page.getByRole('link', { name: 'Se andre oppdrag' }).click();
  await expect(page).toHaveURL('/assignments');
});
