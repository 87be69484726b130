import { allCalls } from '@torg/protocol/all-calls';
import { errorsOf } from '@torg/protocol/call-errors';
import type { Call } from '@torg/protocol/call';
import { errors, type ErrorCode } from '@torg/protocol/errors';
import type { RawAnswer } from '../src/testing/send-raw.ts';
import type { FuzzRequest } from './a-request.ts';

/** Words of SQL, stacks, paths and libraries, which no error says. */
const inside =
  /\bselect\b.+\bfrom\b|\binsert into\b|\bviolates\b|\brelation "|syntax error|invalid input syntax|\bat \S+ \(|node:|node_modules|\.ts\b|file:\/\/|\/(home|tmp|usr|var|work)\/|kysely|pglite|postgres|ZodError|TypeError|\[object/i;

const successes: Partial<Record<NonNullable<Call['raw']>, readonly number[]>> = {
  redirect: [302, 303],
  file: [200, 206, 304],
};

/** An error in the form of either base. */
interface ErrorBody {
  errorCode?: string;
  error_code?: string;
}

function bodyOf({ text, headers }: RawAnswer): ErrorBody | null {
  if (!String(headers['content-type']).startsWith('application/json')) return null;
  try {
    return JSON.parse(text) as ErrorBody;
  } catch {
    return null;
  }
}

/** What the contracts service calls codes that are common to both. */
const ofContracts: Partial<Record<string, ErrorCode>> = {
  unauthorized: 'user_is_not_authorized',
  internal_server_error: 'global_error_handler',
};

/** The code of an error; null where the answer has none. */
export function codeOf(answer: RawAnswer): string | null {
  const { errorCode, error_code: code } = bodyOf(answer) ?? {};
  return errorCode ?? (code && (ofContracts[code] ?? code)) ?? null;
}

function ofError(request: FuzzRequest, call: Call, answer: RawAnswer): string | null {
  if (answer.headers['cache-control'] !== 'no-store') return 'an error that may be cached';
  if (request.method === 'HEAD') return null;
  if (inside.test(answer.text)) return 'an error that shows the inside';
  const isPage = String(answer.headers['content-type']).startsWith('text/html');
  if (isPage) return call.raw === 'page' ? null : 'a page where JSON belongs';
  const code = codeOf(answer);
  if (code === null || !(code in errors)) return 'an error without a code';
  if (errors[code as ErrorCode][0] !== answer.status) return `${code} with another status`;
  const documented: ReadonlySet<string> = errorsOf(call);
  if (request.isOddAddress || documented.has(code)) return null;
  return `${code} is not in the table`;
}

/** What is wrong with an answer; null if nothing is. */
export function wrongWith(request: FuzzRequest, answer: RawAnswer): string | null {
  const call: Call = allCalls[request.call];
  const { status } = answer;
  // The rest of a large body was still on its way when it was refused.
  if (status === 0) return String(request.body ?? '').length > 100_000 ? null : 'no answer';
  if (status === 500) return `500 ${codeOf(answer) ?? ''}`;
  if (status >= 400) return ofError(request, call, answer);
  const expected = (call.raw && successes[call.raw]) ?? [call.status];
  return expected.includes(status) || request.isOddAddress ? null : `${status} is not in the table`;
}
