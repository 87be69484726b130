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
  /** the first of those who are new, as the owner gets to see them */
  profiles: readonly SearchProfile[];
  /** how many are new */
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
  const say = alertWords[locale];
  if (availability === null) return say.notFree;
  return availability <= today ? say.freeNow : say.freeFrom(dayText(availability, locale));
}

/** Whose name is hidden is called by title, and told apart by the end of the id; as on the page. */
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

/** Tells somebody, in their language, whom their search has found anew, and how to hear no more. */
export function searchAlert(
  { row, owner, profiles, total, today }: Alert,
  { publicUrl, sessionSecret }: Pick<Settings, 'publicUrl' | 'sessionSecret'>,
): Mail {
  const { locale, email } = owner;
  const say = alertWords[locale];
  const { title, saved_search: search } = row;
  const more = total - profiles.length;
  const heading = say.heading(total);
  const token = encodeURIComponent(mailedToken('search-alert', alertSubject(row), sessionSecret));
  const stopUrl = `${publicUrl}/api/main/saved-searches/alert?token=${token}`;
  const form = layOutMail({
    locale,
    preview: `${heading}: ${title}`,
    heading,
    paragraphs: [say.text(title), ...(more > 0 ? [say.more(more)] : [])],
    facts: profiles.map(factOf({ locale, today, publicUrl })),
    actions: [{ label: say.action, url: `${publicUrl}/search/saved/${search}` }],
    notes: [say.note(row.notify)],
    noteLink: { label: say.stop, url: stopUrl },
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
