import { expect, it } from 'vitest';
import { stacksOf } from './stacks.ts';

it('stacks the kinds of a week, and the highest column fills the chart', () => {
  const { stacks, highest, total } = stacksOf([
    { week: '2026-11-02', threads: { interest: 1 } },
    { week: '2026-11-09', threads: {} },
    { week: '2026-11-16', threads: { interest: 3, direct: 1 } },
  ]);
  expect([highest, total]).toEqual([4, 5]);
  expect(stacks).toEqual([
    { week: '2026-11-02', place: 0, kind: 'interest', from: 0, height: 0.25 },
    { week: '2026-11-16', place: 2, kind: 'interest', from: 0, height: 0.75 },
    { week: '2026-11-16', place: 2, kind: 'direct', from: 0.75, height: 0.25 },
  ]);
});

it('is empty when nothing was written', () => {
  expect(stacksOf([{ week: '2026-11-02', threads: {} }])).toEqual({
    stacks: [],
    highest: 0,
    total: 0,
  });
});
