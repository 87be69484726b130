/**
 * The longest task of Chromium's main thread on a board of ten columns with 200 cards each: while a
 * card is dragged by the mouse, carried by keys, and while a colleague moves 20 cards a second. With
 * the address of a board that `npm run demo -- --cards 2000` has filled, it measures that one.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { startDemo } from '../e2e/demo.ts';
import { loadDemoFolder } from '../server/faults/torg-process.ts';
import { root, run } from './child.ts';
import { chromiumArgs, chromiumPath } from './chromium.ts';
import { longestTask, type Trace } from './longest-task.ts';

const [cards, movesASecond, seconds, presses] = [2_000, 20, 10, 60];
const size = { width: 1440, height: 900 };
const patience = 180_000;

interface Side {
  /** of the board */
  address: string;
  close: () => Promise<void>;
}

/** A Torg of its own, with the cards. */
async function startFilled(): Promise<Side> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-board-'));
  await loadDemoFolder({ DATA_DIR: dataDir });
  const env = { ...process.env, DATA_DIR: dataDir };
  const filler = join(root, 'server', 'demo', 'main.ts');
  const filled = await run('node', [filler, '--cards', String(cards)], { env, quiet: true });
  const [path] = /\/assignments\/\S+/.exec(filled.output) ?? [];
  if (path === undefined) throw new Error(filled.output);
  const torg = await startDemo(dataDir);
  const close = async () => {
    await torg.kill('SIGTERM');
    await rm(dataDir, { recursive: true, force: true });
  };
  return { address: new URL(path, torg.origin).href, close };
}

async function openBoard(browser: Browser, address: string): Promise<Page> {
  const { origin: baseURL } = new URL(address);
  const context = await browser.newContext({ baseURL, viewport: size, locale: 'nb-NO' });
  const page = await context.newPage();
  page.setDefaultTimeout(patience);
  const data = { email: 'admin@torg.example', password: 'torg-demo' };
  const signedIn = await page.request.post('/api/auth/sign-in', { data });
  if (!signedIn.ok()) throw new Error(`signing in answered ${signedIn.status()}`);
  await page.goto(address, { timeout: patience });
  await page.getByRole('option').first().waitFor();
  await pause(3_000);
  return page;
}

/** Finding it is work of the page's main thread too, so it is done before anything is measured. */
async function focusCard(page: Page): Promise<{ x: number; y: number }> {
  const card = page.getByRole('option').nth(2);
  await card.focus();
  const box = await card.boundingBox();
  if (!box) throw new Error('no card is on the screen');
  return box;
}

/** Across four columns and back, with the board scrolled at its edge. */
async function drag(page: Page, box: { x: number; y: number }): Promise<void> {
  await page.mouse.move(box.x + 60, box.y + 20);
  await page.mouse.down();
  for (const x of [700, 1_000, 1_420, 1_420, 700, 500]) {
    await page.mouse.move(x, 480, { steps: 25 });
    await page.mouse.move(x, 780, { steps: 15 });
  }
  await page.mouse.up();
}

async function carry(page: Page): Promise<void> {
  await page.keyboard.press('Space');
  for (let press = 0; press < presses; press += 1) {
    await page.keyboard.press(press % 6 === 5 ? 'ArrowRight' : 'ArrowDown');
  }
  await page.keyboard.press('End');
  await page.keyboard.press('Home');
  await page.keyboard.press('Escape');
}

interface Board {
  cards: { evaluation_board_card: string; column: string }[];
  columns: { evaluation_board_column: string }[];
}

async function readBoard(address: string, colleague: BrowserContext): Promise<Board> {
  const [, id] = /assignments\/([\da-f-]{36})/.exec(address) ?? [];
  const read = await colleague.request.get(`/api/main/assignment/${id}/evaluation-board`);
  return (await read.json()) as Board;
}

/** As a colleague does elsewhere, so that the page only hears of it. */
async function watchMoves(page: Page, colleague: BrowserContext, board: Board): Promise<void> {
  const moves = Array.from({ length: movesASecond * seconds }, (_, at) => at);
  const sent = moves.map(async (at) => {
    await pause((at * 1_000) / movesASecond);
    const card = board.cards[(at * 37) % board.cards.length]?.evaluation_board_card;
    const to = board.columns[(at * 7) % board.columns.length]?.evaluation_board_column;
    const data = { to_evaluation_board_card_column: to, card_order: at % 50 };
    await colleague.request.post(`/api/main/evaluation-board-card/${card}/move`, { data });
  });
  await Promise.all(sent);
  await page.waitForTimeout(1_500);
}

/** Only the tasks: what else can be traced, above all a profile, would be work of theirs. */
const categories = ['-*', 'toplevel'];

async function report(browser: Browser, page: Page, what: string, act: () => Promise<void>) {
  await browser.startTracing(page, { categories });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as Trace;
  const { wallMs, cpuMs, tasks } = longestTask(trace);
  console.log(`${what}: ${wallMs} ms, of which ${cpuMs} ms of the processor (${tasks} tasks)`);
}

const [, , given] = process.argv;
const side = given === undefined ? await startFilled() : { address: given, close: async () => {} };
const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumArgs });
try {
  const page = await openBoard(browser, side.address);
  const colleague = await browser.newContext({ baseURL: new URL(side.address).origin });
  const data = { email: 'innkjoper@torg.example', password: 'torg-demo' };
  await colleague.request.post('/api/auth/sign-in', { data });
  const board = await readBoard(side.address, colleague);
  const card = await focusCard(page);
  await report(browser, page, 'dragging', () => drag(page, card));
  await focusCard(page);
  await report(browser, page, 'carrying by keys', () => carry(page));
  await report(browser, page, 'moves of a colleague', () => watchMoves(page, colleague, board));
} finally {
  await browser.close();
  await side.close();
}
