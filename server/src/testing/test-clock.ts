export interface TestClock {
  now: () => Date;
  set: (date: Date) => void;
  advance: (by: { minutes?: number; hours?: number; days?: number }) => void;
}

/** A clock that runs like the real one, and can be set. */
export function testClock(): TestClock {
  let aheadMs = 0;
  return {
    now: () => new Date(Date.now() + aheadMs),
    set(date) {
      aheadMs = date.getTime() - Date.now();
    },
    advance({ minutes = 0, hours = 0, days = 0 }) {
      aheadMs += ((days * 24 + hours) * 60 + minutes) * 60_000;
    },
  };
}
