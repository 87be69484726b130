import type { SearchProfile, SearchReason } from '@torg/protocol/search/search';
import type { Actor } from '../platform/actor.ts';
import { type ProfileRow, profileView } from '../profiles/profiles.queries.ts';

interface Shown {
  /** without names, photos and companies */
  anonymized: boolean;
  /** whether internal fields are shown */
  isAdmin: boolean;
}

/** The identifying fields, emptied. */
const anonymousFields = {
  name: '',
  image_url: null,
  email: null,
  phone: null,
  consultant_company_id: null,
  consultant_company: null,
} as const;

/** Removes the parts of a name from a text. */
function withoutName(text: string, name: string): string {
  const parts = name.split(/\s+/).filter(({ length }) => length > 2);
  return parts.reduce((left, part) => left.replaceAll(part, '…'), text);
}

function anonymous(profile: SearchProfile): SearchProfile {
  const { name, consultant_company: company } = profile;
  const hidden = (text: string) => withoutName(text, `${name} ${company?.name ?? ''}`);
  return {
    ...profile,
    ...anonymousFields,
    description: hidden(profile.description),
    work_experiences: profile.work_experiences.map((job) =>
      job.company === company?.name ? { ...job, company: '' } : job,
    ),
    why: profile.why.filter(({ kind }) => kind !== 'name' && kind !== 'company'),
  };
}

export function searchProfileView(
  row: ProfileRow,
  actor: Actor,
  { why, anonymized, isAdmin }: Shown & { why: SearchReason[] },
): SearchProfile {
  const { revisions: _, status: __, can: ___, ...profile } = profileView(row, actor);
  const found: SearchProfile = {
    ...profile,
    email: isAdmin ? row.email : null,
    phone: isAdmin ? row.phone : null,
    locale: row.locale,
    qa_status: isAdmin ? row.qa_status : null,
    active_since: isAdmin ? (row.active_since?.toISOString() ?? null) : null,
    visible_in_search: isAdmin ? row.visible_in_search : null,
    why,
  };
  return anonymized ? anonymous(found) : found;
}
