const parts = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Oslo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
});

const dayMs = 86_400_000;

/** What the clocks of both markets show: the hour, the day, and the Monday of its week. */
export function osloTime(now: Date): { hour: number; today: string; monday: string } {
  const shown = new Map(parts.formatToParts(now).map(({ type, value }) => [type, value]));
  const today = `${shown.get('year')}-${shown.get('month')}-${shown.get('day')}`;
  const noon = new Date(`${today}T12:00:00Z`);
  const sinceMonday = (noon.getUTCDay() + 6) % 7;
  const monday = new Date(noon.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
  return { hour: Number(shown.get('hour')), today, monday };
}
