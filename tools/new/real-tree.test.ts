import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { floors } from '../check/layout/floors.ts';
import { thrifty } from '../check/run-checks.ts';
import { root, run } from '../child.ts';
import { makeAdapter } from './adapter.ts';
import { makeCall } from './call.ts';
import { copyTree } from './copy-tree.ts';
import { makeDomain } from './domain.ts';
import { makeJob } from './job.ts';
import { makePage } from './page.ts';
import { type Project, projectIn } from './project.ts';

const here = projectIn(root);
const domains = floors
  .flat()
  .filter((domain) => here.read.matching(`server/src/${domain}/*.ts`).length > 0);
const notYet = floors.flat().find((domain) => !domains.includes(domain)) ?? 'oil-rigs';
const top = String(floors.length);

let copy: string;
let project: Project;
beforeAll(() => {
  copy = copyTree();
  project = projectIn(copy);
}, 180_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

const inCopy = (command: string, args: string[]) =>
  run(command, args, { cwd: copy, quiet: true, env: { ...process.env, ...thrifty } });

test.each(domains)('%s can be given two calls, a page and a job', (domain) => {
  const { read, write } = project;
  const path = `/new-in-${domain}/{thing_id}`;
  write(makeCall({ name: `${domain}/look-into-${domain}`, more: [`GET ${path}`], read }));
  write(makeCall({ name: `${domain}/shake-${domain}`, more: [`POST ${path}/shake`], read }));
  write(makePage({ name: `${domain}/new-in-${domain}`, more: [path], read }));
  write(makeJob({ name: `${domain}/count-${domain}`, more: [], read }));
  const routes = read(`server/src/${domain}/${domain}.routes.ts`);
  expect(routes).toContain(`'./look-into-${domain}.ts'`);
  expect(routes).toContain(`'./shake-${domain}.ts'`);
});

test('the tree can be given a domain, one that a floor names already, and an adapter', () => {
  const { read, write } = project;
  const floor = String(floors.findIndex((names) => names.includes(notYet)) + 1 || top);
  write(makeDomain({ name: 'light-houses', more: [top], read }));
  write(makeDomain({ name: notYet, more: [floor], read }));
  write(makeAdapter({ name: 'fog-signal', more: [], read }));
  const named = read('tools/check/layout/floors.ts')?.match(/'[a-z-]+'(?=[,\]])/g) ?? [];
  expect(named).toContain(`'light-houses'`);
  expect(named.filter((name) => name === `'${notYet}'`)).toHaveLength(1);
});

test.each(['protocol', 'server', 'web'])(
  'all of it compiles: %s',
  async (name) => {
    if (name === 'server') leaveOutOldTests();
    expect(await inCopy('tsc', ['-p', name, '--checkers', '1'])).toEqual({ code: 0, output: '' });
  },
  400_000,
);

/** What no generator touches: `npm run check` compiles it, at the same time in a whole run. */
function leaveOutOldTests(): void {
  const path = 'server/tsconfig.json';
  const tests = here.read.matching('server/src/**/*.test.ts');
  const exclude = tests
    .filter((test) => !test.startsWith('server/src/testing/'))
    .map((test) => test.replace(/^server\//, ''));
  const config = JSON.parse(project.read(path) ?? '');
  project.write([
    { path, text: JSON.stringify({ ...config, include: ['src', 'migrations'], exclude }) },
  ]);
}

test('everything generated passes the checks of floors, names and numbers', async () => {
  const { code, output } = await inCopy('node', [
    'tools/check.ts',
    'floors',
    'names',
    'migrations',
    'tables',
  ]);
  expect(output).toContain('4 checks passed');
  expect(code).toBe(0);
}, 400_000);

test('the generated tests pass', async () => {
  const made = ['light-houses', notYet].map((domain) => `server/src/${domain}/`);
  const tests = [...made, 'fog-signal', 'src/testing/merges.test'];
  const { code, output } = await run(
    'vitest',
    ['run', '--project=server', '--maxWorkers=1', ...tests],
    // The database that these tests copy is deleted with the tree.
    { cwd: copy, quiet: true, env: { ...process.env, TMPDIR: copy } },
  );
  expect(output).toMatch(/Tests .*passed/);
  expect(code, output).toBe(0);
}, 600_000);
