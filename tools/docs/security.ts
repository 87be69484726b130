import { posix } from 'node:path';
import type { Because, Chapter } from '../security/requirement.ts';
import { code, table } from './table.ts';

/** From `docs/`, where the page lies. */
const link = (text: string, file: string): string =>
  `[${text}](${posix.relative('docs', file).replaceAll(' ', '%20')})`;

const plain = (text: string): string => text.replaceAll(/[[\]*_<>]/g, '\\$&').replace(/^#+ /, '');

function shown(because: Because): string {
  switch (because.kind) {
    case 'test':
      return link(plain(because.title), because.file);
    case 'document':
      return link(plain(because.heading), because.file);
    case 'check':
      return `the check ${code(because.name)}`;
    case 'reason':
      return because.text;
    case 'lacking':
      return `**not yet**: ${because.text}`;
  }
}

const counted = (chapters: readonly Chapter[]): string => {
  const all = chapters.flatMap(({ requirements }) => requirements);
  const having = (...kinds: Because['kind'][]) =>
    all.filter(({ because }) => because.some(({ kind }) => kinds.includes(kind))).length;
  const held = having('test', 'check', 'document');
  const open = having('lacking');
  return `${all.length} requirements: ${held} with a test, a check or a document, the others with a reason; ${open} lack something.`;
};

const kindsTable = (kinds: Readonly<Record<string, string>>): string =>
  table(
    ['kind', 'means'],
    Object.entries(kinds).map(([kind, means]) => [code(kind), means]),
  );

/** The page about security: each requirement with what holds it, and the kinds of the security log. */
export function securityPage(
  chapters: readonly Chapter[],
  log: { attempts: Readonly<Record<string, string>>; changes: Readonly<Record<string, string>> },
): string {
  const parts = chapters.map(({ number, title, requirements }) => {
    const rows = requirements.map(({ number: own, level, says, because }) => [
      own,
      String(level),
      says,
      because.map(shown).join('<br>'),
    ]);
    return `## ${number} ${title}\n\n${table(['number', 'level', 'asks', 'held by'], rows)}`;
  });
  return [
    '# Security',
    'Levels 1 and 2 of the Application Security Verification Standard of OWASP, version 5.0, in our own words: each requirement with the test that holds it, or the reason why there is none. The table is `tools/security`; a test, check or heading that it names must exist. [How Torg is protected](decisions/how-torg-is-protected.md) is the prose to it.',
    counted(chapters),
    ...parts,
    '## The security log',
    'Lines with the field `security`, also counted by kind in `/metrics` (`torg_security_events_total`). Each has the trace, the account it is about (`account`, null if unknown) and who did it, if somebody else (`by`); never a name, an address or a secret.',
    'Attempts and refusals, at level `warn`:',
    kindsTable(log.attempts),
    'Changes, at level `info`, after their commit:',
    kindsTable(log.changes),
  ].join('\n\n');
}
