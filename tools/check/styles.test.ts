import { expect, test } from 'vitest';
import { stylesCheck } from './styles.ts';

const refused = (text: string, path = 'web/src/people/PeopleCards.module.css') =>
  stylesCheck.look([{ path, text }]).map(({ line, says }) => `${line}: ${says}`);

test('colours and spacing from the theme are fine', () => {
  expect(refused('.a {\n  padding: var(--space-2) 0;\n  color: var(--torg-quiet);\n}')).toEqual([]);
});

test('a pair of colours outside the theme is refused', () => {
  expect(refused('.a {\n  color: light-dark(#fff, #000);\n}')).toEqual([
    '2: a pair of colours needs a name in web/src/app/theme.css: use its token',
  ]);
  expect(refused(':root { --a: light-dark(#fff, #000); }', 'web/src/app/theme.css')).toEqual([]);
});

test('spacing of any other size is refused, a width is not', () => {
  expect(refused('.a {\n  gap: 0.6rem;\n  width: 0.6rem;\n  margin-left: -3px;\n}')).toEqual([
    '2: spacing is one of the steps --space-…',
    '4: spacing is one of the steps --space-…',
  ]);
});

test('a second block of a class is refused, one for a wider page or for several classes is not', () => {
  const block = '.a {\n  margin: 0;\n}\n';
  expect(refused(`${block}\n.b {\n  margin: 0;\n}\n${block}`)).toEqual([
    '8: .a has a block above already',
  ]);
  expect(refused(`.b,\n${block}${block}`)).toEqual([]);
  expect(refused(`${block}@media (min-width: 48rem) {\n  .a {\n    margin: 0;\n  }\n}`)).toEqual(
    [],
  );
});
