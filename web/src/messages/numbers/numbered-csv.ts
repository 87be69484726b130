import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CsvCell } from '../../ui/table/csv.ts';
import { kindTexts } from '../thread-texts.ts';
import type { NumberedThread } from './numbers.queries.ts';

type InWords = (text: MessageDescriptor) => string;

interface Column {
  title: MessageDescriptor;
  cell: (thread: NumberedThread, t: InWords) => CsvCell;
}

const hourSeconds = 3600;

const columns: readonly Column[] = [
  { title: msg`Nummer`, cell: ({ number }) => number },
  { title: msg`Slag`, cell: ({ kind }, t) => t(kindTexts[kind]) },
  { title: msg`Oppdrag`, cell: ({ assignment }) => assignment?.title ?? null },
  {
    title: msg`Parter`,
    cell: ({ parties }) =>
      parties
        .map(({ name, company }) => (company === null ? name : `${name} (${company})`))
        .join(', '),
  },
  { title: msg`Meldinger`, cell: ({ messages }) => messages },
  { title: msg`Begynt`, cell: ({ created_at }) => created_at },
  { title: msg`Sist aktiv`, cell: ({ last_message_at }) => last_message_at },
  {
    title: msg`Timer til første svar`,
    cell: ({ answered_after }) =>
      answered_after === null ? null : Math.round((10 * answered_after) / hourSeconds) / 10,
  },
];

/** The threads as the cells of a table, headings first. */
export const numberedCells = (threads: readonly NumberedThread[], t: InWords): CsvCell[][] => [
  columns.map(({ title }) => t(title)),
  ...threads.map((thread) => columns.map(({ cell }) => cell(thread, t))),
];
