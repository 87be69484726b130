import type { Page } from 'playwright-core';

/** Opens the first link in the page's content that has this text. */
export const follow = (words: string) => async (page: Page) => {
  await page.getByRole('main').getByRole('link', { name: words }).first().click();
  await page.getByRole('heading', { level: 1, name: words }).waitFor();
};

/** A need, with the sentence that one of its fields came from. */
export const openSources = async (page: Page) => {
  await follow('Utvikler til ny kundeportal')(page);
  await page.getByLabel('Omfang i prosent').waitFor();
  await page.getByRole('textbox', { name: 'Tittel', exact: true }).focus();
};

const openNeedBoard = async (page: Page) => {
  await follow('Utvikler til ny kundeportal')(page);
  await page.getByRole('link', { name: 'Tavle' }).click();
  await page.getByRole('heading', { name: 'Samtale' }).waitFor();
};

/** What a machine says about the people of a column. */
export const openColumn = (action: RegExp, heading: string) => async (page: Page) => {
  await openNeedBoard(page);
  await page.getByRole('button', { name: 'Handlinger for kolonnen Samtale' }).click();
  await page.getByRole('menuitem', { name: action }).click();
  await page.getByRole('heading', { name: heading }).waitFor();
  await page.getByRole('link', { name: 'Se i profilen' }).first().waitFor();
};

/** Scores by people beside those of a machine. */
export const openScores = async (page: Page) => {
  await openNeedBoard(page);
  await page
    .getByRole('region', { name: 'Kolonnen Interessert' })
    .getByRole('option')
    .first()
    .click();
  await page.getByRole('tab', { name: 'Vurdering' }).click();
  await page.getByRole('heading', { name: 'Dine poeng' }).waitFor();
};
