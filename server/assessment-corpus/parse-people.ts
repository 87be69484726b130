import { createHash } from 'node:crypto';
import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';
import { languageNamed } from '../src/platform/text/language-names.ts';
import type { CvEntry, CvTerm, MaskedCv } from '../src/assessments/cv/masked-cv.ts';
import { named } from './vocabulary.ts';

/** Somebody made up, by their name in the corpus. */
export interface Person {
  name: string;
  cv: MaskedCv;
}

/** The same id for the same words. */
export function idOf(...words: string[]): string {
  const hex = createHash('sha256').update(words.join(' ')).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');

const kinds: Record<string, CvEntry['kind']> = {
  project: 'project',
  job: 'work_experience',
  education: 'education',
  cert: 'certification',
  course: 'course',
  publication: 'publication',
  presentation: 'presentation',
};
const marked = (text: string) =>
  listOf(text).map((key) => ({ key: key.replace('*', ''), isMarked: key.endsWith('*') }));

const skillsOf = (text: string): CvTerm[] => listOf(text).map((key) => named('skill', key));
const rolesOf = (text: string): CvTerm[] => listOf(text).map((key) => named('role', key));

/** `2020-01..2024-06`, `2024-08..`, `2021` */
function periodOf(kind: CvEntry['kind'], said: string) {
  const [from = '', to] = said.split('..');
  if (kind === 'education') return { from: null, to: null, is_current: false };
  const start = from.length === 4 ? `${from}-01` : from || null;
  return { from: start, to: to === undefined ? start : to || null, is_current: to === '' };
}

function entryOf(owner: string, head: string): CvEntry {
  const [first = '', title = '', skills = '', roles = ''] = head
    .split('|')
    .map((one) => one.trim());
  const [word = '', said = ''] = first.split(' ');
  const kind = kinds[word] ?? 'project';
  return {
    ...{ item: idOf(owner, head), kind, title, text: '', role_text: '' },
    ...periodOf(kind, said),
    ...{ skills: skillsOf(skills), roles: rolesOf(roles) },
  };
}

const isLevel = (word: string): word is LanguageLevel =>
  ['basic', 'intermediate', 'fluent', 'native'].includes(word);

const languageOf = (owner: string, said: string) => {
  const [locale = '', level = ''] = said.split(' ');
  const name = new Intl.DisplayNames(['en'], { type: 'language' }).of(
    locale === 'nb' ? 'no' : locale,
  );
  const item = idOf(owner, 'language', locale);
  const spoken = isLevel(level) ? level : null;
  return {
    item,
    name: name ?? locale,
    locale: languageNamed(locale) ?? locale,
    spoken,
    written: spoken,
  };
};

function readField(cv: MaskedCv, name: string, value: string): void {
  switch (name) {
    case 'title':
      cv.title = value;
      break;
    case 'about':
      cv.description = value;
      break;
    case 'skills':
      cv.skills = marked(value).map(({ key, isMarked }) => ({
        ...named('skill', key),
        expert: isMarked,
      }));
      break;
    case 'roles':
      cv.roles = marked(value).map(({ key, isMarked }) => ({
        ...named('role', key),
        emphasize: isMarked,
      }));
      break;
    case 'regions':
      cv.regions = listOf(value).map((code) => named('region', code));
      break;
    case 'remote':
      cv.remote_work_ok = value === 'yes';
      break;
    case 'available':
      cv.availability = value;
      break;
    case 'languages':
      cv.languages = listOf(value).map((said) => languageOf(cv.profile, said));
      break;
    default:
      throw new Error(`${name} is no field of a CV`);
  }
}

const empty = (name: string): MaskedCv => ({
  ...{ profile: idOf('profile', name), title: '', description: '', availability: null },
  ...{ remote_work_ok: false, regions: [], skills: [], roles: [], languages: [], entries: [] },
  flags: [],
});

/** A CV of the corpus: its head has its name and language. */
export function parsePerson(source: string): Person {
  const [head = '', ...lines] = source.trim().split('\n');
  const [name = ''] = head.split(' ');
  const cv = empty(name);
  for (const line of lines) {
    const last = cv.entries.at(-1);
    const field = /^(?<name>[a-z]+): (?<value>.*)$/.exec(line)?.groups;
    if (line.startsWith('  > ') && last) last.role_text = line.slice(4);
    else if (line.startsWith('  ') && last) last.text = line.trim();
    else if (field) readField(cv, field['name'] ?? '', field['value'] ?? '');
    else cv.entries.push(entryOf(name, line));
  }
  return { name, cv };
}
