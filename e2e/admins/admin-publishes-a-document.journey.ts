import { expect, expectToFit, test } from '../torg.ts';

test('an admin writes, compares and publishes the next version of a document', async ({
  person,
}) => {
  const { page, visit, checkAccess, lookOverAt } = await person('admin@torg.example');
  await visit('/admin/cooperation-contracts');
  await page.getByRole('link', { name: 'Dokumenter' }).click();
  const section = page.locator('section').filter({ hasText: 'Samarbeidsavtale, engelsk' });
  await section.getByRole('button', { name: 'Begynn på neste versjon' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Samarbeidsavtale, engelsk');
  const text = page.getByLabel('Teksten');
  const written = `${await text.inputValue()}\n\n## Bees\n\nThe parties keep bees.`;
  await text.fill(written);
  await expect(page.getByText('Lagret', { exact: true })).toBeVisible();
  await page.reload();
  await expect(text).toHaveValue(written);
  await checkAccess();

  await page.getByLabel('Med versjon').selectOption({ index: 1 });
  await expect(page).toHaveURL(/compare=/);
  await expect(page.locator('ins').filter({ hasText: 'bees' })).toBeVisible();
  await lookOverAt(390);
  await expectToFit(page);

  // What is not saved would be missing from what is published.
  const title = page.getByLabel('Tittel');
  const before = await title.inputValue();
  const dialog = page.getByRole('dialog');
  await title.fill('');
  await page.getByRole('button', { name: 'Publiser …' }).click();
  await dialog.getByRole('button', { name: 'Publiser', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('endringer som ikke er lagret');
  await page.keyboard.press('Escape');
  await title.fill(before);
  await expect(page.getByText('Ikke lagret')).toBeHidden();

  await page.getByRole('button', { name: 'Publiser …' }).click();
  await dialog.getByLabel('Ja, til og med en dag').check();
  await dialog.getByRole('button', { name: 'Publiser', exact: true }).click();
  await expect(dialog.getByText('Velg en dag.')).toBeVisible();
  await dialog.getByLabel('Ja, inntil videre').check();
  await checkAccess();
  await dialog.getByRole('button', { name: 'Publiser', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel('Teksten')).toBeHidden();
  await expect(page.getByText('The parties keep bees.').first()).toBeVisible();
});
