import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { countryTexts } from '../ui/text/country-texts.ts';
import type { CsvCell } from '../ui/table/csv.ts';
import type { Person } from './people.queries.ts';
import { roleTexts, statusTexts } from './people-texts.ts';

type InWords = (text: MessageDescriptor) => string;

interface Column {
  title: MessageDescriptor;
  cell: (person: Person, t: InWords) => CsvCell;
}

const columns: readonly Column[] = [
  { title: msg`Navn`, cell: ({ name }) => name },
  { title: msg`E-post`, cell: ({ email }) => email },
  { title: msg`Tittel`, cell: ({ title }) => title },
  { title: msg`Rolle`, cell: ({ role }, t) => t(roleTexts[role]) },
  { title: msg`Status`, cell: ({ status }, t) => t(statusTexts[status]) },
  { title: msg`Selskap`, cell: ({ organization }) => organization?.name ?? null },
  {
    title: msg`Land`,
    cell: ({ organization }, t) => organization && t(countryTexts[organization.country]),
  },
  { title: msg`Sist aktiv`, cell: ({ last_active_at }) => last_active_at?.slice(0, 10) ?? null },
  { title: msg`Lagt til`, cell: ({ created_at }) => created_at.slice(0, 10) },
];

/** The people as a table, the headings first; days as `2026-11-20`, which sort correctly as text. */
export const peopleRows = (people: readonly Person[], t: InWords): CsvCell[][] => [
  columns.map(({ title }) => t(title)),
  ...people.map((person) => columns.map(({ cell }) => cell(person, t))),
];
