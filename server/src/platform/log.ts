import { pino, type Logger as PinoLogger } from 'pino';
import type { Settings } from './settings.ts';
import { currentTrace } from './trace.ts';

export type Logger = PinoLogger;

/** Never in a log, wherever it stands. */
const secrets = ['password', 'token', 'cookie', 'authorization', '"set-cookie"', 'content', 'email'];
const paths = secrets.flatMap((name) =>
  name.startsWith('"')
    ? [`[${name}]`, `*[${name}]`, `*.*[${name}]`]
    : [name, `*.${name}`, `*.*.${name}`],
);

/** Structured lines on standard output, each with the trace of the request or job it tells of. */
export function makeLog(settings: Pick<Settings, 'logLevel'>): Logger {
  return pino({
    level: settings.logLevel,
    base: null,
    redact: { paths, censor: '[redacted]' },
    mixin: () => ({ trace: currentTrace().traceId }),
    timestamp: pino.stdTimeFunctions.isoTime,
  });
}

export const silentLog: Logger = pino({ level: 'silent' });
