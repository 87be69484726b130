import { expect, test } from './torg.ts';

/** The last is the one that pages open at. */
const widths = [390, 1024, 1440];
/** What axe finds at the ends it would find between them. */
const lookedOver = [390, 1440];

interface Reader {
  who: string;
  email: string;
  /** a title stands for the assignment's own address */
  pages: readonly string[];
}

const readers: readonly Reader[] = [
  { who: 'a stranger', email: '', pages: ['/login', '/dev/mail'] },
  {
    who: 'a consultant',
    email: 'konsulent@torg.example',
    pages: ['/assignments', '/assignments/:public', '/messages', '/messages/:thread', '/account'],
  },
  {
    who: 'a buyer',
    email: 'innkjoper@torg.example',
    pages: [
      '/assignments/mine',
      '/assignments/:own/overview',
      '/assignments/:draft/wizard?step=need',
      '/assignments/:draft/wizard?step=review',
    ],
  },
  { who: 'an admin', email: 'admin@torg.example', pages: ['/admin/assignments'] },
];

interface Listed {
  uuid: string;
  state: string;
  title: string;
}

// They only read: the longest file, so that no browser stands idle at the end.
test.describe.configure({ mode: 'parallel' });

for (const { who, email, pages } of readers) {
  for (const dark of [false, true]) {
    test(`${who} reads every main page, ${dark ? 'dark' : 'light'}`, async ({ person }) => {
      const { page, visit, checkAccess } = await person(email, { dark });
      const places: Record<string, string | undefined> = {};
      const list = async (path: string, data: object) =>
        (await (await page.request.post(`/api/main${path}`, { data })).json()) as {
          assignments: Listed[];
        };
      if (email.startsWith('konsulent')) {
        const { assignments } = await list('/assignments', { queryFilter: 'netthandel' });
        places.public = assignments[0]?.uuid;
        const answer = await page.request.get('/api/main/threads');
        const { threads } = (await answer.json()) as { threads: { thread_id: string }[] };
        places.thread = threads[0]?.thread_id;
      }
      if (email.startsWith('innkjoper')) {
        const { assignments } = await list('/assignments/mine', {});
        places.own = assignments.find(({ state }) => state === 'published')?.uuid;
        places.draft = assignments.find(({ state, title }) => state === 'draft' && title)?.uuid;
      }
      for (const path of pages) {
        await visit(path.replace(/:(\w+)/, (_, name: string) => places[name] ?? `no ${name}`));
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(
          /finner ikke|ingenting/,
        );
        // Colours are the same at every width, and lines break the same in the dark.
        for (const width of dark ? widths.slice(-1) : widths) {
          await page.setViewportSize({ width, height: 900 });
          const tooWide = await page.evaluate(
            () => document.documentElement.scrollWidth - innerWidth,
          );
          expect(tooWide, `${path} at ${width} px is wider than the screen`).toBe(0);
          if (lookedOver.includes(width)) await checkAccess();
        }
      }
    });
  }
}
