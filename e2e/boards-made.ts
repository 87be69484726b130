import type { Locator, Page } from '@playwright/test';
import { expect } from './torg.ts';

/** Makes the board of an assignment with these cards in its inbox, and answers its address. */
export async function makeBoard(
  page: Page,
  assignment: string,
  cards: readonly string[],
): Promise<string> {
  const made = await page.request.post('/api/main/evaluation-board/assignment', {
    data: { board_title: 'Kandidater', assignment },
  });
  expect(made.status(), 'the board is made').toBe(201);
  const { evaluation_board: board } = (await made.json()) as { evaluation_board: string };
  for (const card_title of cards) {
    const added = await page.request.post(`/api/main/evaluation-board/${board}/card`, {
      data: { card_title },
    });
    expect(added.status(), `${card_title} is added`).toBe(201);
  }
  return `/assignments/${assignment}/boards`;
}

export const columnOf = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: `Kolonnen ${name}`, exact: true });

export const cardIn = (page: Page, column: string, name: string): Locator =>
  columnOf(page, column).getByRole('option', { name: new RegExp(name) });

/** What the live regions say of one's own steps, and of those of others. */
export const ownSteps = (page: Page): Locator =>
  page.getByRole('status', { name: 'Det du gjør på tavlen' });
export const stepsOfOthers = (page: Page): Locator =>
  page.getByRole('status', { name: 'Det andre gjør på tavlen' });

interface Point {
  x: number;
  y: number;
}

/** A finger on the screen, which takes a card by its handle. */
export async function fingerOn(page: Page, card: Locator) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  const handle = await card.locator('[data-press="handle"]').boundingBox();
  if (!handle) throw new Error('the handle of the card is on the screen');
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const start = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
  await touch('touchStart', [start]);
  return {
    start,
    move: (to: Point) => touch('touchMove', [to]),
    async lift() {
      await touch('touchEnd', []);
      await devtools.detach();
    },
  };
}

/** Drags a card by the mouse to the top of a column, as slowly as a hand does. */
export async function dragTo(page: Page, card: Locator, column: Locator): Promise<void> {
  const from = await card.boundingBox();
  const to = await column.boundingBox();
  if (!from || !to) throw new Error('the card and the column are on the screen');
  await page.mouse.move(from.x + 80, from.y + 20);
  await page.mouse.down();
  await page.mouse.move(from.x + 90, from.y + 30, { steps: 4 });
  await page.mouse.move(to.x + 120, to.y + 110, { steps: 12 });
  await expect(column).toHaveAttribute('data-over', 'true');
  await page.mouse.up();
}
