import { expect, it } from 'vitest';
import { isCatalog, pickTexts, stringsIn } from './filter-catalog.ts';

const texts = { 'a+b/c1': ['Signer «her»: "ja"'], other0: ['Noe annet'], zZ_9: ['Til ', ['name']] };
const written = `const messages = JSON.parse(${JSON.stringify(JSON.stringify(texts))});
const rooms = { signing: () => import("./rooms.js") };\nexport { messages, rooms };`;
const modules = {
  '/locales/nb/messages.po': { code: written },
  '/SignForm.tsx': { code: 'jsx(Trans, { id: "a+b/c1" }), t({ id: `zZ_9`, values: { name } })' },
  '/gone.ts': { code: null },
};

it('a catalog keeps the texts that the modules show, and no others', () => {
  const filtered = pickTexts(written, stringsIn(modules));
  expect(filtered).not.toContain('Noe annet');
  const [, json = '', rest] = /JSON\.parse\((".*?[^\\]")\);\n(.*)$/s.exec(filtered) ?? [];
  const { other0: _, ...own } = texts;
  expect(JSON.parse(JSON.parse(json))).toEqual(own);
  expect(rest).toBe(written.split('\n').slice(1).join('\n'));
});

it('a catalog is told from other modules by its name', () => {
  expect(Object.keys(modules).filter(isCatalog)).toEqual(['/locales/nb/messages.po']);
});

it('a catalog that is written in another way fails the build, instead of losing its texts', () => {
  expect(() => pickTexts('export const messages = {};', new Set())).toThrow(
    'not written as expected',
  );
});
