import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../tools/test/postgres.ts';

/** One of the two servers to compare. */
export interface Side {
  name: string;
  origin: string;
  process: ChildProcess;
  stop: () => Promise<void>;
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const timeoutMs = 120_000;

async function untilItAnswers(address: string, child: ChildProcess): Promise<void> {
  const end = Date.now() + timeoutMs;
  while (Date.now() < end && child.exitCode === null) {
    const answer = await fetch(address).catch(() => null);
    if (answer !== null && answer.status < 500) return;
    await pause(100);
  }
  throw new Error(`${address} did not answer`);
}

/**
 * The command line of `npm start`, used for both sides; `exec` makes the child the server itself.
 */
function startOf(file: string): string {
  const { scripts } = JSON.parse(readFileSync(at('../package.json'), 'utf8'));
  return String(scripts.start).replace('server/src/main.ts', `'${at(file)}'`);
}

async function start(name: string, file: string, env: Record<string, string>): Promise<Side> {
  const port = await freePort();
  const child = spawn('sh', ['-c', startOf(file)], {
    env: { ...process.env, NODE_ENV: 'production', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // The server would outlive a benchmark that is interrupted.
  process.once('exit', () => child.kill('SIGKILL'));
  const origin = `http://127.0.0.1:${port}`;
  await untilItAnswers(`${origin}/health/live`, child);
  const stop = async (): Promise<void> => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { name, origin, process: child, stop };
}

/**
 * Torg as in production, but without the rate limits that would stop the benchmark, and over plain
 * http: production refuses both, so this is a test environment that checks no answers.
 */
export const startTorgSide = (where: Record<string, string>): Promise<Side> =>
  start('torg', '../server/src/main.ts', {
    ENVIRONMENT: 'test',
    CHECK_ANSWERS: '0',
    SESSION_SECRET: 'only-for-measuring-only-for-measuring',
    DEMO: '0',
    RATE_LIMITS: '0',
    LOG_LEVEL: 'warn',
    SEARCH_BY_MEANING: '0',
    ...where,
  });

export const startBareSide = (databaseUrl: string): Promise<Side> =>
  start('bare', './bare-server.ts', { DATABASE_URL: databaseUrl });

/** Resident memory in MiB. */
export async function memoryOf(side: Side): Promise<number> {
  const status = await readFile(`/proc/${side.process.pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
}
