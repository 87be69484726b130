/** The day of a moment, as in `2026-11-20`, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
