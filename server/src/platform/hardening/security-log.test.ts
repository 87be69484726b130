import { describe, expect, it } from 'vitest';
import type { Actor } from '../actor.ts';
import { makeLog } from '../log.ts';
import { metricsText } from '../metrics.ts';
import { securityAttempts, securityChanges, securityLog } from './security-log.ts';
import { makeTrace, runWithTrace } from '../trace.ts';

function capture() {
  const lines: Record<string, unknown>[] = [];
  const log = makeLog({ logLevel: 'info' }, { write: (line) => void lines.push(JSON.parse(line)) });
  return { log, lines };
}
const actor = { account: 'the-caller', name: 'Ida Lund' } as Actor;

async function counted(kind: string): Promise<number> {
  const { text } = await metricsText();
  const form = new RegExp(`torg_security_events_total\\{kind="${kind}"\\} (\\d+)`);
  return Number(form.exec(text)?.[1]);
}

describe('the security log', () => {
  it('is a line with trace, kind and account, and a count', async () => {
    const { log, lines } = capture();
    const before = await counted('wrong_password');
    const trace = makeTrace();
    runWithTrace(trace, () => securityLog({ log }, 'wrong_password', { account: 'somebody' }));
    const line = { security: 'wrong_password', account: 'somebody', trace: trace.traceId };
    expect(lines).toMatchObject([{ ...line, level: 40, msg: 'security' }]);
    expect(await counted('wrong_password')).toBe(before + 1);
  });

  it('is about the caller unless told otherwise, and says who else did it', () => {
    const { log, lines } = capture();
    securityLog({ log, actor }, 'password_changed');
    securityLog({ log, actor }, 'rights_changed', { account: 'another', role: 'admin' });
    expect(lines[0]).toMatchObject({ level: 30, account: 'the-caller' });
    expect(lines[0]).not.toHaveProperty('by');
    expect(lines[1]).toMatchObject({ account: 'another', by: 'the-caller', role: 'admin' });
    expect(JSON.stringify(lines)).not.toContain('Ida Lund');
  });

  it('waits with a change for its commit, and with an attempt for nothing', () => {
    const { log, lines } = capture();
    const after: (() => void)[] = [];
    const context = { log, actor, afterCommit: (run: () => void) => void after.push(run) };
    securityLog(context, 'wrong_factor', { factor: 'totp' });
    securityLog(context, 'factor_added', { factor: 'totp' });
    expect(lines.map(({ security }) => security)).toEqual(['wrong_factor']);
    for (const run of after) run();
    expect(lines.map(({ security }) => security)).toEqual(['wrong_factor', 'factor_added']);
  });

  it('counts each kind from the start, before it has happened', async () => {
    for (const kind of Object.keys({ ...securityAttempts, ...securityChanges })) {
      expect(await counted(kind), kind).toBeGreaterThanOrEqual(0);
    }
  });
});
