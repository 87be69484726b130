import { types } from '@electric-sql/pglite';
import { columnParsers } from '../column-types.ts';

type Parser = (text: string, type?: number) => unknown;
type Writer = (value: unknown) => string;

/** Reads and writes the values of each type, by its id, on our side of the engine. */
export interface ColumnTypes {
  parsers: Record<number, Parser>;
  writers: Record<number, Writer>;
}

/** The types of the elements of all array types. */
export const arrayTypes = `select distinct element.oid::int4 as element, element.typarray::int4 as array
  from pg_catalog.pg_type as list join pg_catalog.pg_type as element on element.oid = list.typelem
  where list.typcategory = 'A' and element.typarray <> 0`;

/** Those without arrays, whose ids the database knows. */
export function simpleTypes(): ColumnTypes {
  return {
    parsers: { ...types.parsers, ...columnParsers },
    writers: { ...types.serializers },
  };
}

export function addArrayTypes(
  { parsers, writers }: ColumnTypes,
  rows: readonly { element: number; array: number }[],
): void {
  for (const { element, array } of rows) {
    writers[array] = (values) => types.arraySerializer(values, writers[element], array);
    parsers[array] = (text) =>
      types.arrayParser(text, parsers[element] as (value: string) => string, array);
  }
}
