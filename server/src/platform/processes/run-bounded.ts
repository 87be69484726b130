import { execFile } from 'node:child_process';

/** How a program ended that decodes what somebody uploaded. */
export interface Ended {
  error: (Error & { code?: unknown; killed?: boolean }) | null;
  stdout: Buffer;
  stderr: Buffer;
}

export interface RunBounds {
  timeoutMs: number;
  /** bytes */
  largestAnswer: number;
  /** of Node, as `--allow-addons`; it may read files in any case */
  rights?: readonly string[];
}

/**
 * Runs a program of ours in a process of its own, so that a file which takes too much or breaks the
 * decoder harms nobody. It gets none of our settings, and can neither write files nor start a process.
 */
export function runBounded(
  program: string,
  args: readonly string[],
  { timeoutMs, largestAnswer, rights = [] }: RunBounds,
): Promise<Ended> {
  const options = {
    encoding: 'buffer',
    // Windows starts no program without this.
    env: { SystemRoot: process.env['SystemRoot'] },
    timeout: timeoutMs,
    killSignal: 'SIGKILL',
    maxBuffer: largestAnswer,
    windowsHide: true,
  } as const;
  const { promise, resolve } = Promise.withResolvers<Ended>();
  execFile(
    process.execPath,
    ['--permission', '--allow-fs-read=*', '--no-warnings', ...rights, program, ...args],
    options,
    (error, stdout, stderr) => resolve({ error, stdout, stderr }),
  );
  return promise;
}
