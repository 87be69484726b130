import type { DXT } from 'docxtemplater';
import type { TemplateDate, TemplateValue } from '../../platform/ports/word-templates.ts';

const ending = /^(.*?)\s*:\s*(.+)$/;

/** Up to so many letters, at the end of a word where there is one near. */
function cut(text: string, most: number): string {
  const letters = Array.from(text);
  if (letters.length <= most) return text;
  const whole = letters.slice(0, Math.max(0, most - 1)).join('');
  const space = whole.search(/\s\S*$/);
  return `${(space > whole.length / 2 ? whole.slice(0, space) : whole).trimEnd()}…`;
}

const twoDigits = (number: number | null): string => String(number ?? '').padStart(2, '0');

/** `MM.yyyy`; the text as it is where a part is unknown, so that no month is made up. */
function dateBy(pattern: string, { text, year, month, day }: TemplateDate): string {
  if (year === null) return text;
  const parts: Record<string, string | null> = {
    yyyy: String(year),
    yy: twoDigits(year % 100),
    MM: month === null ? null : twoDigits(month),
    M: month === null ? null : String(month),
    dd: day === null ? null : twoDigits(day),
    d: day === null ? null : String(day),
  };
  const names = pattern.match(/yyyy|yy|MM|M|dd|d/g) ?? [];
  if (names.some((name) => parts[name] === null)) return text;
  return pattern.replaceAll(/yyyy|yy|MM|M|dd|d/g, (name) => parts[name] ?? '');
}

function printed(value: TemplateValue, how: string | undefined): string {
  if (Array.isArray(value)) return '';
  if (typeof value === 'boolean') return value ? '✓' : '';
  if (typeof value === 'string' || 'items' in value) {
    const text = typeof value === 'string' ? value : value.text;
    return how !== undefined && /^\d{1,6}$/.test(how) ? cut(text, Number(how)) : text;
  }
  const date = value as TemplateDate;
  return how === undefined ? date.text : dateBy(how, date);
}

/** What a loop repeats: the entries of a list, or once where there is something to say. */
function repeated(value: TemplateValue, count: string | undefined): unknown {
  const list = typeof value === 'object' && 'items' in value ? value.items : value;
  if (Array.isArray(list)) return count === undefined ? list : list.slice(0, Number(count));
  if (typeof list === 'object') return (list as TemplateDate).text !== '';
  return typeof list === 'string' ? list.trim() !== '' : list;
}

const own = (scope: unknown, name: string): TemplateValue | undefined =>
  typeof scope === 'object' && scope !== null && Object.hasOwn(scope, name)
    ? (scope as Record<string, TemplateValue>)[name]
    : undefined;

/** The value of a tag within one scope; undefined where the scope around it is to be asked. */
export function valueOf(tag: string, scope: unknown, { meta }: DXT.ParserContext): unknown {
  const part = meta.part as DXT.Part & { count?: string };
  if (part.module === 'loop') {
    const value = own(scope, tag);
    return value === undefined ? undefined : repeated(value, part.count);
  }
  const [, name = tag, how] = own(scope, tag) === undefined ? (ending.exec(tag) ?? []) : [];
  const value = name === '.' ? own(scope, 'name') : own(scope, name);
  return value === undefined ? undefined : printed(value, how);
}
