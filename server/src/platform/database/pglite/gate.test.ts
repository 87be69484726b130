import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Gate, GateTimeout } from './gate.ts';

describe('the gate before the embedded database', () => {
  it('lets one in at a time, in the order of arrival', async () => {
    const gate = new Gate(1_000);
    const visits: string[] = [];
    const visit = (name: string) =>
      gate.pass(async () => {
        visits.push(`${name} in`);
        await pause(1);
        visits.push(`${name} out`);
      });
    await Promise.all([visit('a'), visit('b'), visit('c')]);
    expect(visits).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
  });

  it('lets the event loop run between two turns', async () => {
    const gate = new Gate(10_000);
    let rounds = 0;
    const busy = () => {
      const until = performance.now() + 2;
      while (performance.now() < until);
    };
    const counting = setInterval(() => (rounds += 1), 1);
    await Promise.all(Array.from({ length: 50 }, () => gate.pass(async () => busy())));
    clearInterval(counting);
    expect(rounds).toBeGreaterThan(10);
  });

  it('goes on when a turn fails', async () => {
    const gate = new Gate(1_000);
    const failing = gate.pass(() => Promise.reject(new Error('broken')));
    const next = gate.pass(async () => 'fine');
    await expect(failing).rejects.toThrow('broken');
    await expect(next).resolves.toBe('fine');
  });

  it('rejects whoever has waited too long, and lets the others keep their places', async () => {
    const gate = new Gate(30);
    const leave = await gate.enter();
    const impatient = gate.pass(async () => 'never');
    await expect(impatient).rejects.toThrow(GateTimeout);
    const next = gate.pass(async () => 'mine');
    leave();
    await expect(next).resolves.toBe('mine');
  });
});
