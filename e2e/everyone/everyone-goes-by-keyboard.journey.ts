import type { Page } from '@playwright/test';
import { ownId } from '../profiles-made.ts';
import { expect, test } from '../torg.ts';

interface Walk {
  /** targets that the Tab key did not reach */
  missed: string[];
  /** targets that were reached without a visible focus */
  unmarked: string[];
}

/** Numbers everything that the keyboard should reach, and returns how many there are. */
const numberTargets = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const candidates =
      'a[href], button, input, select, textarea, summary, [contenteditable="true"]';
    const targets = [...document.querySelectorAll<HTMLElement>(candidates)].filter((element) => {
      const isOff = element.matches(':disabled, [type="hidden"], [tabindex="-1"]');
      const isAway = element.closest('[inert], [hidden], [aria-hidden="true"]') !== null;
      return !isOff && !isAway && element.checkVisibility({ visibilityProperty: true });
    });
    // In a group of radio buttons, Tab reaches one; the arrow keys reach the others.
    const radioGroups = new Set<string>();
    let number = 0;
    for (const element of targets) {
      if (element instanceof HTMLInputElement && element.type === 'radio') {
        if (radioGroups.has(element.name)) continue;
        radioGroups.add(element.name);
      }
      element.dataset.walk = String(number);
      number += 1;
    }
    return number;
  });

interface Stop {
  number: string | null;
  words: string;
  isMarked: boolean;
}

type Watched = Window & { stops: Stop[] };

/**
 * Records each element that gets the focus: its number, its text, and whether the focus is visible.
 */
const watchFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isMarked = (one: Element | null): boolean => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth, boxShadow, borderColor } = getComputedStyle(one);
      if (outlineStyle !== 'none' && outlineWidth !== '0px') return true;
      return boxShadow !== 'none' || (one.matches('input, select, textarea') && borderColor !== '');
    };
    const { stops } = Object.assign(window as unknown as Watched, { stops: [] as Stop[] });
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const above = target.parentElement;
      const around = [target, above, above?.parentElement ?? null, target.nextElementSibling];
      stops.push({
        number: target.dataset.walk ?? null,
        words: target.outerHTML.slice(0, 160),
        isMarked: around.some(isMarked),
      });
    });
    (document.activeElement as HTMLElement | null)?.blur();
  });

/** Presses Tab until the focus has been everywhere, and returns what it did not reach. */
async function walk(page: Page): Promise<Walk> {
  const count = await numberTargets(page);
  const reached = new Set<string>();
  const unmarked: string[] = [];
  await watchFocus(page);
  for (let round = 0; round < 2 && reached.size < count; round += 1) {
    for (let press = 0; press < count + 10; press += 1) await page.keyboard.press('Tab');
    const stops = await page.evaluate(() => (window as unknown as Watched).stops.splice(0));
    for (const { number } of stops) if (number !== null) reached.add(number);
    unmarked.push(...stops.filter(({ isMarked }) => !isMarked).map(({ words }) => words));
  }
  const missed = await page.evaluate(
    (numbers) => {
      const isGroupReached = (element: HTMLElement): boolean =>
        element instanceof HTMLInputElement &&
        element.type === 'radio' &&
        [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')].some(
          (one) => one.name === element.name && one.checked,
        );
      return [...document.querySelectorAll<HTMLElement>('[data-walk]')]
        .filter((one) => !numbers.includes(one.dataset.walk ?? '') && !isGroupReached(one))
        .map((one) => one.outerHTML.slice(0, 160));
    },
    [...reached],
  );
  return { missed, unmarked };
}

const walkers = [
  { who: 'a stranger', email: '', pages: ['/login', '/verify', '/dev/mail', '/dev/esign'] },
  {
    who: 'a consultant',
    email: 'konsulent@torg.example',
    pages: [
      '/assignments',
      '/messages',
      '/account',
      '/profiles/:me/checklist',
      '/profiles/:me?mode=facts',
      '/profiles/:me?mode=skills',
    ],
  },
  {
    who: 'a buyer',
    email: 'innkjoper@torg.example',
    pages: [
      '/assignments/mine',
      '/messages/new',
      '/find/consultants',
      '/profiles/saved',
      '/search/saved',
    ],
  },
  {
    who: 'a newcomer',
    email: 'ny.konsulent@torg.example',
    pages: ['/profiles/:me/wizard', '/profiles/:me/wizard?step=roles'],
  },
  {
    who: 'an admin',
    email: 'admin@torg.example',
    pages: ['/admin', '/admin/assignments', '/profiles', '/admin/qa-interview', '/competencies'],
  },
  {
    who: 'a company admin',
    email: 'bedrift@torg.example',
    pages: [
      '/consultant-company',
      '/consultant-company?tab=brukere',
      '/consultant-company?tab=avtale',
      '/qa-interviews',
    ],
  },
] as const;

test.describe.configure({ mode: 'parallel' });

for (const { who, email, pages } of walkers) {
  test(`${who} reaches everything with the keyboard alone, and always sees the focus`, async ({
    person,
  }) => {
    const { page, visit } = await person(email);
    const me = email === '' ? '' : await ownId(page);
    for (const path of pages) {
      await visit(path.replace(':me', me));
      const { missed, unmarked } = await walk(page);
      expect(missed, `never reached on ${path}`).toEqual([]);
      expect(unmarked, `focused on ${path} without a mark`).toEqual([]);
    }
  });
}

const openers = [
  { path: '/competencies', opener: 'Ny kompetanse', first: 'Navn på bokmål' },
  { path: '/competencies/proposed', opener: 'Slå sammen …', first: 'Med' },
  { path: '/customers', opener: 'Ny oppdragsgiver', first: 'Land' },
  { path: '/admin/competencies/synonyms', opener: 'Nytt synonym', first: 'Ord' },
];

test('a dialog focuses its first field, and Esc returns the focus to what opened it', async ({
  person,
}) => {
  const { page, visit } = await person('admin@torg.example');
  for (const { path, opener, first } of openers) {
    await visit(path);
    const button = page.getByRole('button', { name: opener }).first();
    await button.press('Enter');
    await expect(page.getByRole('dialog').getByLabel(first).first(), path).toBeFocused();
    // If a list is open below the field, Esc closes that first.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await expect(button, path).toBeFocused();
  }
});
