import { marketZones } from '@torg/protocol/market-day';
import ical, {
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  type ICalEventData,
} from 'ical-generator';
import type { Settings } from '../../platform/settings.ts';
import { oneLine } from '../../platform/text/text-blocks.ts';
import type { InterviewRow, Receiver } from '../interviews.repository.ts';
import { interviewMailWords } from './interview-mail-words.ts';
import { namesOf } from './names-of.ts';

export type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

const domainOf = (mailFrom: string): string => /@([^>\s]+)/.exec(mailFrom)?.[1] ?? 'localhost';
const addressOf = (mailFrom: string): string => /<([^>]+)>/.exec(mailFrom)?.[1] ?? mailFrom.trim();

/** Both markets have had the same summer time since 1996. */
const zoneRules = (zone: string): string =>
  [
    ...['BEGIN:VTIMEZONE', `TZID:${zone}`],
    ...['BEGIN:DAYLIGHT', 'TZNAME:CEST', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200'],
    ...['DTSTART:19960331T020000', 'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU', 'END:DAYLIGHT'],
    ...['BEGIN:STANDARD', 'TZNAME:CET', 'TZOFFSETFROM:+0200', 'TZOFFSETTO:+0100'],
    ...['DTSTART:19961027T030000', 'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU', 'END:STANDARD'],
    'END:VTIMEZONE',
  ].join('\r\n');

/** Line by line, without signs that turn the direction of writing. */
const lines = (text: string): string =>
  text
    .split(/\r\n|[\n\r]/)
    .map(oneLine)
    .join('\n');

/** What the invitation says, for a program that shows nothing else of it. */
function descriptionOf(row: InterviewRow, page: string): string {
  const names = [row.consultant_name, ...row.people.map(({ name }) => name)].map(oneLine);
  return [names.join(', '), row.link ?? '', lines(row.note), page].filter(Boolean).join('\n\n');
}

/**
 * The booked time, in the market's zone, as a calendar file for one person, who alone is named with an address: the others
 * are not to learn it. The UID stays the same, and the version counts up, so a program replaces what
 * it has. Empty if there is no time.
 */
export function calendarFile(
  row: InterviewRow,
  receiver: Receiver,
  {
    method,
    settings,
  }: { method: CalendarMethod; settings: Pick<Settings, 'publicUrl' | 'mailFrom'> },
): string {
  const { starts_at, minutes, company_name, interview } = row;
  if (starts_at === null || minutes === null) return '';
  const zone = marketZones[row.country];
  const start = Temporal.Instant.fromEpochMilliseconds(starts_at.getTime()).toZonedDateTimeISO(
    zone,
  );
  const page = `${settings.publicUrl}/interviews/${interview}`;
  const isCancelled = method === 'CANCEL';
  const calendar = ical({
    prodId: { company: 'Torg', product: 'Torg', language: receiver.locale.toUpperCase() },
    method: ICalCalendarMethod[method],
    // A zone of the calendar itself would make its stamps local, too.
    timezone: { name: null, generator: zoneRules },
  });
  const participant = {
    name: oneLine(receiver.name),
    email: receiver.email,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
  const event: ICalEventData = {
    id: `${interview}@${domainOf(settings.mailFrom)}`,
    sequence: row.version,
    stamp: row.updated_at,
    timezone: zone,
    start,
    end: start.add({ minutes }),
    summary: interviewMailWords[receiver.locale].entry(namesOf(row, receiver)),
    location: oneLine(row.place) || row.link,
    description: descriptionOf(row, page),
    url: page,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: oneLine(`${company_name}, Torg`), email: addressOf(settings.mailFrom) },
    // What somebody downloads for themself invites nobody.
    attendees: method === 'PUBLISH' ? [] : [participant],
  };
  calendar.createEvent(event);
  return calendar.toString();
}
