import { pino, type Logger as PinoLogger, type LoggerOptions } from 'pino';
import type { Settings } from './settings.ts';
import { readableLines } from './text/readable-lines.ts';
import { currentTrace } from './trace.ts';

export type Logger = PinoLogger;

/** Fields that are never logged, at any depth. */
const secrets = [
  'password',
  'token',
  'cookie',
  'authorization',
  '"set-cookie"',
  'content',
  'email',
];
const mailParts = ['text', 'html'];
const paths = [...secrets, ...mailParts].flatMap((name) =>
  name.startsWith('"')
    ? [`[${name}]`, `*[${name}]`, `*.*[${name}]`]
    : [name, `*.${name}`, `*.*.${name}`],
);

interface LoggedError {
  type: string;
  message: string;
  stack?: string | undefined;
  [fact: string]: unknown;
}

/** The fields of a database error that are about our code and not about people. */
const facts = ['code', 'constraint', 'table', 'column', 'statusCode'] as const;

/** What was thrown instead of an error; the names of its fields, since their values may be secret. */
function inWords(thrown: unknown): string {
  if (typeof thrown !== 'object' || thrown === null) return String(thrown);
  if (Array.isArray(thrown)) return `a list of ${thrown.length}`;
  if ('message' in thrown && typeof thrown.message === 'string') return thrown.message;
  return `an object with ${Object.keys(thrown).join(', ')}`;
}

/** A database error contains the statement's values; only the fields named above are logged. */
export function describeError(error: unknown): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: inWords(error) };
  const described: LoggedError = {
    type: error.name,
    message: error.message,
    stack: error.stack,
  };
  for (const fact of facts) {
    const value = (error as unknown as Record<string, unknown>)[fact];
    if (value !== undefined) described[fact] = value;
  }
  if (error.cause !== undefined) described['cause'] = describeError(error.cause);
  return described;
}

/** Structured lines on standard output, each with the trace of its request or job. */
export function makeLog(
  settings: Pick<Settings, 'logLevel'>,
  destination: { write: (line: string) => void } = standardOutput(),
): Logger {
  const options: LoggerOptions = {
    level: settings.logLevel,
    base: null,
    redact: { paths, censor: '[redacted]' },
    serializers: { err: describeError },
    mixin: () => ({ trace: currentTrace().traceId }),
    timestamp: pino.stdTimeFunctions.isoTime,
  };
  return pino(options, destination);
}

/** Readable lines at a terminal, JSON everywhere else. */
const standardOutput = () =>
  process.stdout.isTTY ? readableLines(process.stdout) : pino.destination(1);

export const silentLog: Logger = pino({ level: 'silent' });
