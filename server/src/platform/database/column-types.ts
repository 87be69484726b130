import pg from 'pg';

type Parser = (text: string) => unknown;

/**
 * How values are read where the two databases would answer differently, by type id: counts and sums
 * as numbers, calendar dates as `2026-11-20` (a Date would move them by a time zone), intervals as
 * text.
 */
export const columnParsers: Readonly<Record<number, Parser>> = {
  [pg.types.builtins.INT8]: Number,
  [pg.types.builtins.NUMERIC]: Number,
  [pg.types.builtins.DATE]: String,
  [pg.types.builtins.INTERVAL]: String,
};

/** The server's driver reads arrays by types of their own; int4[], float8[] and text[] read them. */
const arrayParsers: Readonly<Record<number, Parser>> = {
  1016: pg.types.getTypeParser(1007 as never) as Parser,
  1231: pg.types.getTypeParser(1022 as never) as Parser,
  1182: pg.types.getTypeParser(1009 as never) as Parser,
  1187: pg.types.getTypeParser(1009 as never) as Parser,
};

/** The same, in the form that the driver for servers takes. */
export const columnTypes = {
  getTypeParser: ((id: number, format?: 'text' | 'binary') =>
    columnParsers[id] ??
    arrayParsers[id] ??
    pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
};
