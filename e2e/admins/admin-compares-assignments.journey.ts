import { makePublished } from '../assignments-made.ts';
import { expect, test } from '../torg.ts';

test('an admin narrows the list by company, editor and words, all of it in the URL', async ({
  person,
}) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit('/admin/assignments');
  const rows = page.getByRole('row');
  await expect(rows).toHaveCount(19);
  const search = page.getByRole('searchbox', { name: 'Søk etter oppdrag, selskap eller redaktør' });
  await search.click();
  await expect(page.getByRole('group', { name: 'Nylige oppdragsgivere' })).toBeVisible();
  await search.fill('isfoss');
  await page.getByRole('option', { name: 'Isfoss Energi AS', exact: true }).click();
  const picks = page.getByRole('list', { name: 'Avgrenset til' });
  await expect(picks).toContainText('Isfoss Energi AS');
  await expect(page).toHaveURL(/\?company=[\da-f-]{36}$/);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const others = rows.filter({ has: page.getByRole('cell') }).filter({ hasNotText: 'Isfoss' });
  await expect(others).toHaveCount(0);

  await search.fill('Silje');
  await page.getByRole('option', { name: /^Silje Rødland/ }).click();
  await expect(picks).toContainText('Silje Rødland');
  await checkAccess();
  await page.reload();
  await expect(picks.getByRole('listitem')).toHaveText(['Isfoss Energi AS', 'Silje Rødland']);
  await picks.getByRole('button', { name: 'Fjern Isfoss Energi AS' }).click();
  await picks.getByRole('button', { name: 'Fjern Silje Rødland' }).click();
  await expect(page).toHaveURL('/admin/assignments');

  await search.fill('elhub');
  await search.press('Enter');
  await expect(page).toHaveURL('/admin/assignments?q=elhub');
  await expect(rows, 'the header and two that name it').toHaveCount(3);
  await page.goBack();
  await expect(rows).toHaveCount(19);
});

test('groups, countries and columns sort the same list', async ({ person }) => {
  const { page, visit } = await person('admin@torg.example');
  await visit('/admin/assignments');
  await page.getByRole('link', { name: 'Ikke aktive' }).click();
  await expect(page).toHaveURL('/admin/assignments?group=admin-inactive');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('row').filter({ hasText: /Publisert\b.*\d{4}/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Frist', exact: true }).click();
  await expect(page).toHaveURL(/sort=deadline_date/);
  await expect(page.getByRole('columnheader', { name: 'Frist', exact: true })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await page.getByLabel('Arbeidssted').selectOption('Fjernarbeid mulig');
  await expect(page).toHaveURL(/remote=remote-only/);
  await page.getByRole('link', { name: 'Aktive', exact: true }).click();
  await expect(page).toHaveURL(/group=admin-active/);
  await expect(page, 'the other filters stay').toHaveURL(/remote=remote-only/);
});

test('a suggestion opens the assignment, with the actions that only admins have', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid, title } = await makePublished(buyer.page);
  const { page, visit } = await person('admin@torg.example');
  await visit('/admin/assignments');
  await page.getByRole('searchbox').fill(title);
  await page.getByRole('option', { name: new RegExp(`^${title}`) }).click();
  await expect(page).toHaveURL(`/assignments/${uuid}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(page.getByRole('link', { name: 'Oversikt' })).toBeVisible();
});

test('an admin writes for a company that they choose', async ({ person }) => {
  const { page, visit, checkAccess } = await person('admin@torg.example');
  await visit('/admin/assignments');
  await page.getByRole('button', { name: 'Nytt oppdrag' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nytt oppdrag' });
  await expect(dialog.getByRole('button', { name: 'Begynn' })).toBeDisabled();
  await dialog.getByRole('combobox', { name: 'Oppdragsgiver' }).fill('tverr');
  await page.getByRole('option', { name: 'Tverrvik kommune' }).click();
  await checkAccess();
  await dialog.getByRole('button', { name: 'Begynn' }).click();
  await expect(page).toHaveURL(/\/assignments\/[\da-f-]{36}\/wizard/);
});
