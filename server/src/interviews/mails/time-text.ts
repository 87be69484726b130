import { marketZones } from '@torg/protocol/market-day';
import type { Country, Locale } from '@torg/protocol/terms';
import { languageTags } from '../../platform/text/language-tags.ts';

/** How each market's clock is called, so that nobody has to guess whose time is meant. */
const clocks: Record<Locale, Record<Country, string>> = {
  nb: { NO: 'norsk tid', SE: 'svensk tid' },
  sv: { NO: 'norsk tid', SE: 'svensk tid' },
  en: { NO: 'time in Oslo', SE: 'time in Stockholm' },
};
const at: Record<Locale, string> = { nb: 'kl.', sv: 'kl.', en: 'at' };

const minuteMs = 60_000;

export interface Span {
  starts_at: Date | string;
  minutes: number;
}

/** `tirsdag 1. desember 2026 kl. 10:00–10:45 (norsk tid)`, by the clock of the market. */
export function timeText(
  { starts_at, minutes }: Span,
  { locale, country }: { locale: Locale; country: Country },
): string {
  const timeZone = marketZones[country];
  const from = new Date(starts_at);
  const to = new Date(from.getTime() + minutes * minuteMs);
  const tag = languageTags[locale];
  const day = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone }).format(from);
  const hours = { hour: '2-digit', minute: '2-digit', timeZone } as const;
  const clock = (moment: Date): string => new Intl.DateTimeFormat(tag, hours).format(moment);
  return `${day} ${at[locale]} ${clock(from)}–${clock(to)} (${clocks[locale][country]})`;
}

/** The day alone, for subjects. */
export const dayText = (
  { starts_at }: Span,
  { locale, country }: { locale: Locale; country: Country },
): string =>
  new Intl.DateTimeFormat(languageTags[locale], {
    ...{ weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' },
    timeZone: marketZones[country],
  }).format(new Date(starts_at));
