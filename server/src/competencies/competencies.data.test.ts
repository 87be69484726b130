import { readFileSync } from 'node:fs';
import { disciplines, locales } from '@torg/protocol/terms';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const Text = z
  .string()
  .min(1)
  .max(80)
  .regex(/^\S(.*\S)?$/, 'has space around it');
const Names = z.strictObject({ nb: Text, sv: Text, en: Text });

const Discipline = z.strictObject({ key: z.enum(disciplines), name: Names });
const Competency = z.strictObject({
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  discipline: z.enum(disciplines),
  name: Text.or(Names),
  synonyms: z.array(Text),
});
type Competency = z.output<typeof Competency>;

function read<T extends z.ZodType>(file: string, shape: T): z.output<T> {
  return shape.parse(
    JSON.parse(readFileSync(new URL(`./data/${file}.json`, import.meta.url), 'utf8')),
  );
}

const fold = (text: string) => text.toLowerCase();
const keysOf = (rows: readonly { key: string }[]) => rows.map((row) => row.key);
const namesOf = ({ name }: Competency) => (typeof name === 'string' ? [name] : Object.values(name));

/** Values that occur more than once. */
const repeated = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('names every discipline of the protocol, in its order', () => {
  expect(keysOf(read('disciplines', z.array(Discipline)))).toEqual([...disciplines]);
});

describe.each([
  { file: 'roles', total: 120, inEachDiscipline: 12 },
  { file: 'skills', total: 900, inEachDiscipline: 60 },
])('$file', ({ file, total, inEachDiscipline }) => {
  const rows = read(file, z.array(Competency));

  it(`has at least ${total}`, () => {
    expect(rows.length).toBeGreaterThanOrEqual(total);
  });

  it.each(disciplines)(`has at least ${inEachDiscipline} in %s`, (discipline) => {
    const inIt = rows.filter((row) => row.discipline === discipline);
    expect(inIt.length).toBeGreaterThanOrEqual(inEachDiscipline);
  });

  it('is sorted by key, and no key occurs twice', () => {
    expect(repeated(keysOf(rows))).toEqual([]);
    expect(keysOf(rows)).toEqual(keysOf(rows).toSorted());
  });

  it.each(locales)('gives no two the same name in %s', (locale) => {
    const names = rows.map(({ name }) => fold(typeof name === 'string' ? name : name[locale]));
    expect(repeated(names)).toEqual([]);
  });

  it('has one name where all languages agree', () => {
    const spelledOut = rows.filter(({ name }) => typeof name !== 'string');
    expect(spelledOut.filter((row) => new Set(namesOf(row)).size === 1)).toEqual([]);
  });

  it('has no synonym of two rows, and none that is a name', () => {
    const names = new Set(rows.flatMap(namesOf).map(fold));
    const synonyms = rows.flatMap((row) => row.synonyms).map(fold);
    expect(synonyms.filter((synonym) => names.has(synonym))).toEqual([]);
    expect(repeated(synonyms)).toEqual([]);
  });

  it('has one row a line, so that a change is easy to review', () => {
    const path = new URL(`./data/${file}.json`, import.meta.url);
    const lines = readFileSync(path, 'utf8').trimEnd().split('\n');
    expect(lines.length).toBe(rows.length + 2);
  });
});
