import { describe, expect, it } from 'vitest';
import { makeLog } from './log.ts';
import { readableLines } from './text/readable-lines.ts';
import { makeTrace, runWithTrace } from './trace.ts';

function capture() {
  const lines: string[] = [];
  const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  return { log, lines, last: () => JSON.parse(lines.at(-1) ?? '{}') as Record<string, unknown> };
}

describe('the log', () => {
  it('gives each line the trace of its request', () => {
    const { log, last } = capture();
    const trace = makeTrace();
    runWithTrace(trace, () => log.info('hello'));
    expect(last()).toMatchObject({ msg: 'hello', level: 30, trace: trace.traceId });
  });

  it('never shows secrets, mails or addresses', () => {
    const { log, lines } = capture();
    const hush = 'hush-hush';
    log.info({
      password: hush,
      request: { headers: { authorization: hush, cookie: hush, 'set-cookie': hush } },
      session: { token: hush },
      mail: { to: 'somebody', text: hush, html: hush },
      account: { email: hush },
    });
    expect(lines.join('')).not.toContain(hush);
    expect(lines.join('')).toContain('[redacted]');
  });

  it('shows where an error came from, but no values of its statement', () => {
    const { log, last, lines } = capture();
    const refused = Object.assign(new Error('duplicate key value violates unique constraint'), {
      code: '23505',
      constraint: 'account_email_key',
      detail: 'Key (email)=(ida@torg.example) already exists.',
      params: ['ida@torg.example'],
    });
    log.error({ err: new Error('could not invite', { cause: refused }) }, 'failed');
    expect(last()).toMatchObject({
      err: {
        message: 'could not invite',
        cause: { code: '23505', constraint: 'account_email_key' },
      },
    });
    expect(lines.join('')).not.toContain('ida@torg.example');
  });

  it('is a readable line at a terminal', () => {
    const text: string[] = [];
    const log = makeLog({ logLevel: 'info' }, readableLines({ write: (line) => text.push(line) }));
    log.warn({ job: 'say', tried: 2 }, 'a job failed');
    expect(text.join('')).toMatch(/^\d\d:\d\d:\d\d warn {2}a job failed {2}job=say {2}tried=2\n$/);
    log.error({ err: new Error('broken') }, 'oh');
    expect(text.at(-1)).toMatch(/oh\n {4}Error: broken\n {4,}at /);
  });
});
