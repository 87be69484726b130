/** The fields that both drivers set on errors raised by the database itself. */
interface DatabaseError {
  code?: string;
  constraint?: string;
  message?: string;
}

const asDatabaseError = (error: unknown): DatabaseError =>
  typeof error === 'object' && error !== null ? error : {};

/**
 * Errors of the connection, and of a server that is stopping, starting, full or too slow. The two of
 * class 40 are conflicts between transactions, which may be retried like the others.
 */
const unavailableCodes = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'],
  ...['57P01', '57P02', '57P03', '57P05', '57014', '53300', '25P03', '55P03', '40001', '40P01'],
]);

/** The drivers give these no code. */
const unavailableMessages =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|timeout exceeded when trying to connect|timeout expired|Query read timeout|Cannot use a pool after calling end|Postgres connection has been discarded|The database was busy|PGlite is clos)/;

/** Whether the database cannot answer just now, so that the same request may succeed in a moment. */
export function isUnavailable(error: unknown): boolean {
  const { code = '', message = '' } = asDatabaseError(error);
  const isConnectionException = /^08\w{3}$/.test(code);
  return unavailableCodes.has(code) || isConnectionException || unavailableMessages.test(message);
}

/** Whether there is no room left, for the database or for a file. */
export function isStorageFull(error: unknown): boolean {
  const { code = '' } = asDatabaseError(error);
  return ['53100', 'ENOSPC', 'EDQUOT'].includes(code);
}

/** Whether the database cannot store the text, for example because it contains NUL. */
export function isUnstorableText(error: unknown): boolean {
  const { code } = asDatabaseError(error);
  return code === '22021' || code === '22P05';
}

/** The name of the unique constraint that was violated, if that is the error. */
export function violatedUnique(error: unknown): string | undefined {
  const { code, constraint } = asDatabaseError(error);
  return code === '23505' ? constraint : undefined;
}

/** Whether a row refers to another that does not exist, or is still referred to. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  const { code, constraint: violated } = asDatabaseError(error);
  return code === '23503' && (constraint === undefined || constraint === violated);
}
