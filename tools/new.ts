/**
 * `npm run new -- call|domain|page|job|adapter <name> …`: generates files in this project's style
 * that run.
 */
import { root, run } from './child.ts';
import { makeAdapter } from './new/adapter.ts';
import { makeCall } from './new/call.ts';
import { type Request, type Change, Mistake } from './new/change.ts';
import { makeDomain } from './new/domain.ts';
import { makeJob } from './new/job.ts';
import { makePage } from './new/page.ts';
import { projectIn } from './new/project.ts';

const makers: Record<string, (request: Request) => Change[]> = {
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

const [kind = '', ...args] = process.argv.slice(2);
// A space works instead of the slash: call assignments archive-assignment …
const inDomain = ['call', 'page', 'job'].includes(kind) && !args[0]?.includes('/');
const [name = '', ...more] = inDomain ? [args.slice(0, 2).join('/'), ...args.slice(2)] : args;
const make = makers[kind];
if (!make || !name) fail(usage);
const paths = makeAndWrite(make);
await run('oxfmt', paths, { quiet: true });
await run('node', ['tools/docs.ts']);
console.log('\nNext: write what it does. Then: npm run check');
if (kind === 'call' && more.join(' ').includes('{')) {
  console.log(
    'server/src/testing/calls/rights.test.ts makes every call: give it an id for the new path.',
  );
}

function makeAndWrite(makeThem: (request: Request) => Change[]): string[] {
  const project = projectIn(root);
  try {
    const changes = makeThem({ name, more, read: project.read });
    const isThere = new Set(changes.map(({ path }) => path).filter((path) => project.read(path)));
    project.write(changes);
    for (const { path } of changes) {
      console.log(`${isThere.has(path) ? 'changed' : 'new    '} ${path}`);
    }
    return changes.map(({ path }) => path);
  } catch (error) {
    if (!(error instanceof Mistake)) throw error;
    return fail(`${error.message}\n\n${usage}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
