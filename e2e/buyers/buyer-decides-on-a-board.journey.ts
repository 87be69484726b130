import type { Page } from '@playwright/test';
import { makePublished } from '../assignments-made.ts';
import {
  cardIn,
  columnOf,
  dragTo,
  fingerOn,
  makeBoard,
  ownSteps,
  stepsOfOthers,
} from '../boards-made.ts';
import { tabTo } from '../keyboard.ts';
import { expect, expectToFit, test } from '../torg.ts';

const buyerEmail = 'innkjoper@torg.example';
const colleagueEmail = 'admin@torg.example';

/** The way back in the message that says this. */
const undoOf = (page: Page, said: string) =>
  page.getByRole('group').filter({ hasText: said }).getByRole('button', { name: 'Angre' });

test('a buyer makes a board, and moves, notes and undoes by keyboard alone', async ({ person }) => {
  const buyer = await person(buyerEmail);
  const { page } = buyer;
  const { uuid } = await makePublished(page);
  await buyer.visit(`/assignments/${uuid}/boards`);
  await expect(page.getByRole('heading', { name: 'Ingen tavle ennå' })).toBeVisible();
  await tabTo(page, 'Lag tavlen');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Kandidater' })).toBeVisible();

  // Two cards about people without a profile here.
  for (const name of ['Berit Dahl', 'Jonas Ek']) {
    await tabTo(page, 'Legg til kort i Innboks');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').getByRole('radio', { name: 'Uten profil' }).press('Space');
    await page.getByRole('textbox', { name: 'Navn eller tittel' }).press('Home');
    await page.keyboard.type(name);
    await page.keyboard.press('Enter');
    await expect(ownSteps(page)).toHaveText(`${name} er lagt til`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await buyer.checkAccess();

  // Lifted, carried across columns, dropped; the focus stays with the card.
  const berit = cardIn(page, 'Innboks', 'Berit Dahl');
  await berit.press('End');
  await expect(cardIn(page, 'Innboks', 'Jonas Ek')).toBeFocused();
  await page.keyboard.press('Home');
  await expect(berit).toBeFocused();
  await page.keyboard.press('Space');
  await expect(ownSteps(page)).toContainText('Berit Dahl er løftet. Innboks, plass 1 av 2.');
  await page.keyboard.press('ArrowDown');
  await expect(ownSteps(page)).toHaveText('Innboks, plass 2 av 2');
  for (const column of ['Interessert', 'Samtale', 'Intervju']) {
    await page.keyboard.press('ArrowRight');
    await expect(ownSteps(page)).toHaveText(`${column}, plass 1 av 1`);
  }
  await page.keyboard.press('Space');
  await expect(ownSteps(page)).toHaveText('Flyttet til Intervju, plass 1 av 1');
  await expect(cardIn(page, 'Intervju', 'Berit Dahl')).toBeFocused();

  // Put back by Escape.
  await page.keyboard.press('ArrowLeft');
  await expect(cardIn(page, 'Innboks', 'Jonas Ek')).toBeFocused();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Escape');
  await expect(ownSteps(page)).toHaveText('Lagt tilbake. Innboks, plass 1 av 1');
  await expect(cardIn(page, 'Innboks', 'Jonas Ek')).toBeFocused();

  // The last move is undone, and stays so.
  await page.keyboard.press('Control+z');
  await expect(ownSteps(page)).toHaveText('Angret. Tilbake i Innboks, plass 1 av 2');
  await expect(cardIn(page, 'Innboks', 'Berit Dahl')).toBeVisible();
  await page.reload();
  await expect(cardIn(page, 'Innboks', 'Berit Dahl')).toHaveAttribute('aria-posinset', '1');

  // A note that is half written outlives a reload; then it is saved.
  await cardIn(page, 'Innboks', 'Berit Dahl').press('Enter');
  const note = page.getByRole('textbox', { name: 'Nytt notat' });
  await expect(page.getByText('Ingen notater ennå.', { exact: true })).toBeVisible();
  await note.press('End');
  await page.keyboard.type('Har gjort det før');
  await page.reload();
  await expect(note).toHaveValue('Har gjort det før');
  await note.press('Control+Enter');
  await expect(ownSteps(page)).toHaveText('Notatet er lagret');
  const notes = page.getByRole('list', { name: 'Notater' });
  await expect(notes).toContainText('Har gjort det før');

  // A removed note is put back where it was, and the focus goes there and back.
  await notes.getByRole('button', { name: 'Slett' }).press('Enter');
  await expect(notes).toHaveCount(0);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Angre' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notes.getByRole('button', { name: 'Slett' })).toBeFocused();
  await buyer.checkAccess();
  await page.keyboard.press('Escape');
  await expect(cardIn(page, 'Innboks', 'Berit Dahl')).toBeFocused();
  await expect(cardIn(page, 'Innboks', 'Berit Dahl')).toContainText('1 notat');

  // «Flytt til …», as a menu, and a filter by the note.
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Flytt til Tilbud' }).press('Enter');
  await expect(ownSteps(page)).toHaveText('Flyttet til Tilbud, plass 1 av 1');

  // Removed: the card beside it gets the focus; put back, it has it again.
  await expect(cardIn(page, 'Tilbud', 'Berit Dahl')).toBeFocused();
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: 'Fjern fra tavlen' }).press('Enter');
  await expect(cardIn(page, 'Innboks', 'Jonas Ek')).toBeFocused();
  await undoOf(page, 'er fjernet fra tavlen').press('Enter');
  await expect(cardIn(page, 'Tilbud', 'Berit Dahl')).toBeFocused();
  await page.getByRole('searchbox', { name: /Filtrer/ }).press('End');
  await page.keyboard.type('gjort før');
  await expect(page.getByRole('option')).toHaveCount(1);
  await expect(cardIn(page, 'Tilbud', 'Berit Dahl')).toBeVisible();
});

test('a card that is dragged is seen by a colleague, who is told of what is in their hand', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const { uuid } = await makePublished(buyer.page);
  const path = await makeBoard(buyer.page, uuid, ['Berit Dahl', 'Jonas Ek', 'Mona Lie']);
  const colleague = await person(colleagueEmail);
  await buyer.visit(path);
  await colleague.page.goto(path);
  const there = colleague.page;
  await expect(cardIn(there, 'Innboks', 'Mona Lie')).toBeVisible();
  await expect(buyer.page.getByRole('list', { name: 'Ser på tavlen nå' })).toBeVisible();

  await dragTo(
    buyer.page,
    cardIn(buyer.page, 'Innboks', 'Jonas Ek'),
    columnOf(buyer.page, 'Samtale'),
  );
  await expect(ownSteps(buyer.page)).toHaveText('Flyttet til Samtale, plass 1 av 1');
  await expect(cardIn(there, 'Samtale', 'Jonas Ek')).toBeVisible();
  await expect(stepsOfOthers(there)).toContainText('flyttet Jonas Ek til Samtale');

  // Moved by the other while it is in one's hand: one is told, and the drop does what was meant.
  await cardIn(there, 'Samtale', 'Jonas Ek').press('Space');
  await there.keyboard.press('ArrowRight');
  await expect(cardIn(buyer.page, 'Samtale', 'Jonas Ek')).toContainText('Ingrid Solvang');
  await cardIn(buyer.page, 'Samtale', 'Jonas Ek').press('m');
  await buyer.page.getByRole('menuitem', { name: 'Flytt til Tilbud' }).click();
  await expect(ownSteps(there)).toContainText('mens du holder kortet');
  await there.keyboard.press('Space');
  await expect(ownSteps(there)).toHaveText('Flyttet til Intervju, plass 1 av 1');
  await expect(cardIn(buyer.page, 'Intervju', 'Jonas Ek')).toBeVisible();

  // Removed by the other while it is in one's hand, and put back.
  await there.keyboard.press('Space');
  await cardIn(buyer.page, 'Intervju', 'Jonas Ek').press('m');
  await buyer.page.getByRole('menuitem', { name: 'Fjern fra tavlen' }).click();
  await expect(ownSteps(there)).toContainText('Det kan ikke slippes');
  await undoOf(buyer.page, 'er fjernet fra tavlen').click();
  await expect(cardIn(there, 'Intervju', 'Jonas Ek')).toBeVisible();

  // A column is added, and removed with its cards in the inbox, and comes back.
  await buyer.page.getByRole('button', { name: 'Ny kolonne' }).click();
  await buyer.page.getByRole('textbox', { name: 'Navn' }).fill('Referanser');
  await buyer.page.keyboard.press('Enter');
  await expect(columnOf(there, 'Referanser')).toBeVisible();
  await there.getByRole('button', { name: 'Handlinger for kolonnen Intervju' }).click();
  await there.getByRole('menuitem', { name: 'Slett kolonnen' }).click();
  await expect(cardIn(buyer.page, 'Innboks', 'Jonas Ek')).toBeVisible();
  await undoOf(there, 'Kortene ligger i innboksen').click();
  await expect(cardIn(buyer.page, 'Intervju', 'Jonas Ek')).toBeVisible();
});

test('a refused move is taken back with a sentence', async ({ person }) => {
  const { page, visit } = await person(buyerEmail);
  const { uuid } = await makePublished(page);
  await visit(await makeBoard(page, uuid, ['Berit Dahl']));
  await page.route('**/evaluation-board-card/*/move', (route) =>
    route.fulfill({
      status: 404,
      json: { errorCode: 'could_not_find_evaluation_board_column', errorMessage: '' },
    }),
  );
  await cardIn(page, 'Innboks', 'Berit Dahl').press('m');
  await page.getByRole('menuitem', { name: 'Flytt til Samtale' }).click();
  await expect(ownSteps(page)).toContainText('Flyttingen ble tatt tilbake. Vi finner ikke denne');
  await expect(cardIn(page, 'Innboks', 'Berit Dahl')).toBeVisible();
});

test('a phone shows one column at a time, and cards are moved by their menu', async ({
  person,
}) => {
  const buyer = await person(buyerEmail, { width: 390 });
  const { page } = buyer;
  const { uuid } = await makePublished(page);
  await buyer.visit(await makeBoard(page, uuid, ['Berit Dahl', 'Jonas Ek', 'Mona Lie']));
  await expect(cardIn(page, 'Innboks', 'Jonas Ek')).toBeVisible();
  await expect(columnOf(page, 'Samtale')).toHaveCount(0);
  await buyer.checkAccess();
  await expectToFit(page);
  await cardIn(page, 'Innboks', 'Jonas Ek').getByTitle('Handlinger').click();
  await page.getByRole('menuitem', { name: 'Flytt til Samtale' }).click();
  await expect(ownSteps(page)).toHaveText('Flyttet til Samtale, plass 1 av 1');
  await page.getByRole('combobox', { name: 'Kolonne' }).selectOption({ label: 'Samtale (1)' });
  await expect(cardIn(page, 'Samtale', 'Jonas Ek')).toBeVisible();
  await page.reload();
  await cardIn(page, 'Samtale', 'Jonas Ek').click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Jonas Ek' })).toBeVisible();
  await buyer.checkAccess();

  // What is moved out of the one column that is shown leaves the focus in it.
  await page.getByRole('button', { name: 'Lukk kortet' }).click();
  await page.getByRole('button', { name: 'Forrige kolonne' }).click();
  await page.getByRole('button', { name: 'Forrige kolonne' }).click();
  await cardIn(page, 'Innboks', 'Mona Lie').press('m');
  await page.getByRole('menuitem', { name: 'Flytt til Tilbud' }).press('Enter');
  await expect(cardIn(page, 'Innboks', 'Berit Dahl')).toBeFocused();

  // A finger at the edge of the window turns to the next column, and goes on from there.
  const finger = await fingerOn(page, cardIn(page, 'Innboks', 'Berit Dahl'));
  await finger.move({ x: 385, y: finger.start.y });
  await expect(cardIn(page, 'Interessert', 'Berit Dahl')).toBeVisible();
  await finger.move({ x: 200, y: finger.start.y });
  await finger.lift();
  await expect(ownSteps(page)).toHaveText('Flyttet til Interessert, plass 1 av 1');
  await expect(cardIn(page, 'Interessert', 'Berit Dahl')).toBeVisible();

  // Several at once.
  await cardIn(page, 'Interessert', 'Berit Dahl').press('x');
  await page.getByRole('region', { name: 'Valgte kort' }).getByText('Flytt til …').click();
  await page.getByRole('menuitem', { name: 'Flytt til Tilbud' }).click();
  await expect(ownSteps(page)).toHaveText('Flyttet til Tilbud, plass 2 av 2');
});

test('a board can be read in the dark, also with a title that is one long word', async ({
  person,
}) => {
  const buyer = await person(buyerEmail);
  const { page, checkContrast } = buyer;
  const { uuid } = await makePublished(page);
  const long = 'y'.repeat(200);
  const path = await makeBoard(page, uuid, [long]);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  const card = cardIn(page, 'Innboks', long);
  await expect(card).toBeVisible();
  await checkContrast();

  // What deletes is red, and can be read on white as well.
  await card.press('m');
  await expect(page.getByRole('menuitem', { name: 'Fjern fra tavlen' })).toBeVisible();
  await checkContrast();
  await page.keyboard.press('Escape');
  await expect(card).toBeFocused();
  await page.emulateMedia({ colorScheme: 'light' });
  await card.press('m');
  await expect(page.getByRole('menuitem', { name: 'Fjern fra tavlen' })).toBeVisible();
  await checkContrast();
  await page.keyboard.press('Escape');
  await card.press('Enter');
  await expect(page.getByRole('button', { name: 'Lukk kortet' })).toBeInViewport({ ratio: 1 });
});
