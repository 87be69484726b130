import { approveCriteria, assess } from '../assessments-made.ts';
import { makePublished } from '../assignments-made.ts';
import { ownId } from '../profiles-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

test('a company admin sees fit and gaps, and writes the pitch on the strengths', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid } = await makePublished(buyer.page);
  await approveCriteria(buyer.page, uuid);
  const company = await person('bedrift@torg.example');
  const { page } = company;
  await company.visit(`/assignments/${uuid}/consultant-company/assessment`);
  const fit = page.getByRole('region', { name: 'Hvor godt de passer' });
  await expect(page.getByRole('heading', { name: 'Konsulenter i bedriften' })).toBeVisible();
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

  // Somebody who can be put forward and has a strength: it is the draft of their pitch.
  const free = page
    .getByRole('list', { name: 'Konsulenter i bedriften' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('checkbox', { disabled: false }) });
  const names = (await free.allInnerTexts()).map((text) => text.trim().split('\n')[0] ?? '');
  const fits = fit.getByRole('article').filter({ hasText: /Passer (svært )?godt|Usikkert/ });
  await expect(fits.first()).toBeVisible();
  const found = await fits.getByRole('heading', { level: 3 }).allInnerTexts();
  const name = found.find((one) => names.includes(one)) ?? '';
  const theirs = fit.getByRole('article', { name });
  await theirs.getByRole('button', { name: `Styrker og mangler: ${name}` }).press('Enter');
  await expect(theirs.getByRole('heading', { name: 'Å være klar over' })).toBeVisible();
  await company.checkAccess();
  await company.lookOverAt(390);
  await expectToFit(page);
  await company.lookOverAt(1440);
  await theirs.getByRole('button', { name: 'Bruk styrkene i salgsteksten' }).click();
  await expect(page.getByLabel(`Hvorfor passer ${name}? (valgfritt)`)).toHaveValue(/^– /);

  // The client sees nothing of what the company asked.
  await buyer.visit(`/assignments/${uuid}/assessment`);
  await expect(buyer.page.getByRole('heading', { name: 'Ingen er vurdert ennå' })).toBeVisible();
});

test('a company admin answers a consultant who asks for a person, from what the company asked', async ({
  person,
}) => {
  const buyer = await person('innkjoper@torg.example');
  const { uuid, title } = await makePublished(buyer.page);
  await approveCriteria(buyer.page, uuid);
  const consultant = await person('hakon.tveitan@blaklokke.example');
  const me = await ownId(consultant.page);
  const { page, visit } = await person('bedrift@torg.example');
  await assess(page, uuid, [me]);
  await consultant.visit(`/profiles/${me}/assessments`);
  const card = consultant.page.getByRole('article', { name: title });
  await card.getByRole('button', { name: 'Be om et menneske' }).click();
  await consultant.page.getByRole('button', { name: 'Send ønsket' }).click();
  await expect(card.getByText('Et menneske ser på det')).toBeVisible();

  await visit('/human-assessments');
  await page.getByRole('link', { name: title }).click();
  await expect(
    page
      .getByRole('region', { name: 'Hvor godt de passer' })
      .getByRole('article', { name: 'Håkon Tveitan' }),
  ).toBeVisible();
});
