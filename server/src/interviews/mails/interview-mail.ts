import { layOutMail, type Fact } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import type { Settings } from '../../platform/settings.ts';
import type { InterviewRow, Receiver } from '../interviews.repository.ts';
import { calendarFile } from './calendar-file.ts';
import { interviewMailWords } from './interview-mail-words.ts';
import { namesOf } from './names-of.ts';
import type { InterviewNews } from './news.ts';
import { timeText } from './time-text.ts';

interface About {
  what: InterviewNews;
  /** what the file that comes with it does in the receiver's calendar */
  calendar: 'REQUEST' | 'CANCEL' | null;
  settings: Pick<Settings, 'publicUrl' | 'mailFrom'>;
}

const isTold: ReadonlySet<InterviewNews> = new Set(['booked', 'moved', 'reminder']);

/** When and where, as far as it concerns what is told. */
function factsOf(row: InterviewRow, { locale }: Receiver, what: InterviewNews): Fact[] {
  const { labels } = interviewMailWords[locale];
  const { starts_at, minutes, country, place, link, people } = row;
  const about: Fact = { label: labels.about, value: row.title };
  const isOff = what === 'removed' || what === 'cancelled' || what === 'declined';
  const booked = starts_at !== null && minutes !== null && { starts_at, minutes };
  const time: Fact[] = booked
    ? [{ label: labels.time, value: timeText(booked, { locale, country }) }]
    : [];
  if (isOff || what === 'others_wanted') return [about, ...time];
  return [
    about,
    ...time,
    ...(place === '' ? [] : [{ label: labels.place, value: place }]),
    ...(link === null ? [] : [{ label: labels.link, value: link, url: link }]),
    {
      label: labels.people,
      value: [row.consultant_name, ...people.map(({ name }) => name)].join(', '),
    },
  ];
}

/** Their own words: the invitation's, the consultant's, or why it was cancelled. */
function quoteOf(row: InterviewRow, what: InterviewNews): string {
  if (what === 'others_wanted' || what === 'declined') return row.wish;
  if (what === 'cancelled') return row.reason;
  return what === 'offered' || isTold.has(what) ? row.note : '';
}

/** What happened to an interview, in the receiver's language and by the market's clock. */
export function interviewMail(
  row: InterviewRow,
  receiver: Receiver,
  { what, calendar, settings }: About,
): Mail {
  const { locale } = receiver;
  const words = interviewMailWords[locale];
  const { subject, text } = words.news[what];
  const names = namesOf(row, receiver);
  const quote = quoteOf(row, what);
  const offered = row.times.map((time) => timeText(time, { locale, country: row.country }));
  const choice = what === 'offered' ? [`${words.choice}:\n${offered.join('\n')}`] : [];
  const label = what === 'offered' ? words.action.choose : words.action.open;
  const form = layOutMail({
    locale,
    preview: offered[0] ?? names.title,
    heading: subject(names),
    paragraphs: [text(names), ...choice],
    ...(quote === '' ? {} : { quote }),
    facts: factsOf(row, receiver, what),
    actions: [{ label, url: `${settings.publicUrl}/interviews/${row.interview}` }],
    ...(calendar === 'REQUEST' && { notes: [words.calendar] }),
  });
  const mail = { to: receiver.email, subject: subject(names), ...form };
  if (calendar === null) return mail;
  const content = calendarFile(row, receiver, { method: calendar, settings });
  return content === '' ? mail : { ...mail, calendar: { method: calendar, content } };
}
