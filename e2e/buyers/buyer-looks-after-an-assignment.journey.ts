import type { Page } from '@playwright/test';
import { makePublished } from '../assignments-made.ts';
import { expect, test } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';

const action = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Flere handlinger' }).click();
  await page.getByRole('menuitem', { name }).click();
};

test('the overview shows how often it was viewed, who answered and what happened', async ({
  person,
}) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid } = await makePublished(page);
  await visit(`/assignments/${uuid}/overview`);
  const figure = (label: string) =>
    page.locator('dl > div').filter({ hasText: label }).locator('dd');
  await expect(figure('Visninger')).toHaveText('0');
  await expect(figure('Tid til første svar')).toHaveText('Ingen svar ennå');
  await expect(page.getByText('Silje Rødland publiserte oppdraget')).toBeVisible();
  await expect(page.getByText('Ingen har svart ennå.')).toBeVisible();

  const consultant = await person('selvstendig@torg.example');
  await consultant.page.goto(`/assignments/${uuid}`);
  await consultant.page.locator('form').getByRole('button', { name: 'Send interesse' }).click();
  await expect(consultant.page).toHaveURL(`/assignments/${uuid}/confirmation`);

  await expect(page.getByText('1 konsulent har meldt interesse.'), 'it arrives live').toBeVisible();
  await page.reload();
  await expect(figure('Visninger')).toHaveText(/^[1-9]\d*$/);
  await expect(figure('Personer som har sett det')).toHaveText('1');
  await expect(figure('Tid til første svar')).not.toHaveText('Ingen svar ennå');
  await expect(
    page.getByRole('listitem').filter({ hasText: /Gunnhild .* meldte interesse/ }),
  ).toBeVisible();
});

test('an assignment is unpublished, published again, closed with a reason and reopened', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const { uuid, title } = await makePublished(page);
  const consultant = await person('konsulent@torg.example');
  const reads = async () =>
    (await consultant.page.request.get(`/api/main/assignment/${uuid}`)).status();
  await visit(`/assignments/${uuid}`);
  expect(await reads()).toBe(200);

  await action(page, 'Avpubliser');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(title);
  await checkAccess();
  await dialog.getByRole('button', { name: 'Avpubliser' }).click();
  await expect(page.getByText('Oppdraget er avpublisert.').first()).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await reads(), 'not theirs to see any more').toBe(401);

  await page.getByRole('button', { name: 'Publiser', exact: true }).click();
  await dialog.getByRole('button', { name: 'Publiser' }).click();
  await expect(page).toHaveURL(`/assignments/${uuid}/confirmation`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oppdraget er publisert');
  await checkAccess();
  expect(await reads()).toBe(200);

  await page.getByRole('link', { name: 'Se oppdraget' }).click();
  await action(page, 'Avslutt');
  await dialog.getByRole('radio', { name: 'Vi fant noen et annet sted' }).check();
  await dialog.getByRole('button', { name: 'Avslutt' }).click();
  await expect(page.getByText('Oppdraget er avsluttet.').first()).toBeVisible();
  await visit(`/assignments/${uuid}/overview`);
  await expect(
    page.getByText('Silje Rødland avsluttet oppdraget: Vi fant noen et annet sted'),
  ).toBeVisible();

  await action(page, 'Gjenåpne');
  await expect(page.getByText('Gjenåpnet.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Publiser', exact: true })).toBeVisible();
});

test('a copy is a new draft with the same text, and a draft can be deleted', async ({ person }) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid, title } = await makePublished(page);
  await visit(`/assignments/${uuid}`);
  await action(page, 'Lag en kopi');
  await expect(page).toHaveURL(/\/assignments\/[\da-f-]{36}\/wizard/);
  const copy = new URL(page.url()).pathname.split('/')[2] ?? '';
  expect(copy).not.toBe(uuid);
  const answer = await page.request.get(`/api/main/assignment/${copy}/draft`);
  expect(await answer.json()).toMatchObject({ state: 'draft', is_active: false });

  await visit('/assignments/mine');
  const row = page.getByRole('article').filter({ hasText: title }).filter({ hasText: 'Utkast' });
  await row.getByRole('button', { name: /^Handlinger for/ }).click();
  await page.getByRole('menuitem', { name: 'Slett utkastet' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Slett' }).click();
  await expect(page.getByText('Utkastet er slettet.')).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await page.request.get(`/api/main/assignment/${copy}`)).status()).toBe(404);
});

test('HTML and script addresses in a text are shown as harmless text', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const description = [
    '<script>window.harmed = true</script>',
    '<img src=x onerror="window.harmed = true">',
    '[trykk her](javascript:window.harmed=true)',
    '![sporing](https://evil.example/pixel.png)',
    '[et vanlig sted](https://regjeringen.example/side)',
    '**Fet skrift** er lov. '.repeat(10),
  ].join('\n\n');
  const { uuid } = await makePublished(buyer.page, { description });
  const { page, visit } = await person('konsulent@torg.example');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(`/assignments/${uuid}`);
  const text = page.locator('main section').filter({ hasText: 'Fet skrift' });
  await expect(text).toContainText('<script>window.harmed = true</script>');
  await expect(text.locator('script, img')).toHaveCount(0);
  await expect(text.locator('strong').first()).toHaveText('Fet skrift');
  await expect(text.getByText('trykk her')).not.toHaveAttribute('href', /javascript/i);
  const link = text.getByRole('link', { name: 'et vanlig sted' });
  await expect(link).toHaveAttribute('href', 'https://regjeringen.example/side');
  await expect(link).toHaveAttribute('rel', /noopener.*noreferrer/);
  await text.getByText('trykk her').click();
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(requested.filter((url) => url.includes('evil.example'))).toEqual([]);
});

test('consultants who fit are recommended with reasons, and compared', async ({ person }) => {
  const { page, visit, checkAccess } = await person(buyerEmail);
  const { uuid } = await makePublished(page);
  await visit(`/assignments/${uuid}`);
  await page.getByRole('link', { name: 'Anbefalte' }).click();
  await expect(page.getByText(/^\d+ konsulenter passer$/)).toBeVisible();
  const cards = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Sammenlign' });
  await expect(cards.first()).toContainText('Treff');
  await checkAccess();
  for (const place of [0, 1]) await cards.nth(place).getByRole('checkbox').check();
  await expect(page).toHaveURL(/compare=/);
  await page.reload();
  await page.getByRole('region', { name: 'Sammenligning' }).getByRole('button').last().click();
  await expect(page.getByRole('dialog', { name: 'Sammenligning' })).toBeVisible();
});
