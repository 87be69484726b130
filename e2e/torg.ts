import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Browser, type Page } from '@playwright/test';
import type { TorgProcess } from '../server/faults/torg-process.ts';
import { once } from './once.ts';
import { openTown } from './town.ts';

export interface Person {
  page: Page;
  /** Goes to a page of the app, waits until it has its heading, and looks it over with axe once. */
  visit: (path: string) => Promise<void>;
  checkAccess: () => Promise<void>;
}

interface Looks {
  /** in pixels */
  width?: number;
  dark?: boolean;
  /** of another Torg than the worker's own */
  origin?: string;
}

interface Journey {
  /** A signed-in person in a browser of their own; without an address, a stranger. */
  person: (email: string, looks?: Looks) => Promise<Person>;
}

interface Town {
  torg: TorgProcess;
}

const heights: Record<number, number> = { 390: 844, 1024: 768, 1440: 900 };

/** No violation of WCAG 2.2 A and AA, anywhere on the page, once it has come to rest. */
async function checkWithAxe(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  await expect(async () => {
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    // In the page itself: the other way opens a second page for every look, and takes twice as long.
    const { violations } = await new AxeBuilder({ page }).setLegacyMode().withTags(tags).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`);
    expect(found, `axe on ${page.url()}`).toEqual([]);
  }).toPass({ timeout: 30_000 });
}

async function signIn(page: Page, origin: string, email: string): Promise<void> {
  const answer = await page.request.post(`${origin}/api/auth/sign-in`, {
    data: { email, password: 'torg-demo' },
  });
  expect(answer.status(), `${email} signs in`).toBe(200);
}

/** The browser's words for an answer of 400 and up, and for axe outside the frame of a mail. */
const expected = /^(Failed to load resource|Blocked script execution in 'about:srcdoc')/;

/** A page that throws, or logs an error, is broken even when it looks right. */
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

/** A page as one kind of person sees it; one assignment's page is like the next one's. */
function viewOf(url: string, email: string, looks: Looks): string {
  const { pathname, search } = new URL(url);
  const [name = ''] = email.split('@');
  const path = `${pathname}${search}`.replaceAll(/[\da-f-]{36}/g, '*');
  return `${kinds[name] ?? name} ${looks.width} ${looks.dark} ${path}`;
}

async function newPerson(
  browser: Browser,
  origin: string,
  email: string,
  { width = 1440, dark = false }: Looks,
): Promise<Person> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'nb-NO',
    viewport: { width, height: heights[width] ?? 900 },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  watchErrors(page);
  if (email !== '') await signIn(page, origin, email);
  const checkAccess = () => checkWithAxe(page);
  const visit = async (path: string): Promise<void> => {
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await once(viewOf(page.url(), email, { width, dark }), checkAccess);
  };
  return { page, visit, checkAccess };
}

/** One Torg a worker, with the demo town in an embedded database in a temporary folder. */
export const test = base.extend<Journey, Town>({
  torg: [
    async ({}, use) => {
      const { torg, close } = await openTown();
      await use(torg);
      await close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  person: async ({ browser, torg }, use) => {
    const here: Person[] = [];
    await use(async (email, looks = {}) => {
      const person = await newPerson(browser, looks.origin ?? torg.origin, email, looks);
      here.push(person);
      return person;
    });
    await Promise.all(here.map(({ page }) => page.context().close()));
  },
});

export { expect };
