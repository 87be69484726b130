/** NUL, control and direction characters, by their number. */
const unwanted: readonly (readonly [from: number, to: number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x7f],
  [0x200e, 0x200f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
];
const hex = (code: number): string => `\\u${code.toString(16).padStart(4, '0')}`;
const pattern = new RegExp(
  `[${unwanted.map(([from, to]) => `${hex(from)}-${hex(to)}`).join('')}]`,
  'g',
);

/** What the database stores and no page turns around: without NUL, control and direction characters. */
export const cleanText = (text: string): string => text.toWellFormed().replaceAll(pattern, '');

/** The same of all texts in a value. */
export function cleaned<T>(value: T): T {
  if (typeof value === 'string') return cleanText(value) as T;
  if (Array.isArray(value)) return value.map(cleaned) as T;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, cleaned(one as unknown)]),
  ) as T;
}
