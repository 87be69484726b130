import { marketDay, marketHour } from '@torg/protocol/market-day';

const dayMs = 86_400_000;

/** The hour, the day and the Monday of its week in the time zone of both markets. */
export function osloTime(now: Date): { hour: number; today: string; monday: string } {
  const today = marketDay(now);
  const noon = new Date(`${today}T12:00:00Z`);
  const sinceMonday = (noon.getUTCDay() + 6) % 7;
  const monday = new Date(noon.getTime() - sinceMonday * dayMs).toISOString().slice(0, 10);
  return { hour: marketHour(now), today, monday };
}
