/** `npm run new -- call|domain|page|job|adapter <name> …`: files in the house's shape, that run. */
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, run } from './child.ts';
import { makeAdapter } from './new/adapter.ts';
import { makeCall } from './new/call.ts';
import { type Asked, type Change, Mistake } from './new/change.ts';
import { makeDomain } from './new/domain.ts';
import { makeJob } from './new/job.ts';
import { makePage } from './new/page.ts';

const makers: Record<string, (asked: Asked) => Change[]> = {
  call: makeCall,
  domain: makeDomain,
  page: makePage,
  job: makeJob,
  adapter: makeAdapter,
};
const usage = `npm run new -- call <domain>/<name> "POST /path/{thing_id}"
npm run new -- domain <names> <floor>
npm run new -- page <domain>/<name> /path/{thing_id}
npm run new -- job <domain>/<name>
npm run new -- adapter <capability>`;

const [kind = '', ...said] = process.argv.slice(2);
// Also with a space: call assignments archive-assignment …
const inDomain = ['call', 'page', 'job'].includes(kind) && !said[0]?.includes('/');
const [name = '', ...more] = inDomain ? [said.slice(0, 2).join('/'), ...said.slice(2)] : said;
const make = makers[kind];
if (!make || !name) fail(usage);
const changes = changesOf(make);
for (const { path, text } of changes) {
  console.log(`${existsSync(join(root, path)) ? 'changed' : 'new    '} ${path}`);
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
await run(
  'oxfmt',
  changes.map(({ path }) => path),
  { quiet: true },
);
await run('node', ['tools/docs.ts']);
console.log('\nNext: what it really does. Then: npm run check');
if (kind === 'call' && more.join(' ').includes('{')) {
  console.log('server/src/testing/rights.test.ts asks every call: give it an id for the new path.');
}

function changesOf(makeThem: (asked: Asked) => Change[]): Change[] {
  try {
    const made = makeThem({ name, more, read: Object.assign(read, { matching }) });
    const taken = made.find(({ path, fresh }) => fresh && read(path) !== undefined);
    if (taken) throw new Mistake(`${taken.path} is there already.`);
    return made;
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return fail(`${error.message}\n\n${usage}`);
  }
}

function read(path: string): string | undefined {
  return existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;
}

function matching(pattern: string): string[] {
  return globSync(pattern, { cwd: root });
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
