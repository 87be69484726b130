import type { Page } from '@playwright/test';
import { cardIn, columnOf, dragTo, ownSteps, stepsOfOthers } from '../boards-made.ts';
import { makePublished } from '../assignments-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';
const colleagueEmail = 'torbjorn.haukeland@isfoss.example';
/** So many days ahead, as people write it. */
const dayAhead = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const listed = ['Håkon Tveitan', 'Priya Raghunathan', 'Jonas Lillevold'];

/** A need of the person's company, without its board. */
async function makeNeed(page: Page, opportunity_name: string): Promise<string> {
  const content = 'Vi trenger en testleder fra august.';
  const answer = await page.request.post('/api/main/opportunity?locale=nb', {
    multipart: { opportunity_name, content },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return ((await answer.json()) as { opportunity: string }).opportunity;
}

test('colleagues vote in a shared list, and one press puts all of it on the board', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const colleague = await person(colleagueEmail);
  const { page } = buyer;

  // The colleague sees the list, who added whom, and votes; the buyer sees the vote.
  await colleague.visit('/profiles/saved');
  await colleague.page.getByRole('link', { name: /^Ny avregningsløsning/ }).click();
  const row = colleague.page.getByRole('listitem').filter({ hasText: 'Jonas Lillevold' }).first();
  await expect(row.getByText('Lagt til av Torbjørn Haukeland')).toBeVisible();
  const votes = row.getByRole('group', { name: 'Din stemme om Jonas Lillevold' });
  await votes.getByRole('button', { name: /^Mot/ }).press('Enter');
  await expect(votes.getByRole('button', { name: 'Mot 2' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await colleague.lookOver();

  const { uuid, title } = await makePublished(page);
  await buyer.visit(`/assignments/${uuid}/boards`);
  await page.getByRole('button', { name: 'Lag tavlen' }).click();
  await expect(columnOf(page, 'Samtale')).toBeVisible();
  const { page: beside } = await person('admin@torg.example');
  await beside.goto(`/assignments/${uuid}/boards`);
  await expect(columnOf(beside, 'Samtale')).toBeVisible();
  await page.getByRole('button', { name: 'Legg til kort i Samtale' }).click();
  const dialog = page.getByRole('dialog', { name: 'Legg til kort i Samtale' });
  await dialog.getByText('Fra favoritter').click();
  await dialog.getByLabel('Liste').selectOption({ label: 'Ny avregningsløsning (3)' });
  const jonas = dialog.getByRole('listitem').filter({ hasText: 'Jonas Lillevold' });
  await expect(jonas).toContainText('0 for, 0 usikre, 2 mot · 1 kommentar');
  await buyer.checkAccess();
  await dialog.getByRole('button', { name: 'Legg til alle 3 konsulentene' }).press('Enter');
  await expect(ownSteps(page)).toHaveText('3 kort er lagt til');
  await expect(stepsOfOthers(beside)).toHaveText('Silje Rødland la til flere kort i Samtale');
  const all = dialog.getByRole('button', { name: 'Alle er på tavlen' });
  await expect(all).toBeFocused();
  await expect(all).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  for (const name of listed) await expect(cardIn(page, 'Samtale', name)).toBeVisible();

  // Whoever is on a card is hired from it, for the assignment of the board.
  await cardIn(page, 'Samtale', 'Jonas Lillevold').press('Enter');
  await page.getByRole('button', { name: 'Ansett' }).press('Enter');
  const hire = page.getByRole('dialog', { name: 'Ansett Jonas Lillevold' });
  await expect(hire.getByRole('combobox', { name: 'Oppdrag' })).toHaveValue(title);
  await buyer.checkAccess();
  await hire.getByRole('button', { name: 'Begynn avtalen' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Avtale om Jonas Lillevold' })).toBeVisible();
  await expect(page.getByLabel('Kort om oppdraget')).toHaveValue(title);
  await page.getByRole('button', { name: 'Forkast' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Forkast' }).click();
  await expect(page.getByText('Utkastet er forkastet')).toBeVisible();

  // The vote is the colleague's again.
  await votes.getByRole('button', { name: /^Usikker/ }).click();
  await expect(votes.getByRole('button', { name: /^Mot/ })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
});

test('a list is put on a board from its own page, and the board is made for it', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  const name = 'Avregning, andre runde';
  await makeNeed(page, name);
  await buyer.visit('/profiles/saved');
  await page.getByRole('link', { name: /^Ny avregningsløsning/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Legg Ny avregningsløsning på en tavle' });
  const open = async () => {
    await page.getByRole('button', { name: 'Legg på en tavle' }).press('Enter');
    await dialog.getByRole('combobox', { name: 'Tavlen til' }).fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  };
  await page.getByRole('button', { name: 'Legg på en tavle' }).click();
  await dialog.getByRole('button', { name: 'Legg på tavlen' }).click();
  await expect(dialog.getByText('Velg oppdraget eller behovet')).toBeVisible();
  await buyer.checkAccess();
  await page.keyboard.press('Escape');
  await open();
  await expect(dialog.getByText('Tavlen er ikke laget ennå.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Legg på tavlen' }).press('Enter');
  await expect(page.getByText('3 kort er lagt til')).toBeVisible();
  for (const one of listed) await expect(cardIn(page, 'Innboks', one)).toBeVisible();

  // Once more adds nobody twice.
  await page.goBack();
  await open();
  await dialog.getByLabel('Kolonne').selectOption('Tilbud');
  await dialog.getByRole('button', { name: 'Legg på tavlen' }).click();
  await expect(page.getByText('Alle i listen står på tavlen fra før.')).toBeVisible();
  await expect(columnOf(page, 'Innboks').getByRole('option')).toHaveCount(3);
});

test('the board of a need is shared, and its interviews have a page of their own', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const colleague = await person(colleagueEmail);
  const { page } = buyer;
  const path = `/opportunities/${await makeNeed(page, 'Testleder til høsten')}`;
  await buyer.visit(`${path}/boards`);
  await page.getByRole('button', { name: 'Lag tavlen' }).click();
  await page.getByRole('button', { name: 'Legg til kort i Innboks' }).click();
  const dialog = page.getByRole('dialog', { name: 'Legg til kort i Innboks' });
  await dialog.getByText('Fra favoritter').click();
  await dialog.getByLabel('Liste').selectOption({ label: 'Ny avregningsløsning (3)' });
  await dialog.getByRole('button', { name: 'Legg til alle 3 konsulentene' }).click();
  await page.keyboard.press('Escape');
  await colleague.visit(`${path}/boards`);
  const there = colleague.page;
  await dragTo(page, cardIn(page, 'Innboks', 'Håkon Tveitan'), columnOf(page, 'Samtale'));
  await expect(cardIn(there, 'Samtale', 'Håkon Tveitan')).toBeVisible();
  await expect(stepsOfOthers(there)).toContainText('flyttet Håkon Tveitan til Samtale');

  // Moved from its menu, it is said on the page where it stands, with a way back.
  await cardIn(there, 'Samtale', 'Håkon Tveitan').press('m');
  await there.getByRole('menuitem', { name: 'Flytt til Intervju' }).click();
  await expect(there.getByText('Flyttet til Intervju, plass 1 av 1').last()).toBeVisible();
  await there.getByRole('button', { name: 'Angre', exact: true }).click();
  await expect(ownSteps(there)).toHaveText('Angret. Tilbake i Samtale, plass 1 av 1');
  await expect(cardIn(page, 'Samtale', 'Håkon Tveitan')).toBeVisible();

  // What is half written of an invitation outlives a reload, and is sent.
  await cardIn(page, 'Samtale', 'Håkon Tveitan').click();
  const column = page.getByRole('combobox', { name: 'Kolonne' });
  await expect(column).toHaveAccessibleDescription('Plass 1 av 1');
  await page.getByRole('button', { name: 'Tilby intervjutider' }).click();
  const offer = page.getByRole('dialog', { name: 'Tilby Håkon Tveitan intervjutider' });
  await offer.getByLabel('Sted').fill('Nygårdsgaten 5');
  await offer.getByLabel('Klokken').fill('10:30');
  // Escape closes the dialog, and not the card below it.
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Tilby intervjutider' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Tilby intervjutider' }).click();
  await expect(offer.getByLabel('Sted')).toHaveValue('Nygårdsgaten 5');
  await expect(offer.getByLabel('Klokken')).toHaveValue('10:30');
  await offer.getByLabel('Hva intervjuet gjelder').fill('Testleder');
  await offer.getByRole('textbox', { name: 'Dag' }).fill(dayAhead(20));
  await offer.getByRole('button', { name: 'Send tidene' }).click();
  await expect(offer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Intervjuer', exact: true }).click();
  await expect(page.getByRole('article').filter({ hasText: 'Håkon Tveitan' })).toBeVisible();
  await buyer.lookOver();
  await buyer.lookOverAt(390);
  await expectToFit(page);
});
