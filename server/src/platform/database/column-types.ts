import pg from 'pg';

type Parser = (text: string) => unknown;

/**
 * Parsers by type id, where the two databases would return different values: counts and sums become
 * numbers, calendar dates stay `2026-11-20` (a Date would shift them by a time zone), intervals stay
 * text.
 */
export const columnParsers: Readonly<Record<number, Parser>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.INTERVAL]: String,
};

/** Arrays have type ids of their own in the server's driver: it parses them as int4[], float8[] and text[]. */
const arrayParsers: Readonly<Record<number, Parser>> = {
  1016: pg.types.getTypeParser(1007 as never) as Parser,
  1231: pg.types.getTypeParser(1022 as never) as Parser,
  1182: pg.types.getTypeParser(1009 as never) as Parser,
  1187: pg.types.getTypeParser(1009 as never) as Parser,
};

/** The same parsers, in the form that the driver for servers takes. */
export const columnTypes = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    columnParsers[id] ??
    arrayParsers[id] ??
    pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
