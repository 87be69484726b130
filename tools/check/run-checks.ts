import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from '../child.ts';
import { commentsCheck } from './comments.ts';
import { type OwnCheck, written } from './finding.ts';
import { circlesCheck } from './layout/circles.ts';
import { floorsCheck } from './layout/floors.ts';
import { foldersCheck } from './layout/folders.ts';
import { handlersCheck } from './layout/handlers.ts';
import { namesCheck } from './layout/names.ts';
import { sizesCheck } from './layout/sizes.ts';
import { tablesCheck } from './layout/tables.ts';
import { licencesCheck } from './packages/licences.ts';
import { lockfileCheck } from './packages/lockfile.ts';
import { migrationsCheck } from './migrations.ts';
import { rightsCheck } from './rights.ts';
import { readSources } from './sources.ts';
import { statesCheck } from './states.ts';
import { stylesCheck } from './styles.ts';
import { tracesCheck } from './traces.ts';
import { wordsCheck } from './words.ts';

export interface CheckResult {
  name: string;
  ok: boolean;
  /** offences, or figures worth showing */
  says: string;
  seconds: number;
}

const own: OwnCheck[] = [
  floorsCheck,
  circlesCheck,
  foldersCheck,
  handlersCheck,
  rightsCheck,
  statesCheck,
  namesCheck,
  migrationsCheck,
  sizesCheck,
  wordsCheck,
  stylesCheck,
  tablesCheck,
  commentsCheck,
  tracesCheck,
  lockfileCheck,
  licencesCheck,
];

/**
 * External programs, and `tools/docs.ts`; each with the command that fixes its offences, if there
 * is one.
 */
const programs: [name: string, command: string[], repair?: string][] = [
  ['format', ['oxfmt', '--check', '.'], 'node_modules/.bin/oxfmt'],
  ['lint', ['oxlint', '--deny-warnings'], 'node_modules/.bin/oxlint --fix'],
  ...['.', 'protocol', 'server', 'web', 'e2e']
    .filter((project) => existsSync(join(root, project, 'tsconfig.json')))
    .map((project): [string, string[]] => [
      `types ${project === '.' ? 'tools' : project}`,
      ['tsc', '-p', project, '--checkers', '1'],
    ]),
  ['unused', ['knip', '--no-progress']],
  [
    'translations',
    ['node', 'web/tools/check-translations.ts'],
    'cd web && npx lingui extract --clean, then write the Swedish and English words',
  ],
  ['materials', ['node', 'tools/bill-of-materials.ts']],
  ['generated', ['node', 'tools/docs.ts', '--check'], 'node tools/docs.ts'],
];

export const checkNames = [...own.map(({ name }) => name), ...programs.map(([name]) => name)];

/** Runs all checks, or those whose names begin with one of the words. */
export async function runChecks(only: string[] = []): Promise<CheckResult[]> {
  const isSelected = (name: string) =>
    only.length === 0 || only.some((word) => name.startsWith(word));
  const external = programs
    .filter(([name]) => isSelected(name))
    .map(([name, command, repair]) => runProgram(name, command, repair));
  const sources = own.some(({ name }) => isSelected(name)) ? readSources() : [];
  const inside = own
    .filter(({ name }) => isSelected(name))
    .map((check) => timed(check.name, () => runOwn(check, sources)));
  return Promise.all([...inside, ...external]);
}

/**
 * The checks run in parallel, so each gets one processor; with more, a type checker would only
 * compute the same types twice. They are too short-lived for much garbage collection.
 */
export const thrifty = { GOMAXPROCS: '1', GOGC: '400' };

async function runProgram(name: string, [command = '', ...args]: string[], repair?: string) {
  return timed(name, async () => {
    const { code, output } = await run(command, args, {
      quiet: true,
      env: { ...process.env, ...thrifty },
    });
    const hint = repair ? `\nTo repair: ${repair}` : '';
    return { ok: code === 0, says: code === 0 ? '' : output.trim() + hint };
  });
}

function runOwn(check: OwnCheck, sources: ReturnType<typeof readSources>) {
  const findings = check.look(sources);
  const figures = check.figures?.(sources) ?? '';
  return {
    ok: findings.length === 0,
    says: [...findings.map(written), figures].filter(Boolean).join('\n'),
  };
}

async function timed(
  name: string,
  look: () => { ok: boolean; says: string } | Promise<{ ok: boolean; says: string }>,
): Promise<CheckResult> {
  const started = performance.now();
  const { ok, says } = await look();
  return { name, ok, says, seconds: (performance.now() - started) / 1000 };
}

/** A line for each check, with its offences below. */
export function report(results: CheckResult[]): string {
  return results
    .map(({ name, ok, says, seconds }) => {
      const head = `${ok ? '✓' : '✗'} ${name.padEnd(16)}${seconds.toFixed(1)} s`;
      if (ok) return says ? `${head}  ${says}` : head;
      return [head, ...says.split('\n').map((line) => `    ${line}`)].join('\n');
    })
    .join('\n');
}
