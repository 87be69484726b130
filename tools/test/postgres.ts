import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

export interface PostgresServer {
  url: string;
  /** Stops the server as an operator would and starts it again on the same data. */
  restart(): Promise<void>;
  /** Kills the server, or one of its connections' processes, in the middle of whatever it does. */
  kill(pid?: number): void;
  /** Starts a killed server again, as soon as the last of its processes has gone. */
  startAgain(): Promise<void>;
  /** Stops it and copies its data to the folder, from which others can be started. */
  stopInto(folder: string): Promise<void>;
  stop(): Promise<void>;
}

interface StartOptions {
  settings?: Settings;
  /** data that `stopInto` copied; without, the server is empty */
  from?: string;
}

/** The folder with postgres, initdb and pg_isready: Debian's newest, or one on the PATH. */
export function postgresPrograms(): string | undefined {
  const version = (folder: string) => Number(/postgresql\/(\d+)/.exec(folder)?.[1] ?? 0);
  const debian = globSync('/usr/lib/postgresql/*/bin').toSorted((a, b) => version(b) - version(a));
  const onPath = (process.env.PATH ?? '').split(delimiter);
  return [...debian, ...onPath].find(
    (folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')),
  );
}

/** A server in a temporary folder, without the disk syncs that tests do not need. */
export async function startPostgres(
  programs: string,
  { settings: more = {}, from }: StartOptions = {},
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'torg-postgres-'));
  const data = join(folder, 'data');
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  if (from === undefined) initialize(programs, folder, data);
  else copyData(from, data);
  const port = await freePort();
  const run = (): ChildProcess =>
    spawn(join(programs, 'postgres'), ['-D', data, ...settings(folder, port, more)], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
  const log = join(folder, 'server.log');
  let server = run();
  // Also on an interrupt: otherwise the server would outlive this process.
  process.once('exit', () => server.kill('SIGQUIT'));
  const stop = () => stopServer(server, 'SIGQUIT').then(() => removeFolder(folder));
  const stopInto = async (target: string): Promise<void> => {
    // Without a shutdown of its own, each start from the copy would recover first.
    await stopServer(server, 'SIGINT');
    cpSync(data, target, { recursive: true });
    removeFolder(folder);
  };
  const restart = async (): Promise<void> => {
    await stopServer(server, 'SIGINT');
    server = run();
    await untilReady(programs, port, server, log);
  };
  const kill = (pid = server.pid): void => void (pid && process.kill(pid, 'SIGKILL'));
  const startAgain = async (): Promise<void> => {
    await ended(server);
    const deadline = Date.now() + 20_000;
    for (;;) {
      server = run();
      const problem = await untilReady(programs, port, server, log).catch((error) => error);
      if (problem === undefined) return;
      // Processes of the killed server may still use its memory.
      if (Date.now() > deadline) throw problem;
      await pause(50);
    }
  };
  await untilReady(programs, port, server, log).catch(async (error) => {
    await stop();
    throw error;
  });
  const url = `postgres://torg@127.0.0.1:${port}/postgres`;
  return { url, restart, kill, startAgain, stopInto, stop };
}

function initialize(programs: string, folder: string, data: string): void {
  const locale = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
  execFileSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', 'torg', '--auth=trust', '--encoding=UTF8', `--locale=${locale}`, '-N'],
    { ...serverOwner(), cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  );
}

/** The server refuses data of others, or that others can read. */
function copyData(from: string, data: string): void {
  cpSync(from, data, { recursive: true });
  chmodSync(data, 0o700);
  const owner = serverOwner();
  if (!owner) return;
  const copied = readdirSync(data, { recursive: true, encoding: 'utf8' });
  for (const path of [data, ...copied.map((name) => join(data, name))]) {
    chownSync(path, owner.uid, owner.gid);
  }
}

function removeFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
}

type Settings = Record<string, string | number>;

function settings(folder: string, port: number, more: Settings): string[] {
  const options: Settings = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    wal_level: 'minimal',
    max_wal_senders: 0,
    autovacuum: 'off',
    logging_collector: 'on',
    log_directory: folder,
    log_filename: 'server.log',
    ...more,
  };
  return Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** PostgreSQL refuses to run as root, so it then runs as its own user, or as nobody. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string, user: string) =>
    Number(
      execFileSync('id', [flag, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
    );
  for (const user of ['postgres', 'nobody']) {
    try {
      return { uid: id('-u', user), gid: id('-g', user) };
    } catch {
      // No such user on this machine: tries the next.
    }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.');
}

async function untilReady(programs: string, port: number, server: ChildProcess, log: string) {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline && server.exitCode === null) {
    try {
      execFileSync(join(programs, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], {
        stdio: 'ignore',
      });
      return;
    } catch {
      await pause(100);
    }
  }
  const output = existsSync(log) ? readFileSync(log, 'utf8') : '';
  throw new Error(`The PostgreSQL server for the tests did not start.\n${output}`);
}

async function stopServer(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const end = ended(server);
  server.kill(signal);
  await end;
}

function ended(server: ChildProcess): Promise<unknown> {
  if (server.exitCode !== null || server.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => server.once('exit', resolve));
}

/** A port that is free at the moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
