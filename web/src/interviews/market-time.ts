/** A day, `2026-11-20`, and an hour, `09:30`, by the clock of a market. */
export interface WallTime {
  day: string;
  clock: string;
}

const minuteMs = 60_000;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Swedish writes `2026-11-20 09:30`. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const made = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  });
  formats.set(zone, made);
  return made;
}

/** What the clock of the market shows at a moment. */
export function wallTime(zone: string, moment: string | number): WallTime {
  const [day = '', clock = ''] = formatOf(zone).format(new Date(moment)).split(' ');
  return { day, clock };
}

/**
 * The moment at which the clock of the market shows this; null in the hour that is left out in
 * spring. Of the hour that comes twice in autumn, it is the first.
 */
export function momentAt(zone: string, { day, clock }: WallTime): string | null {
  const asUtc = Date.parse(`${day}T${clock}:00Z`);
  // Zones of the markets are one or two hours ahead; a later clock is an earlier moment.
  for (const ahead of [120, 60]) {
    const moment = asUtc - ahead * minuteMs;
    const shown = wallTime(zone, moment);
    if (shown.day === day && shown.clock === clock) return new Date(moment).toISOString();
  }
  return null;
}

/** Whether the clock of this device shows another time than the market's. */
export const isElsewhere = (zone: string, moment: string): boolean =>
  wallTime(zone, moment).clock !==
  new Date(moment).toLocaleTimeString('sv-SE', { hour: '2-digit', minute: '2-digit' });
