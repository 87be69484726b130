import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type ErrorCode } from '@torg/protocol/errors';
import type { Base } from '@torg/protocol/call';
import {
  isForeignKeyViolation,
  isUnavailable,
  isUnstorableText,
  violatedUnique,
} from '../database/database-errors.ts';
import { Refusal } from '../refusal.ts';
import { logRefusal } from './log-refusal.ts';

/** Our codes for Fastify's own errors. */
const fastifyErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_json',
  FST_ERR_CTP_BODY_TOO_LARGE: 'payload_too_large',
  FST_REQ_FILE_TOO_LARGE: 'payload_too_large',
  FST_FILES_LIMIT: 'too_many_files',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'request_validation_error',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
};

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
export function asRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (isUnavailable(error)) return new Refusal('service_unavailable', { retryAfterSeconds: 2 });
  if (isForeignKeyViolation(error)) return new Refusal('reference_not_found');
  if (isUnstorableText(error)) return new Refusal('request_validation_error');
  const constraint = violatedUnique(error);
  if (constraint !== undefined && constraint in errors) return new Refusal(constraint as ErrorCode);
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

export function baseOf(url: string): Base {
  if (url.startsWith('/api/contracts')) return 'contracts';
  return url.startsWith('/api/auth') ? 'auth' : 'main';
}

export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const refusal = asRefusal(error);
  if (refusal.status >= 500) request.log.error({ err: error }, refusal.code);
  logRefusal(request, refusal);
  if (refusal.retryAfterSeconds) reply.header('retry-after', refusal.retryAfterSeconds);
  const body = errorBody(baseOf(request.url), refusal, new Date());
  reply.code(refusal.status).type('application/json; charset=utf-8').send(JSON.stringify(body));
}
