import { ownId } from '../profiles-made.ts';
import { expect, expectToFit, test } from '../torg.ts';

/** The last is the width at which pages open. */
const widths = [390, 1024, 1280, 1440];
/** axe runs at the narrowest and the widest; the widths between have the same elements. */
const narrowest = 390;

interface Reader {
  who: string;
  email: string;
  /** `:assignment` stands for an assignment's own URL */
  pages: readonly string[];
}

const readers: readonly Reader[] = [
  { who: 'a stranger', email: '', pages: ['/login', '/verify', '/dev/mail', '/dev/esign'] },
  {
    who: 'a consultant',
    email: 'konsulent@torg.example',
    pages: [
      '/assignments',
      '/assignments/:public',
      '/messages',
      '/messages/:thread',
      '/account',
      '/profiles/:me',
      '/profiles/:me/checklist',
      '/profiles/:me/wizard',
      '/qa-interviews',
    ],
  },
  {
    who: 'a buyer',
    email: 'innkjoper@torg.example',
    pages: [
      '/assignments/mine',
      '/assignments/:own/overview',
      '/assignments/:draft/wizard?step=need',
      '/assignments/:draft/wizard?step=review',
      '/messages',
    ],
  },
  {
    who: 'an admin',
    email: 'admin@torg.example',
    pages: [
      '/admin',
      '/admin/assignments',
      '/admin/qa-interview',
      '/admin/qa-interview/:form',
      '/competencies/proposed',
      '/admin/cooperation-contracts',
      '/admin/cooperation-contracts?tab=documents',
      '/admin/cooperation-contracts?tab=settings',
      '/number-threads',
    ],
  },
];

interface Listed {
  uuid: string;
  state: string;
  title: string;
}

// The longest file: its tests only read, so they can run in parallel.
test.describe.configure({ mode: 'parallel' });

for (const { who, email, pages } of readers) {
  test(`${who} reads every main page, at any width, by day and by night`, async ({ person }) => {
    const { page, visit, checkAccess, checkContrast } = await person(email);
    const places: Record<string, string | undefined> = {};
    const list = async (path: string, data: object) =>
      (await (
        await page.request.post(`/api/main${path}`, { data: { ...data, locale: 'nb' } })
      ).json()) as {
        assignments: Listed[];
      };
    if (email.startsWith('admin')) {
      const answer = await page.request.get('/api/main/admin/qa-interview-forms');
      const { qa_interview_forms: forms } = (await answer.json()) as {
        qa_interview_forms: { uuid: string }[];
      };
      places.form = forms[0]?.uuid;
    }
    if (email.startsWith('konsulent')) {
      places.me = await ownId(page);
      const { assignments } = await list('/assignments', { queryFilter: 'netthandel' });
      places.public = assignments[0]?.uuid;
      const answer = await page.request.get('/api/main/threads');
      const { threads } = (await answer.json()) as { threads: { thread_id: string }[] };
      places.thread = threads[0]?.thread_id;
    }
    if (email.startsWith('innkjoper')) {
      // Other tests may have made so many that a page of all of them has no draft.
      const mine = async (groupFilter: string) =>
        (await list('/assignments/mine', { groupFilter, limit: 90 })).assignments;
      places.own = (await mine('my-active'))[0]?.uuid;
      places.draft = (await mine('my-inactive')).findLast(
        ({ state, title }) => state === 'draft' && title,
      )?.uuid;
      expect([places.own, places.draft]).not.toContain(undefined);
    }
    for (const path of pages) {
      await visit(path.replace(/:(\w+)/, (_, name: string) => places[name] ?? `no ${name}`));
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/finner ikke|ingenting/);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await expectToFit(page);
        if (width === narrowest) await checkAccess();
      }
      // In dark mode only the colours differ.
      await page.emulateMedia({ colorScheme: 'dark' });
      await checkContrast();
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}
