import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode } from '@torg/protocol/errors';
import type { Base } from '@torg/protocol/call';
import {
  isForeignKeyViolation,
  isStorageFull,
  isUnavailable,
  isUnstorableText,
  violatedUnique,
} from '../database/database-errors.ts';
import { Refusal } from '../refusal.ts';
import { logRefusal } from './log-refusal.ts';
import { plainPath } from './limits/plain-path.ts';

/** Our codes for Fastify's own errors. */
const fastifyErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'too_many_files',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_FIELDS_LIMIT: 'request_validation_error',
  FST_PARTS_LIMIT: 'request_validation_error',
  FST_PROTO_VIOLATION: 'request_validation_error',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request_validation_error',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

/** What the parser of forms says of a form that is cut or is none; it gives these no code. */
const brokenForm = /^(Multipart: |Unexpected end of multipart|\w+ terminated early)/;

/** The codes that have other names in the contracts service. */
const contractsCodes: Partial<Record<ErrorCode, string>> = {
  user_is_not_authorized: 'unauthorized',
  user_not_verified: 'unauthorized',
  global_error_handler: 'internal_server_error',
};

/**
 * Turns any thrown value into the refusal that the caller gets. A unique constraint that is named
 * after a coded error stands for that error.
 */
function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal('service_unavailable', { retryAfterSeconds: 2 });
  if (isStorageFull(error)) return new Refusal('storage_is_full', { retryAfterSeconds: 30 });
  if (isForeignKeyViolation(error)) return new Refusal('reference_not_found');
  if (isUnstorableText(error)) return new Refusal('request_validation_error');
  const constraint = violatedUnique(error);
  if (constraint !== undefined && constraint in errors) return new Refusal(constraint as ErrorCode);
  if (error instanceof Error && brokenForm.test(error.message)) {
    return new Refusal('request_validation_error');
  }
  const code = fastifyErrors[(error as FastifyError | null)?.code ?? ''];
  return new Refusal(code ?? 'global_error_handler');
}

/** The body of an error in the form of its base. */
export function errorBody(base: Base, refusal: Refusal, now: Date): Record<string, unknown> {
  const issues = refusal.issues.length > 0 ? { issues: refusal.issues } : {};
  if (base === 'contracts') {
    const code = contractsCodes[refusal.code] ?? refusal.code;
    return { error_code: code, error_message: refusal.message, ...issues };
  }
  return {
    errorCode: refusal.code,
    errorMessage: errors[refusal.code][1],
    timestamp: now.toISOString(),
    ...issues,
  };
}

/** That of the matched route; what no route matches is read leniently. */
function baseOf({ routeOptions, originalUrl }: FastifyRequest): Base {
  if (routeOptions.url !== undefined) return routeOptions.config.base ?? 'main';
  return /^\/api\/contracts\b/.test(plainPath(originalUrl)) ? 'contracts' : 'main';
}

/** Those that whoever watches the database and the disk logs, once for all requests. */
const loggedWhereTheyBegin = new Set<ErrorCode>(['storage_is_full', 'service_unavailable']);

/** The client ended the request before all of it had arrived, which is no failure of ours. */
const isBrokenOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete;

/** The refusal of what was thrown, which is logged if it is our failure. */
export function refusalOf(error: unknown, request: FastifyRequest): Refusal {
  if (isBrokenOff(request)) {
    request.log.info({ err: error }, 'a request was broken off');
    return new Refusal('request_validation_error');
  }
  const refusal = asRefusal(error);
  const isLogged = refusal === error && loggedWhereTheyBegin.has(refusal.code);
  if (refusal.status >= 500 && !isLogged) request.log.error({ err: error }, refusal.code);
  logRefusal(request, refusal);
  return refusal;
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = refusalOf(error, request);
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const body = errorBody(baseOf(request), refusal, new Date());
  reply
    .code(refusal.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
