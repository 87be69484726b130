import { type ChildProcess, spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

const running = new Set<ChildProcess>();

export interface ChildOptions {
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Collects the output instead of printing it. */
  quiet?: boolean;
}

export interface Ended {
  code: number;
  output: string;
}

/** Runs a program to its end. Programs in node_modules/.bin take precedence. */
export function run(command: string, args: string[], options: ChildOptions = {}): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = start(command, args, options);
    let output = '';
    child.stdout?.on('data', (data) => (output += String(data)));
    child.stderr?.on('data', (data) => (output += String(data)));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export function start(command: string, args: string[], options: ChildOptions = {}): ChildProcess {
  const child = spawn(command, args, {
    cwd: options.cwd ?? root,
    env: withOwnPrograms(options.env ?? process.env),
    stdio: options.quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
  });
  running.add(child);
  child.once('close', () => running.delete(child));
  return child;
}

/** Forwards signals to the child processes and exits once all of them have ended. */
export function endChildrenWithUs(): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      const code = signal === 'SIGINT' ? 130 : 143;
      const ended = [...running].map((child) => new Promise((done) => child.once('close', done)));
      for (const child of running) child.kill(signal);
      void Promise.all(ended).then(() => process.exit(code));
    });
  }
}

function withOwnPrograms(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, PATH: [join(root, 'node_modules', '.bin'), env.PATH ?? ''].join(delimiter) };
}
