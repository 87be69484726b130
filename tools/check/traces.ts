import { type Finding, lineAt, type OwnCheck } from './finding.ts';
import type { Source } from './sources.ts';

/**
 * Addresses and paths that are only valid on the author's machine. This file and its test must name
 * them.
 */
const foreign: [pattern: RegExp, says: string][] = [
  [/(?<![\w./*$}])\/(work|root|home\/[a-z]+|Users\/\w+)\/[\w.]/, 'a path of one machine'],
  [
    new RegExp(
      ['registry\\.(npmjs|yarnpkg)', 'npm\\.pkg\\.github', 'artifactory[./]', 'verdaccio:'].join(
        '|',
      ),
    ),
    'a package registry: what to install from is the machine’s business',
  ],
];

export const tracesCheck: OwnCheck = {
  name: 'traces',
  look: (sources) =>
    sources.filter(({ path }) => !path.startsWith('tools/check/traces')).flatMap(tracesIn),
};

function tracesIn({ path, text }: Source): Finding[] {
  return foreign.flatMap(([pattern, says]) => {
    const match = pattern.exec(text);
    return match ? [{ path, line: lineAt(text, match.index), says }] : [];
  });
}
