import { levels } from 'pino';

type Line = Record<string, unknown> & {
  time?: string;
  level?: number;
  msg?: string;
  trace?: string;
  err?: { stack?: string; message?: string };
};

/** `12:30:05 warn  a job failed  job=mail-magic-link`, then the error's stack, indented. */
function asText(json: string): string {
  const { time = '', level = 30, msg = '', trace: _, err, ...rest } = JSON.parse(json) as Line;
  const name = (levels.labels[level] ?? String(level)).padEnd(5);
  const facts = Object.entries(rest).map(([key, value]) => `  ${key}=${asWord(value)}`);
  const stack =
    err === undefined ? '' : `\n    ${(err.stack ?? err.message ?? '').replaceAll('\n', '\n    ')}`;
  return `${new Date(time).toLocaleTimeString('en-GB')} ${name} ${msg}${facts.join('')}${stack}\n`;
}

const asWord = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** Log lines for a person at a terminal. */
export function readableLines(out: { write: (text: string) => unknown }) {
  return { write: (json: string): void => void out.write(asText(json)) };
}
