import type { SearchProfile } from '@torg/protocol/search/search';
import type { Locale } from '@torg/protocol/terms';
import type { Mail } from '../../platform/ports/mail.ts';
import { layOutMail, type Fact } from '../../platform/mail/mail-layout.ts';
import { mailedToken } from '../../platform/mail/mailed-token.ts';
import type { Settings } from '../../platform/settings.ts';
import { alertWords, dayText } from './alert-words.ts';
import { alertSubject } from './alert-token.ts';
import type { Owner } from '../owner-of.ts';
import type { SearchRow } from '../saved-searches.repository.ts';

interface Alert {
  row: SearchRow;
  owner: Owner;
  /** the first new profiles, as the owner may see them */
  profiles: readonly SearchProfile[];
  /** the number of new profiles */
  total: number;
  /** as `2026-11-22` */
  today: string;
}

interface Reader {
  locale: Locale;
  today: string;
  publicUrl: string;
}

function availabilityText(availability: string | null, { locale, today }: Reader): string {
  const words = alertWords[locale];
  if (availability === null) return words.notFree;
  return availability <= today ? words.freeNow : words.freeFrom(dayText(availability, locale));
}

/** The name, or if it is hidden the title with the end of the id, the same as on the page. */
const nameOf = ({ name, title, account }: SearchProfile, locale: Locale): string =>
  name || `${title ?? alertWords[locale].consultant} ${account.slice(-4).toUpperCase()}`;

const factOf =
  (reader: Reader) =>
  (profile: SearchProfile): Fact => ({
    label: nameOf(profile, reader.locale),
    value: [
      profile.name ? profile.title : null,
      profile.consultant_company?.name,
      availabilityText(profile.availability, reader),
    ]
      .filter(Boolean)
      .join(' · '),
    url: `${reader.publicUrl}/profiles/${profile.account}`,
  });

/** The mail about new hits, in the owner's language, with a link that stops the alerts. */
export function searchAlert(
  { row, owner, profiles, total, today }: Alert,
  { publicUrl, sessionSecret }: Pick<Settings, 'publicUrl' | 'sessionSecret'>,
): Mail {
  const { locale, email } = owner;
  const words = alertWords[locale];
  const { title, saved_search: search } = row;
  const more = total - profiles.length;
  const heading = words.heading(total);
  const token = encodeURIComponent(mailedToken('search-alert', alertSubject(row), sessionSecret));
  const stopUrl = `${publicUrl}/api/main/saved-searches/alert?token=${token}`;
  const form = layOutMail({
    locale,
    preview: `${heading}: ${title}`,
    heading,
    paragraphs: [words.text(title), ...(more > 0 ? [words.more(more)] : [])],
    facts: profiles.map(factOf({ locale, today, publicUrl })),
    actions: [{ label: words.action, url: `${publicUrl}/search/saved/${search}` }],
    notes: [words.note(row.notify)],
    noteLink: { label: words.stop, url: stopUrl },
  });
  return {
    to: email,
    subject: `${heading}: ${title}`,
    ...form,
    headers: {
      'List-Unsubscribe': `<${stopUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
