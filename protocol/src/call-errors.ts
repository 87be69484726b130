import { accessWords } from './access.ts';
import { effectOf, type Call } from './call.ts';
import type { ErrorCode } from './errors.ts';

/** What every call may answer. */
const always: readonly ErrorCode[] = [
  'user_is_not_authorized',
  'invalid_trace_header',
  'too_many_requests',
  'service_unavailable',
  'global_error_handler',
];
/** What a call may answer that has a body, also when none is expected. */
const withBody: readonly ErrorCode[] = [
  'request_validation_error',
  'malformed_json',
  'payload_too_large',
  'unsupported_media_type',
  'foreign_origin',
];
const withKey: readonly ErrorCode[] = ['idempotency_key_reused', 'idempotency_key_in_use'];
const withFile: readonly ErrorCode[] = [
  'unsupported_file_type',
  'too_many_files',
  'could_not_upload_file',
];

/** Every error that a call may answer: those of its table, and those that follow from its form. */
export function errorsOf(call: Call): ReadonlySet<ErrorCode> {
  const { roles } = accessWords[call.access];
  const hasBody = call.method !== 'GET';
  const hasInput = hasBody || (call.params ?? call.query) !== undefined;
  const changesByGet = !hasBody && effectOf(call) === 'change';
  return new Set<ErrorCode>([
    ...always,
    ...(roles.length > 0 ? (['user_not_verified'] as const) : []),
    ...(call.base === 'contracts' ? (['access_token_could_not_be_decoded'] as const) : []),
    ...(hasInput ? (['request_validation_error'] as const) : []),
    ...(hasBody ? withBody : []),
    ...(call.method === 'POST' && !call.raw ? withKey : []),
    ...(changesByGet ? (['foreign_origin'] as const) : []),
    ...(call.upload ? withFile : []),
    ...(call.errors ?? []),
  ]);
}
