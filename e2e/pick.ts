import { expect, type Page } from '@playwright/test';

/** Picks a word in a field of several words. `remove` is the name of its button, as the page has it. */
export async function pick(
  page: Page,
  field: RegExp,
  word: string,
  remove = 'Fjern {name}',
): Promise<void> {
  const input = page
    .getByRole('textbox', { name: field })
    .or(page.getByRole('combobox', { name: field }));
  // In the middle, since the options go away with a field that is scrolled out of sight.
  await input.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await input.fill(word);
  await page.getByRole('option', { name: word, exact: true }).click();
  await page.keyboard.press('Escape');
  const button = page.getByRole('button', { name: remove.replace('{name}', word), exact: true });
  await expect(button).toBeVisible();
}
