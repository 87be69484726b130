import { sql, type RawBuilder } from 'kysely';

/** The moment in wire format, so that it need not be parsed and formatted again. */
export const wireMoment = (moment: RawBuilder<unknown>): RawBuilder<string> =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
