const hour = 3_600_000;
const day = 24 * hour;

/** From this many days on, a form has waited too long. */
export const tooLong = 5;

export type Waited =
  | { unit: 'moment' }
  | { unit: 'hours'; count: number; late: false }
  | { unit: 'days'; count: number; late: boolean };

/** How long a form has waited, in whole hours on the first day and whole days after it. */
export function waitedSince(since: string, now: Date): Waited {
  const passed = now.getTime() - new Date(since).getTime();
  if (passed < hour) return { unit: 'moment' };
  if (passed < day) return { unit: 'hours', count: Math.floor(passed / hour), late: false };
  const count = Math.floor(passed / day);
  return { unit: 'days', count, late: count >= tooLong };
}
