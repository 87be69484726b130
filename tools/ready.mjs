/**
 * Makes a fresh clone ready: installs what package-lock.json names and, with --build, builds the
 * web app, each only if its sources changed. Nothing is installed when it starts, so it uses only
 * Node 20 and its built-in modules.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const installStamp = join(root, 'node_modules', '.torg-installed');
const buildStamp = join(root, 'web', 'dist', '.torg-built');
const nodeWanted = 26;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  install();
  if (process.argv.includes('--build')) build();
}

function install() {
  const hash = hashOf([join(root, 'package-lock.json'), join(root, '.npmrc')]);
  if (read(installStamp) === hash) return;
  const lockfile = read(join(root, 'package-lock.json'));
  if (!installedAsLocked(lockfile, read(hiddenLockfile())) || nodeVersion() < nodeWanted) {
    say('installing what package-lock.json names (about 20 seconds, once) …');
    const started = Date.now();
    runInstall();
    say(`installed in ${seconds(started)}`);
  }
  refuseOldNode();
  writeFileSync(installStamp, hash);
}

function runInstall() {
  const { npm_node_execpath: npmsNode, npm_execpath: npmScript } = process.env;
  const env = withoutNpm(process.env);
  const args = ['ci', '--include=dev', '--include=optional', '--loglevel=error'];
  const ownNpm =
    npmsNode && npmScript && !npmsNode.includes('node_modules') ? npmScript : undefined;
  const done = ownNpm
    ? spawnSync(npmsNode, [ownNpm, ...args], { cwd: root, env, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, env, stdio: 'inherit', shell: onWindows() });
  if (done.status === 0) return;
  fail(
    'the packages could not be installed; the lines above say why.',
    done.error ? `npm itself did not start: ${done.error.message}` : '',
    'Without a network, or behind a proxy: point npm at a registry it can reach (npm config set registry …).',
    'A half-written node_modules is no trouble: run the same command again.',
  );
}

/** Without the variables of the npm that runs this, and without the Node that is to be replaced. */
function withoutNpm(environment) {
  const ofRegistry = /^npm_config_(registry|cache|userconfig|cafile|.*proxy)$/;
  const rest = Object.entries(environment).filter(
    ([name]) => !name.startsWith('npm_') || ofRegistry.test(name),
  );
  const path = (environment.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes(`${sep}node_modules${sep}`));
  return { ...Object.fromEntries(rest), PATH: path.join(delimiter) };
}

/** Whether an npm install by somebody else put exactly the locked packages in place. */
export function installedAsLocked(lockfile, hidden) {
  if (!lockfile || !hidden) return false;
  const locked = JSON.parse(lockfile).packages;
  const present = JSON.parse(hidden).packages;
  const same = (a, b) => a && b && a.version === b.version && a.integrity === b.integrity;
  const complete = Object.entries(locked).every(
    ([path, entry]) =>
      !path.includes('node_modules/') || entry.optional || same(entry, present[path]),
  );
  return complete && Object.entries(present).every(([path, entry]) => same(entry, locked[path]));
}

function build() {
  const hash = hashOf(buildSources());
  if (read(buildStamp) === hash) return;
  say('building the web app (about 10 seconds, once per change) …');
  const started = Date.now();
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = [vite, 'build', '--logLevel', 'warn'];
  const done = spawnSync(ownNode(), args, { cwd: join(root, 'web'), env, stdio: 'inherit' });
  if (done.status !== 0) fail('the web app could not be built; the lines above say why.');
  writeFileSync(buildStamp, hash);
  say(`built in ${seconds(started)}`);
}

function buildSources() {
  const made = /\.test\.tsx?$|routeTree\.gen\.ts$|messages\.(mjs|js|ts)$/;
  return [
    ...filesIn(join(root, 'web')),
    ...filesIn(join(root, 'protocol')),
    join(root, 'package-lock.json'),
  ].filter((file) => !made.test(file));
}

function filesIn(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (!entry.isDirectory()) return [path];
    return ['node_modules', 'dist'].includes(entry.name) ? [] : filesIn(path);
  });
}

function refuseOldNode() {
  if (nodeVersion() >= nodeWanted) return;
  fail(
    `Torg runs on Node ${nodeWanted}, and no package of it fits ${process.platform}-${process.arch}.`,
    `Install Node ${nodeWanted} or newer yourself, and start again.`,
  );
}

/** The major version of the Node that will run Torg; 0 if it does not start on this machine. */
function nodeVersion() {
  const found = spawnSync(ownNode(), ['--version'], { encoding: 'utf8' });
  return Number(/^v(\d+)/.exec(found.stdout ?? '')?.[1] ?? 0);
}

/** The Node among the installed packages, or the one that runs this. */
function ownNode() {
  const packaged = join(root, 'node_modules', '.bin', onWindows() ? 'node.exe' : 'node');
  return existsSync(packaged) ? packaged : process.execPath;
}

function hashOf(files) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of files.toSorted()) {
    hash.update(`\n${relative(root, file)}\n`).update(read(file));
  }
  return hash.digest('hex');
}

function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function hiddenLockfile() {
  return join(root, 'node_modules', '.package-lock.json');
}

function onWindows() {
  return process.platform === 'win32';
}

function seconds(since) {
  return `${((Date.now() - since) / 1000).toFixed(1)} s`;
}

function say(line) {
  console.log(`torg: ${line}`);
}

function fail(...lines) {
  for (const line of lines.filter(Boolean)) console.error(`torg: ${line}`);
  process.exit(1);
}
