import { makePublished } from '../assignments-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

test('a company admin sees fit and gaps, and writes the pitch on the strengths', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid } = await makePublished(buyer.page);
  const company = await person('bedrift@torg.example');
  const { page } = company;
  await company.visit(`/assignments/${uuid}/consultant-company/assessment`);
  const fit = page.getByRole('region', { name: 'Hvor godt de passer' });
  await fit.getByRole('button', { name: 'Vurder konsulentene' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Velg ingen' }).click();
  await expect(dialog.getByText('Velg minst 1.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Velg alle' }).click();
  await company.checkAccess();
  await dialog.getByRole('button', { name: /^Vurder \d+ personer/ }).click();
  await expect(dialog).toHaveCount(0);
  const answered = fit.getByRole('article').filter({ hasText: 'av 100' });
  await expect(answered.first()).toBeVisible();
  await company.checkAccess();

  // Whoever can be put forward and has a strength: it is the draft of their pitch.
  const free = page
    .getByRole('list', { name: 'Konsulenter i bedriften' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { disabled: false }) });
  const name = (
    await free.first().locator('span').filter({ hasText: /\S/ }).first().innerText()
  ).split('\n')[0];
  const person1 = fit.getByRole('article', { name });
  await person1.getByRole('button', { name: `Styrker og mangler: ${name}` }).press('Enter');
  await expect(person1.getByRole('heading', { name: 'Å være klar over' })).toBeVisible();
  await company.checkAccess();
  await company.lookOverAt(390);
  await expectToFit(page);
  await company.lookOverAt(1440);
  await person1.getByRole('button', { name: 'Bruk styrkene i salgsteksten' }).click();
  await expect(page.getByLabel(`Hvorfor passer ${name}? (valgfritt)`)).toHaveValue(/^– /);

  // The client sees nothing of what the company asked.
  await buyer.visit(`/assignments/${uuid}/assessment`);
  await expect(buyer.page.getByRole('heading', { name: 'Ingen er vurdert ennå' })).toBeVisible();
});
