import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  test as base,
  expect,
  type Browser,
  type BrowserContext,
  type Page,
} from '@playwright/test';
import type axe from 'axe-core';
import type { TorgProcess } from '../server/faults/torg-process.ts';
import { once } from './once.ts';
import { openDemo } from './demo.ts';

export interface Person {
  page: Page;
  /** Opens a page of the app, waits for its heading, and runs axe on it once. */
  visit: (path: string) => Promise<void>;
  /** Runs axe on a page that was reached in another way; once a run for people of one kind. */
  lookOver: () => Promise<void>;
  /** The same at another width in pixels, which the page keeps. */
  lookOverAt: (width: number) => Promise<void>;
  /** Runs axe on the page as it is now, however often it was checked before. */
  checkAccess: () => Promise<void>;
  /** Only the axe rules about colours. */
  checkContrast: () => Promise<void>;
}

interface Looks {
  /** in pixels */
  width?: number;
  /** another Torg than the worker's own */
  origin?: string;
}

interface Journey {
  /** A signed-in person in their own browser; an empty address gives a stranger. */
  person: (email: string, looks?: Looks) => Promise<Person>;
}

interface DemoData {
  torg: TorgProcess;
  browsers: Browsers;
}

const heights: Record<number, number> = { 390: 844, 1024: 768, 1440: 900 };

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);
const wholeOfAxe: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
const contrast: axe.RunOnly = { type: 'rule', values: ['color-contrast'] };

/** The violations that axe finds on the page. Asking for these alone halves the time. */
async function violationsOn(page: Page, rules: axe.RunOnly): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(axeSource);
  return page.evaluate(async (runOnly) => {
    const { axe: inPage } = window as unknown as { axe: typeof axe };
    // The app's frames contain mails, which run no scripts.
    const options: axe.RunOptions = { runOnly, resultTypes: ['violations'], iframes: false };
    const { violations } = await inPage.run(document, options);
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  }, rules);
}

/** Expects no violation of WCAG 2.2 A and AA on the page once it has settled. */
async function checkWithAxe(page: Page, rules: axe.RunOnly): Promise<void> {
  await expect(async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    expect(await violationsOn(page, rules), `axe on ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/sign-in`, {
    data: { email, password: 'torg-demo' },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
}

/** The browser's message about a response of 400 and above. */
const expected = /^Failed to load resource/;

/** A page that throws or logs an error is broken even if it looks right. */
function watchErrors(page: Page): void {
  page.on('pageerror', (error) => expect.soft(error.message, `on ${page.url()}`).toBe(''));
  page.on('console', (message) => {
    if (message.type() !== 'error' || expected.test(message.text())) return;
    expect.soft(message.text(), `on ${page.url()}`).toBe('');
  });
}

/** Demo people of one kind see the same pages. */
const kinds: Record<string, string> = {
  konsulent: 'consultant',
  selvstendig: 'consultant',
  bedrift: 'company admin',
  bolag: 'company admin',
  innkjoper: 'buyer',
  inkopare: 'buyer',
};

/** Identifies a page as one kind of person sees it; pages of two assignments count as the same. */
function viewOf(page: Page, email: string): string {
  const { pathname, search } = new URL(page.url());
  const [name = ''] = email.split('@');
  const path = `${pathname}${search}`.replaceAll(/[\da-f-]{36}/g, '*');
  return `${kinds[name] ?? name} ${page.viewportSize()?.width} ${path}`;
}

/**
 * Reuses browsers, one per person at a time. The next person gets one without Torg's cookies and
 * storage, but with the app's files still loaded and compiled.
 */
class Browsers {
  readonly #browser: Browser;
  readonly #origin: string;
  readonly #free: BrowserContext[] = [];

  constructor(browser: Browser, origin: string) {
    this.#browser = browser;
    this.#origin = origin;
  }

  async take(origin: string): Promise<BrowserContext> {
    const free = origin === this.#origin ? this.#free.pop() : undefined;
    return free ?? this.#browser.newContext({ baseURL: origin, locale: 'nb-NO' });
  }

  async giveBack(context: BrowserContext, origin: string): Promise<void> {
    if (origin !== this.#origin) return context.close();
    const [page = await context.newPage(), ...others] = context.pages();
    await Promise.all(others.map((other) => other.close()));
    page.removeAllListeners();
    // A page with an unsaved form asks before it is left.
    page.on('dialog', (dialog) => dialog.accept());
    await page.unrouteAll();
    await context.setOffline(false);
    await page.goto(`${origin}/favicon.svg`);
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
    await context.clearCookies();
    page.removeAllListeners();
    this.#free.push(context);
  }
}

async function newPerson(
  context: BrowserContext,
  origin: string,
  email: string,
  { width = 1440 }: Looks,
): Promise<Person> {
  const page = context.pages()[0] ?? (await context.newPage());
  const widen = (to: number) => page.setViewportSize({ width: to, height: heights[to] ?? 900 });
  await widen(width);
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  watchErrors(page);
  if (email !== '') await signIn(page, origin, email);
  const checkAccess = () => checkWithAxe(page, wholeOfAxe);
  const checkContrast = () => checkWithAxe(page, contrast);
  const lookOver = async (): Promise<void> => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await once(viewOf(page, email), checkAccess);
  };
  const lookOverAt = async (to: number): Promise<void> => {
    await widen(to);
    await lookOver();
  };
  const visit = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await lookOver();
  };
  return { page, visit, lookOver, lookOverAt, checkAccess, checkContrast };
}

/** One Torg per worker, with the demo data in an embedded database in a temporary folder. */
export const test = base.extend<Journey, DemoData>({
  torg: [
    async ({}, use) => {
      const { torg, close } = await openDemo();
      await use(torg);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  browsers: [
    async ({ browser, torg }, use) => use(new Browsers(browser, torg.origin)),
    { scope: 'worker' },
  ],
  person: async ({ browsers, torg }, use) => {
    const taken: [BrowserContext, string][] = [];
    await use(async (email, looks = {}) => {
      const origin = looks.origin ?? torg.origin;
      const context = await browsers.take(origin);
      taken.push([context, origin]);
      return newPerson(context, origin, email, looks);
    });
    await Promise.all(taken.map(([context, origin]) => browsers.giveBack(context, origin)));
  },
});

/** Expects nothing to be wider than the screen or to reach below the page, once it has settled. */
export async function expectToFit(page: Page): Promise<void> {
  const over = () =>
    page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const bottom = document.body.getBoundingClientRect().bottom + scrollY;
      return Math.max(scrollWidth - innerWidth, scrollHeight - Math.max(innerHeight, bottom));
    });
  const about = `${page.url()} at ${page.viewportSize()?.width} px`;
  await expect.poll(over, about).toBeLessThan(1);
}

export { expect };
