import type { ToolDeskPerson, ToolEdit } from '../../../platform/ports/cv-tool.ts';
import type { Row } from './flowcase-rows.ts';

const isRow = (value: unknown): value is Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A CV and all that lies in it and has an id. */
function rowsIn(row: Row): Row[] {
  const inner = Object.values(row).flatMap((value) => (Array.isArray(value) ? value : []));
  return [row, ...inner.filter(isRow).flatMap(rowsIn)].filter((one) => '_id' in one);
}

/** Keys and texts in turn as an object; null for what is no text in languages. */
function textsOf(value: unknown): Record<string, string> | null {
  if (Array.isArray(value)) {
    if (value.length === 0 || !value.every((one) => typeof one === 'string')) return null;
    const pairs = value.flatMap((key, at) => (at % 2 === 0 ? [[key, value[at + 1] ?? '']] : []));
    return Object.fromEntries(pairs) as Record<string, string>;
  }
  if (!isRow(value) || !Object.values(value).every((one) => typeof one === 'string')) return null;
  return value as Record<string, string>;
}

/** A picture's addresses are texts too, and the codes of languages a list of them. */
const notWritten = new Set(['image', 'thumb', 'large', 'language_codes']);

export const editableOf = (cv: Row): ToolDeskPerson['entries'] =>
  rowsIn(cv).flatMap((row) =>
    Object.entries(row).flatMap(([field, value]) => {
      const texts = notWritten.has(field) ? null : textsOf(value);
      return texts === null ? [] : [{ entry: String(row['_id']), field, texts }];
    }),
  );

/** Writes a text; false if there is no such entry or field. */
export function editRow(cv: Row, { entry, field, locale, text }: ToolEdit): boolean {
  const row = rowsIn(cv).find((one) => one['_id'] === entry);
  const texts = notWritten.has(field) ? null : textsOf(row?.[field]);
  if (row === undefined || texts === null) return false;
  const others = Object.entries(texts).filter(([key]) => key !== locale);
  row[field] = Object.fromEntries(text === '' ? others : [...others, [locale, text]]);
  return true;
}
