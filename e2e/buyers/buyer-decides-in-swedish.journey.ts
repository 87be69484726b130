import { makePublished } from '../assignments-made.ts';
import { expect, test } from '../torg.ts';
import { wordsOf } from '../words.ts';

test('a Swedish buyer decides on a board in Swedish', async ({ person }) => {
  const { page, visit, checkAccess } = await person('inkopare@torg.example');
  const say = wordsOf('sv');
  const { uuid } = await makePublished(page);
  await visit(`/assignments/${uuid}/boards`);
  await page.getByRole('button', { name: say('Lag tavlen') }).click();
  await page
    .getByRole('button', { name: /Inkorg$/ })
    .first()
    .click();
  await page.getByText(say('Uten profil')).click();
  await page.getByLabel(say('Navn eller tittel')).fill('Elsa Lind');
  await page.keyboard.press('Enter');
  const card = page.getByRole('option', { name: /Elsa Lind/ });
  await card.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  const steps = page.getByRole('status', { name: say('Det du gjør på tavlen') });
  await expect(steps).toHaveText('Flyttat till Intresserad, plats 1 av 1');
  await page.keyboard.press('Control+z');
  await expect(steps).toHaveText('Ångrat. Tillbaka i Inkorg, plats 1 av 1');
  await checkAccess();
});
