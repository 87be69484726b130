import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { setTimeout as pause } from 'node:timers/promises';

/** Torg as a process of its own, which a test can kill. */
export interface TorgProcess {
  origin: string;
  child: ChildProcess;
  /** Returns what it wrote to standard error. */
  errorOutput: () => string;
  /** The lines of its log that contain the text. */
  logged: (text: string) => string[];
  /** the exit code, or the signal that ended it */
  ended: Promise<number | string>;
  kill: (signal: NodeJS.Signals) => Promise<number | string>;
}

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const demoLoader = fileURLToPath(new URL('load-demo-folder.ts', import.meta.url));
/** A compile cache for all processes; `npm start` does without, since it takes memory. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/node', import.meta.url));
/** The first start on a PostgreSQL server loads the demo data, perhaps on a busy machine. */
const timeoutMs = 150_000;

export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

const usual = {
  NODE_COMPILE_CACHE: compiled,
  ENVIRONMENT: 'test',
  RATE_LIMITS: '0',
  DEMO: '1',
  LOG_LEVEL: 'error',
};

/** Loads the demo data into the data folder and database of the settings, with what jobs make of it. */
export async function loadDemoFolder(settings: {
  DATA_DIR: string;
  DATABASE_URL?: string;
}): Promise<void> {
  const env = { ...process.env, ...usual, ...settings };
  const child = spawn(process.execPath, [demoLoader], { env, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The demo data was not loaded: ${code}`);
}

/** Starts the process without waiting until it is ready. */
export function launchTorg(port: number, env: Record<string, string>): TorgProcess {
  const child = spawn(process.execPath, [main], {
    env: { ...process.env, ...usual, PORT: String(port), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let errorOutput = '';
  child.stderr?.on('data', (chunk) => {
    errorOutput += String(chunk);
  });
  let log = '';
  child.stdout?.on('data', (chunk) => {
    log += String(chunk);
  });
  const logged = (text: string): string[] =>
    log.split('\n').filter((line) => line.startsWith('{') && line.includes(text));
  const ended = new Promise<number | string>((resolve) => {
    child.once('exit', (code, signal) => resolve(code ?? signal ?? 'unknown'));
  });
  const kill = (signal: NodeJS.Signals): Promise<number | string> => {
    child.kill(signal);
    return ended;
  };
  const origin = `http://127.0.0.1:${port}`;
  return { origin, child, errorOutput: () => errorOutput, logged, ended, kill };
}

export async function untilReady(torg: TorgProcess, withinMs = timeoutMs): Promise<void> {
  const end = Date.now() + withinMs;
  const isAlive = () => torg.child.exitCode === null && torg.child.signalCode === null;
  while (Date.now() < end && isAlive()) {
    const answer = await fetch(`${torg.origin}/health/ready`).catch(() => null);
    if (answer?.status === 200) return;
    await pause(50);
  }
  throw new Error(`Torg is not ready: ${torg.errorOutput()}`);
}

export async function startTorgProcess(env: Record<string, string>): Promise<TorgProcess> {
  const torg = launchTorg(await freePort(), env);
  try {
    await untilReady(torg);
  } catch (error) {
    await torg.kill('SIGKILL');
    throw error;
  }
  return torg;
}

/** The session cookie of a demo account. */
export async function signIn(origin: string, email: string): Promise<string> {
  const answer = await fetch(`${origin}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'torg-demo' }),
  });
  if (answer.status !== 200) throw new Error(`sign-in of ${email} answered ${answer.status}`);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface SendOptions {
  /** how long to wait for the answer, in milliseconds */
  ms?: number;
  /** an Idempotency-Key */
  key?: string;
}

/** One request; status 0 when the connection broke before the answer, -1 after a timeout. */
export async function send(
  origin: string,
  cookie: string,
  call: string,
  body?: unknown,
  { ms = 15_000, key }: SendOptions = {},
): Promise<Reply> {
  const [method = 'GET', path = ''] = call.split(' ');
  try {
    const answer = await fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      signal: AbortSignal.timeout(ms),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    return { status: answer.status, body: text === '' ? {} : JSON.parse(text) };
  } catch (error) {
    const isTimeout = (error as Error).name === 'TimeoutError';
    return { status: isTimeout ? -1 : 0, body: {} };
  }
}
