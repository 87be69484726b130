import { expect } from 'vitest';

interface Answered {
  status: number;
}

/** Let through: also where the content lacks something, which the answer says with its place. */
export const isLetThrough = ({ status }: Answered): boolean => status < 300 || status === 400;

/** Keeps what rows say one can, and what came of trying, by the same names. */
export function compareCan() {
  const said: Record<string, boolean | undefined> = {};
  const tried: Record<string, boolean> = {};
  return {
    note(name: string, can: boolean | undefined, outcome: boolean): void {
      said[name] = can;
      tried[name] = outcome;
    },
    expectSame(): void {
      expect(said).toEqual(tried);
      expect(new Set(Object.values(said)), 'some can, some cannot').toEqual(new Set([true, false]));
    },
  };
}
