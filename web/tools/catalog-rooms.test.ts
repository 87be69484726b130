import { expect, it } from 'vitest';
import { roomOf, shownIn, withTextsOf } from './catalog-rooms.ts';

const source = '/app/src';
const at = (path: string): string => `${source}/${path}`;

it('a module belongs to the folder of its domain, and to none if every page needs it', () => {
  const rooms = ['boards/public/Card.tsx', 'ui/List.tsx', 'main.tsx', '../node_modules/x/y.js'];
  expect(rooms.map((path) => roomOf(at(path), source))).toEqual([
    'boards',
    undefined,
    undefined,
    undefined,
  ]);
});

it('an import of a page waits for the texts of its domain', () => {
  const code = `page(() => import('../BoardPage.tsx'), 'BoardPage'); import('../../ui/Pdf.tsx')`;
  expect(withTextsOf(code, at('boards/public/board-route.tsx'), source)).toBe(
    `import { withTexts } from "/app/src/client/language.ts";page(() => withTexts("boards",import('../BoardPage.tsx')), 'BoardPage'); import('../../ui/Pdf.tsx')`,
  );
  expect(withTextsOf("import('./x.js')", '/app/node_modules/y.js', source)).toBeUndefined();
});

const none = { now: [], later: [] };
const imports = new Map([
  [at('main.tsx'), { now: [at('app/router.tsx')], later: [at('ui/Lazy.tsx')] }],
  [at('app/router.tsx'), { now: [], later: [at('boards/Page.tsx'), at('needs/Page.tsx')] }],
  [at('boards/Page.tsx'), { now: [at('people/public/Name.tsx')], later: [at('boards/Late.tsx')] }],
  [at('needs/Page.tsx'), { now: [at('people/public/Name.tsx')], later: [] }],
  ...['people/public/Name.tsx', 'boards/Late.tsx', 'ui/Lazy.tsx'].map(
    (path) => [at(path), none] as const,
  ),
]);
const strings = new Map([...imports.keys()].map((id) => [id, ['shared', id]]));
const shown = (room: string | null) => [...shownIn(room, { source, imports, strings })].toSorted();

it('what every page needs stands in the first catalog alone', () => {
  const first = ['app/router.tsx', 'main.tsx', 'ui/Lazy.tsx'].map(at);
  expect(shown(null)).toEqual([...first, 'shared']);
});

it('a domain has what its pages show, also parts of other domains and what comes later', () => {
  const own = ['boards/Late.tsx', 'boards/Page.tsx', 'people/public/Name.tsx'];
  expect(shown('boards')).toEqual(own.map(at));
  expect(shown('needs')).toEqual(['needs/Page.tsx', 'people/public/Name.tsx'].map(at));
});
