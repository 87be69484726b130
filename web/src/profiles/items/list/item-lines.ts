import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { monthText, periodText, type Period } from '../../reading/sections/period.ts';
import type { Item } from './item-lists.ts';

/** How an entry is described in a list: what it is, what it was part of, and when. */
export interface ItemLines {
  /** empty where it has no name */
  title: string;
  more: string;
  when: string;
}

interface Words {
  locale: string;
  /** shown as the end of an ongoing period */
  present: string;
  level: (level: NonNullable<Item<'language'>['spoken_language_level']>) => string;
}

type LinesOf<I> = (item: I, words: Words) => ItemLines;

const joined = (...parts: (string | null)[]) => parts.filter(Boolean).join(' · ');
const when = (item: Period, { locale, present }: Words) => periodText(locale, item, present);

const dated: LinesOf<Item<'course'>> = ({ name, year, month }, { locale }) => ({
  title: name,
  more: '',
  when: monthText(locale, year, month),
});

const lines: { [K in ProfileItemKind]: LinesOf<Item<K>> } = {
  project: (item, words) => ({
    title: item.project_name || item.project_customer,
    more: joined(
      item.project_name && item.project_customer,
      item.project_roles.map(({ name }) => name).join(', '),
    ),
    when: when(item, words),
  }),
  work_experience: (item, words) => ({
    title: item.company || item.description,
    more: item.company && item.description,
    when: when(item, words),
  }),
  education: (item, words) => ({
    title: joined(item.degree, item.programme) || item.school,
    more: joined(item.degree, item.programme) && item.school,
    when: when(item, words),
  }),
  course: dated,
  certification: dated,
  honor: dated,
  presentation: dated,
  publication: dated,
  position_experience: ({ name, year_from, year_to }, words) => ({
    title: name,
    more: '',
    when: when({ from_year: year_from, from_month: null, to_year: year_to, to_month: null }, words),
  }),
  language: (item, { level }) => {
    const { spoken_language_level: spoken, written_language_level: written } = item;
    const levels = [spoken, written].flatMap((value) => (value === null ? [] : [level(value)]));
    return { title: item.language_name, more: [...new Set(levels)].join(' / '), when: '' };
  },
};

export const linesOf = <K extends ProfileItemKind>(
  kind: K,
  item: Item<K>,
  words: Words,
): ItemLines => lines[kind](item, words);
