import { entry, idThere, type Row, type Texts } from './flowcase-rows.ts';

/** Somebody made up, with what they have written of themself. */
export interface PersonThere {
  slug: string;
  name: string;
  email: string;
  phone?: string;
  country?: 'no' | 'se';
  office?: string;
  title: Texts;
  /** what the tool says it has, which may be less than it has */
  languages: string[];
  isDeactivated?: boolean;
  hasNoCv?: boolean;
  /** where the picture lies: with the tool, or with a stranger */
  picture?: 'here' | 'elsewhere';
  /** the sections by their name there */
  cv: Record<string, Row[]>;
}

export interface Place {
  subdomain: string;
  company: string;
  /** the address of the tool's pictures */
  pictures: string;
}

const sections = [
  ...['technologies', 'key_qualifications', 'cv_roles', 'highlighted_roles'],
  ...['work_experiences', 'project_experiences', 'educations', 'certifications', 'courses'],
  ...['blogs', 'recommendations', 'languages', 'positions', 'presentations', 'honors_awards'],
];
const changed = '2025-02-01T10:00:00.000Z';

/** Ids and places in their list for rows and for what lies in them, by the way to them. */
function withIds(rows: readonly Row[], path: string): Row[] {
  return rows.map((row, order) => {
    const way = `${path}/${order}`;
    const inner = Object.entries(row).map(([key, value]): [string, unknown] => [
      key,
      isRows(value) ? withIds(value, `${way}/${key}`) : value,
    ]);
    return { _id: idThere(way), order, ...Object.fromEntries(inner) };
  });
}
const isRows = (value: unknown): value is Row[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'object' && one !== null);

function imageOf({ slug, picture }: PersonThere, { pictures }: Place): Row | null {
  if (picture === undefined) return null;
  const base = picture === 'here' ? pictures : 'https://pictures.elsewhere.example';
  const url = `${base}/${slug}`;
  return { url: `${url}.png`, thumb: { url: `${url}.png` }, large: { url: `${url}.png` } };
}

const whoOf = (person: PersonThere, place: Place): Row => ({
  user_id: idThere(`${place.subdomain}/${person.slug}`),
  company_id: idThere(place.subdomain),
  external_unique_id: null,
  email: person.email,
  name: person.name,
  telephone: person.phone ?? null,
  country_code: person.country ?? 'no',
  language_code: person.country ?? 'no',
  language_codes: person.languages,
  image: imageOf(person, place),
  created_at: '2023-02-01T10:00:00.000Z',
  updated_at: changed,
});

/** As v1/users lists them. */
export function userThere(person: PersonThere, place: Place): Row {
  const who = whoOf(person, place);
  return {
    ...who,
    _id: who['user_id'],
    id: who['user_id'],
    company_name: place.company,
    company_subdomains: [place.subdomain],
    company_group_ids: [],
    upn: null,
    deactivated: person.isDeactivated ?? false,
    deactivated_at: person.isDeactivated ?? false,
    role: 'consultant',
    roles: ['consultant'],
    office_name: person.office ?? null,
    international_toggle: 'international',
    preferred_download_format: 'docx',
    override_language_code: null,
    default_cv_template_id: null,
    default_cv_id: person.hasNoCv ? null : idThere(`${place.subdomain}/${person.slug}/cv`),
  };
}

/** As v3/cvs answers; null for somebody without a CV. */
export function cvThere(person: PersonThere, place: Place): Row | null {
  if (person.hasNoCv) return null;
  const who = whoOf(person, place);
  const path = `${place.subdomain}/${person.slug}/cv`;
  const given = sections.map((name): [string, Row[]] => [
    name,
    withIds(person.cv[name] ?? [], `${path}/${name}`),
  ]);
  return entry({
    ...who,
    _id: idThere(path),
    bruker_id: who['user_id'],
    navn: person.name,
    name_multilang: {},
    telefon: person.phone ?? null,
    title: person.title,
    born_day: null,
    born_month: null,
    born_year: '1986',
    nationality: {},
    place_of_residence: {},
    default: true,
    tilbud_id: null,
    proposal: null,
    imported_date: null,
    owner_updated_at: changed,
    owner_updated_at_significant: changed,
    custom_tags: [],
    custom_tag_ids: [],
    template_document_type: 'doc',
    can_write: false,
    ...Object.fromEntries(given),
  });
}
