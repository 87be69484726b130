import { type Finding, lineAt, type OwnCheck } from './finding.ts';
import type { Source } from './sources.ts';

const theme = 'web/src/app/theme.css';

/**
 * Colours and spacing come from the theme's tokens, so that the design changes in one place. A class
 * of a module has one block: a second one, as after a rename, would silently change the first.
 */
export const stylesCheck: OwnCheck = {
  name: 'styles',
  look: (sources) =>
    sources
      .filter(({ path }) => /^web\/src\/.*\.css$/.test(path) && path !== theme)
      .flatMap((source) => [
        ...rules.flatMap((rule) => findingsOf(source, rule)),
        ...repeatedClasses(source),
      ]),
};

interface Rule {
  pattern: RegExp;
  says: string;
}

const rules: readonly Rule[] = [
  {
    pattern: /light-dark\(/g,
    says: `a pair of colours needs a name in ${theme}: use its token`,
  },
  {
    pattern: /^\s*(?:padding|margin|gap|row-gap|column-gap)(?:-[a-z-]+)?:[^;]*\d(?:rem|px)\b/gm,
    says: 'spacing is one of the steps --space-…',
  },
  {
    pattern: /var\(--mantine-color-(?:dimmed|error|body|anchor)\)/g,
    says: 'use --torg-quiet, --torg-danger, --torg-surface or --torg-primary',
  },
];

const findingsOf = ({ path, text }: Source, { pattern, says }: Rule): Finding[] =>
  [...text.matchAll(pattern)].map(({ index, 0: found }) => ({
    path,
    line: lineAt(text, index + found.length),
    says,
  }));

function repeatedClasses({ path, text }: Source): Finding[] {
  const seen = new Set<string>();
  return [...text.matchAll(/(?<!,\n)^\.([\w-]+) \{/gm)].flatMap(({ index, 1: name = '' }) => {
    const isRepeated = seen.has(name);
    seen.add(name);
    return isRepeated
      ? [{ path, line: lineAt(text, index), says: `.${name} has a block above already` }]
      : [];
  });
}
