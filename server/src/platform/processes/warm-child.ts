import { fork, type ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';
import { takeTurns } from '../turns/take-turns.ts';
import { afterWork } from './after-work.ts';

export interface ChildBounds {
  /** of one question: by the clock, or of its processor where nobody waits at a page */
  timeoutMs: number;
  /** bytes that the process may hold; it looks itself */
  memory: number;
  /** how long it stays after the last question */
  warmForMs: number;
}

export const childFailures = ['timed_out', 'too_much_memory', 'failed'] as const;
export type ChildFailureReason = (typeof childFailures)[number];

export class ChildFailure extends Error {
  readonly reason: ChildFailureReason;

  constructor(reason: ChildFailureReason, detail = '') {
    super(detail === '' ? reason : `${reason} (${detail})`);
    this.name = 'ChildFailure';
    this.reason = reason;
  }
}

export interface WarmChild<Question, Reply> {
  ask: (question: Question) => Promise<Reply>;
  close: () => Promise<void>;
}

interface Program {
  path: string;
  /** what it may do beside reading files, as `--allow-addons` */
  rights: readonly string[];
  /** the only files and folders that it may read; all, if not said */
  reads?: readonly string[];
  heapMegabytes?: number;
  /** nobody waits at a page for it, so that requests go first */
  givesWay?: boolean;
}

/** Half of what a process has beside one that does not give way, and never so little that it stalls. */
const steps = 4;

/** Without an id, it could not be started, which the question is told. */
function giveWay({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  setPriority(pid, Math.min(getPriority() + steps, 19));
}

/** It gets none of our settings, and can neither write files nor start a process. */
function start(program: Program, { memory }: ChildBounds): ChildProcess {
  const { path, rights, reads = ['*'], heapMegabytes = 128, givesWay = false } = program;
  const readable = reads.map((one) => `--allow-fs-read=${one}`);
  const limits = ['--permission', ...readable, '--allow-worker', ...rights];
  // A small heap is otherwise cleared so often that a document costs half as much again.
  const before = `--initial-old-space-size=${heapMegabytes / 2}`;
  const heap = [`--max-old-space-size=${heapMegabytes}`, before, '--max-semi-space-size=16'];
  const child = fork(path, [String(memory)], {
    // With a young generation of 2 MB, a document costs twice the processor time.
    execArgv: [...limits, '--no-warnings', ...heap],
    // Windows starts no program without this.
    env: { SystemRoot: process.env['SystemRoot'], MALLOC_ARENA_MAX: '2' },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  if (givesWay) giveWay(child);
  return child;
}

/** How many times as long as its bound it may take by the clock. */
const patienceOfGiving = 4;

/** Waits for one reply; a process that ends or takes too long is gone afterwards. */
function replyOf<Reply>(child: ChildProcess, timeoutMs: number, givesWay: boolean): Promise<Reply> {
  const { promise, resolve, reject } = Promise.withResolvers<Reply>();
  let said = '';
  let tookTooLong = false;
  const listen = (text: Buffer): void => void (said = (said + text.toString()).slice(-1_000));
  const giveUp = (): void => {
    tookTooLong = true;
    child.kill('SIGKILL');
  };
  // One that gives way may have to wait for its turn on a busy machine, which is no fault of a file.
  const patience = givesWay ? patienceOfGiving : 1;
  const stopTimer = afterWork(child.pid, timeoutMs, patience, giveUp);
  const end = (code: number | null, signal: string | null): void => {
    if (tookTooLong) return reject(new ChildFailure('timed_out'));
    const reason = signal === 'SIGKILL' ? 'too_much_memory' : 'failed';
    reject(new ChildFailure(reason, said.trim() || `ended with ${code ?? signal}`));
  };
  const answer = (reply: unknown): void => resolve(reply as Reply);
  const fail = (error: Error): void => reject(new ChildFailure('failed', error.message));
  child.once('message', answer).once('exit', end).once('error', fail);
  child.stderr?.on('data', listen);
  return promise.finally(() => {
    stopTimer();
    child.off('message', answer).off('exit', end).off('error', fail);
    child.stderr?.off('data', listen);
  });
}

function setAlive(child: ChildProcess, isAlive: boolean): void {
  const turn = isAlive ? 'ref' : 'unref';
  child[turn]();
  child.channel?.[turn]();
  (child.stderr as { ref?: () => void; unref?: () => void } | null)?.[turn]?.();
}

/** A program in a process of its own, which answers one question at a time and ends when idle. */
export function warmChild<Question extends object, Reply>(
  program: Program,
  bounds: ChildBounds,
): WarmChild<Question, Reply> {
  const inTurn = takeTurns(1);
  let warm: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  const end = async (): Promise<void> => {
    const child = warm;
    warm = undefined;
    clearTimeout(idle);
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    child.once('exit', () => resolve());
    setAlive(child, true);
    child.kill('SIGKILL');
    await promise;
  };
  const living = (): ChildProcess => {
    if (warm?.connected !== true) {
      warm = start(program, bounds);
      warm.on('error', () => undefined);
    }
    return warm;
  };
  return {
    ask: (question) =>
      inTurn(async () => {
        clearTimeout(idle);
        const child = living();
        setAlive(child, true);
        try {
          const reply = replyOf<Reply>(child, bounds.timeoutMs, program.givesWay === true);
          child.send(question, (error) => error && child.kill('SIGTERM'));
          return await reply;
        } catch (error) {
          await end();
          throw error;
        } finally {
          setAlive(child, false);
          idle = setTimeout(() => void end(), bounds.warmForMs).unref();
        }
      }),
    close: () => inTurn(end),
  };
}
