import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import { startTorgProcess, type TorgProcess } from '../server/faults/torg-process.ts';

export interface Person {
  page: Page;
  /** Goes to a page of the app, waits until it has its heading, and looks it over with axe. */
  visit: (path: string) => Promise<void>;
  checkAccess: () => Promise<void>;
}

interface Journey {
  /** A signed-in person in a browser of their own; width in pixels. */
  person: (email: string, options?: { width?: number; dark?: boolean }) => Promise<Person>;
}

interface Town {
  torg: TorgProcess;
}

const heights: Record<number, number> = { 390: 844, 1024: 768, 1440: 900 };

/** No violation of WCAG 2.2 A and AA, anywhere on the page. */
export async function checkWithAxe(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
  expect(found, `axe on ${page.url()}`).toEqual([]);
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/sign-in`, {
    data: { email, password: 'torg-demo' },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
}

async function newPerson(
  browser: Browser,
  origin: string,
  email: string,
  options: { width?: number; dark?: boolean },
): Promise<Person> {
  const width = options.width ?? 1440;
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'nb-NO',
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: options.dark ? 'dark' : 'light',
  });
  const page = await context.newPage();
  // A page that throws, or logs an error, is broken even when it looks right.
  page.on('pageerror', (error) => expect.soft(error.message, `on ${page.url()}`).toBe(''));
  if (email !== '') await signIn(page, origin, email);
  const checkAccess = () => checkWithAxe(page);
  const visit = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await checkAccess();
  };
  return { page, visit, checkAccess };
}

/** One Torg a worker, with the demo town in an embedded database in a temporary folder. */
export const test = base.extend<Journey, Town>({
  torg: [
    async ({}, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'torg-journey-'));
      const torg = await startTorgProcess({ DATA_DIR: dataDir, ENVIRONMENT: 'development' });
      await use(torg);
      await torg.kill('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  person: async ({ browser, torg }, use) => {
    await use((email, options = {}) => newPerson(browser, torg.origin, email, options));
  },
});

export { expect };
