import type { Evidence } from '@torg/protocol/assessments/assessment-outputs';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { withholder } from '../../ai-jobs/ai-jobs.queries.ts';
import { calledNames, namesOf, withoutSecrets } from '../../cvs/cvs.queries.ts';
import type { ProfileRow } from '../../profiles/profiles.queries.ts';
import { withoutOrders } from '../text/without-orders.ts';
import type { CvEntry, CvLanguage, CvTerm, MaskedCv } from './masked-cv.ts';
import { withNeutralWords } from './neutral-words.ts';
import { withoutPrivateFacts } from './private-facts.ts';

type ItemRow = ProfileRow['items'][number] & {
  degree?: string;
  language_locale?: string | null;
  spoken_level?: CvLanguage['spoken'];
  written_level?: CvLanguage['written'];
};

/** Longer texts say no more about anybody. */
const mostCharacters = 8_000;
const removed = '[…]';

/** Hair spaces and control characters could hide words, too; lines and tabs stay. */
const control = /[^\P{Cc}\n\t]/gu;

/** Most names of companies stand in no text, and looking for each in each text takes its time. */
function isNamedIn({ title, description, items }: ProfileRow): (name: string) => boolean {
  const texts = items.flatMap((one) => [one.name, one.description, one.long_description]);
  const all = [title ?? '', description, ...texts].join('\n');
  const said = all
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .toLowerCase();
  return (name) => said.includes(name.trim().toLowerCase());
}

/** Takes out who somebody is, where they work, and for whom. */
function cleanerOf(row: ProfileRow): (text: string) => string {
  const companies = [row.organization_name ?? '', ...row.items.map((one) => one.organization_name)];
  const short = row.name.split(/[\s-]+/).filter((part) => /^\p{Lu}\p{Ll}$/u.test(part));
  const names = new Set([...companies.flatMap(namesOf), row.email, row.phone ?? '']);
  const terms = [...names].filter(isNamedIn(row));
  const called = companies.flatMap((company) => calledNames(company, row));
  const withheld = { name: row.name, terms };
  const withhold = withholder(withheld);
  const contacts = withoutSecrets(
    [
      ...short.map((text) => ({ text, instead: removed })),
      ...called.map((text) => ({ text, instead: removed, alone: true })),
    ],
    removed,
  );
  return (text) =>
    withNeutralWords(withoutPrivateFacts(contacts(withhold(text, mostCharacters)))).replaceAll(
      control,
      ' ',
    );
}

const month = (year: number | null, of: number | null, otherwise: number): string | null =>
  year === null ? null : `${year}-${String(of ?? otherwise).padStart(2, '0')}`;

const last = (text: string, other: string): string => (text === '' ? other : text);

/** Educations have no years, and moments end when they begin. */
function periodOf(row: ItemRow): Pick<CvEntry, 'from' | 'to' | 'is_current'> {
  if (row.kind === 'education') return { from: null, to: null, is_current: false };
  const from = month(row.from_year, row.from_month, 1);
  const isLasting = ['project', 'work_experience', 'position_experience'].includes(row.kind);
  const to = month(row.to_year, row.to_month, 12) ?? (isLasting ? null : from);
  return { from, to, is_current: isLasting && from !== null && to === null };
}

const termsOf = (row: ItemRow, type: 'role' | 'skill'): CvTerm[] =>
  (row.competencies ?? [])
    .filter((one) => one.type === type)
    .map(({ uuid, name }) => ({ uuid, name }));

/** The title of a job is its description; that of an education its degree and programme. */
function textsOf(row: ItemRow): [title: string, text: string, role: string] {
  if (row.kind === 'work_experience') return [row.description, row.long_description, ''];
  const { name, description, long_description, degree = '' } = row;
  const title = row.kind === 'education' ? [degree, name].filter(Boolean).join(', ') : name;
  return [title, description, long_description];
}

type Clean = (item: string, text: string) => string;

function entryOf(row: ItemRow, kind: Exclude<ProfileItemKind, 'language'>, clean: Clean): CvEntry {
  const [title, text, role_text] = textsOf(row).map((one) => clean(row.uuid, one));
  return {
    ...{ item: row.uuid, kind, title: title ?? '', text: text ?? '', role_text: role_text ?? '' },
    ...periodOf(row),
    skills: termsOf(row, 'skill'),
    roles: termsOf(row, 'role'),
  };
}

const languageOf = (row: ItemRow): CvLanguage => ({
  item: row.uuid,
  name: last(row.name, row.language_locale ?? ''),
  locale: row.language_locale ?? null,
  spoken: row.spoken_level ?? null,
  written: row.written_level ?? null,
});

/**
 * A profile as machines see it: without name, pronouns, photo, contact, companies, customers and the
 * years that tell an age, and without words that give orders to a machine.
 */
export function maskCv(row: ProfileRow, { withLanguages }: { withLanguages: boolean }): MaskedCv {
  const flags: Evidence[] = [];
  const { profile } = row;
  const clean = cleanerOf(row);
  const cleaned: Clean = (item, text) => {
    const { text: plain, quotes } = withoutOrders(clean(text));
    flags.push(...quotes.map((quote) => ({ item, quote })));
    return plain;
  };
  const items: ItemRow[] = row.items;
  return {
    profile,
    title: cleaned(profile, row.title ?? ''),
    description: cleaned(profile, row.description),
    availability: row.availability,
    remote_work_ok: row.remote_work_ok,
    regions: row.regions.map(({ uuid, name }) => ({ uuid, name })),
    skills: row.skills.map(({ uuid, name, expert }) => ({ uuid, name, expert })),
    roles: row.roles.map(({ uuid, name, emphasize }) => ({ uuid, name, emphasize })),
    languages: withLanguages ? items.filter(({ kind }) => kind === 'language').map(languageOf) : [],
    entries: items.flatMap((one) =>
      one.kind === 'language' ? [] : [entryOf(one, one.kind, cleaned)],
    ),
    flags,
  };
}
