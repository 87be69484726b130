import type { Finding, OwnCheck } from '../finding.ts';
import { type RuntimePackage, runtimePackages } from './runtime-packages.ts';

/** Licences, by their SPDX names, that ask for no more than to be named and to be passed on. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Unlicense',
]);

/** Allowed for these packages alone, each for the reason beside it. */
const allowedFor: { packages: RegExp; licence: string; because: string }[] = [
  {
    packages: /^@fontsource-variable\//,
    licence: 'OFL-1.1',
    because: 'a typeface, which the licence lets a page use',
  },
  {
    packages: /^@expo-google-fonts\/inter$/,
    licence: 'OFL-1.1',
    because: 'a typeface, which the licence lets a document have in it',
  },
  {
    packages: /^pako$/,
    licence: 'Zlib',
    because: 'Zlib asks only that changes are not passed off as the original',
  },
  {
    packages: /^caniuse-lite$/,
    licence: 'CC-BY-4.0',
    because: 'data about browsers, which only the build reads',
  },
  {
    packages: /^@img\/sharp-/,
    licence: 'LGPL-3.0-or-later',
    because: 'a library in a file of its own, which anybody may replace',
  },
];

export const licencesCheck: OwnCheck = {
  name: 'licences',
  look: (sources) => {
    const lockfile = sources.find(({ path }) => path === 'package-lock.json');
    return lockfile ? runtimePackages(lockfile.text).flatMap(refusal) : [];
  },
  figures: (sources) => {
    const lockfile = sources.find(({ path }) => path === 'package-lock.json');
    return lockfile ? `${runtimePackages(lockfile.text).length} packages at run time` : '';
  },
};

function refusal({ name, version, licence }: RuntimePackage): Finding[] {
  const path = 'package-lock.json';
  if (licence === undefined) return [{ path, says: `${name} ${version} names no licence` }];
  if (isAllowed(licence, name)) return [];
  return [
    {
      path,
      says: `${name} ${version} has the licence ${licence}, which tools/check/packages/licences.ts does not allow`,
    },
  ];
}

/** Of licences joined by OR one is enough; of those joined by AND each must be allowed. */
function isAllowed(expression: string, name: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const one = (): boolean => {
    const word = words.shift();
    if (word !== '(') return isAllowedAlone(word ?? '', name);
    const inside = some();
    return words.shift() === ')' && inside;
  };
  const every = (): boolean => {
    let all = one();
    while (words[0] === 'AND' && words.shift()) all = one() && all;
    return all;
  };
  const some = (): boolean => {
    let any = every();
    while (words[0] === 'OR' && words.shift()) any = every() || any;
    return any;
  };
  // Words that are left over belong to no expression that is understood here.
  return some() && words.length === 0;
}

function isAllowedAlone(licence: string, name: string): boolean {
  return (
    allowed.has(licence) ||
    allowedFor.some((one) => one.licence === licence && one.packages.test(name))
  );
}
