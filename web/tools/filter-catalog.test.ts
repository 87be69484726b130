import { expect, it } from 'vitest';
import { filterCatalog } from './filter-catalog.ts';

const texts = { 'a+b/c1': ['Signer'], other0: ['Noe annet'], zZ_9: ['Til ', ['name']] };
const written = `const messages = JSON.parse(${JSON.stringify(JSON.stringify(texts))});\nexport { messages };`;
const catalog = { modules: { '/locales/nb/messages.po': { code: written } } };
const pages = {
  modules: {
    '/SignForm.tsx': { code: 'jsx(Trans, { id: "a+b/c1" }), t({ id: `zZ_9`, values: { name } })' },
    '/gone.ts': { code: null },
  },
};

it('a catalog keeps the texts that the modules of the build show, and no others', () => {
  const filtered = filterCatalog(written, catalog, [catalog, pages]) ?? '';
  expect(filtered).not.toContain('Noe annet');
  const [, json = ''] = /JSON\.parse\((".*")\);\nexport \{ messages \};$/s.exec(filtered) ?? [];
  const { other0: _, ...own } = texts;
  expect(JSON.parse(JSON.parse(json))).toEqual(own);
});

it('other chunks stay as they are', () => {
  expect(filterCatalog('code', pages, [catalog, pages])).toBeUndefined();
});

it('a catalog that is written in another way fails the build, instead of losing its texts', () => {
  expect(() => filterCatalog('export const messages = {};', catalog, [pages])).toThrow(
    'not written as expected',
  );
});
