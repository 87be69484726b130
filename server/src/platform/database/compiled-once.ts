import { CompiledQuery, sql, type RawBuilder } from 'kysely';
import type { Db } from './tables.ts';

class Place {
  readonly at: number;

  constructor(at: number) {
    this.at = at;
  }
}

/** Stands in a statement that is compiled once for the value with this number. */
export const valueAt = (at: number): RawBuilder<unknown> => sql`${new Place(at)}`;

/**
 * A long statement whose text depends on few variants only. Putting its text together takes longer
 * than reading its answer, so each variant is put together once.
 */
export function compiledOnce<Row, Variant>(
  write: (variant: Variant) => RawBuilder<Row>,
): (db: Db, variant: Variant, values: readonly unknown[]) => Promise<Row[]> {
  const texts = new Map<Variant, CompiledQuery<Row>>();
  return async (db, variant, values) => {
    const text = texts.get(variant) ?? write(variant).compile(db);
    texts.set(variant, text);
    const parameters = text.parameters.map((one) => (one instanceof Place ? values[one.at] : one));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text.sql, parameters));
    return rows;
  };
}
