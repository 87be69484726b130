import type { FastifyRequest } from 'fastify';
import type { Call, Schema } from '@torg/protocol/call';
import type { Issue } from '@torg/protocol/errors';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';

/**
 * Calls take JSON, also those without a body, which a form of another site could send; uploads take a
 * form with a file, and a page from a mail whatever a mail program sends.
 */
function checkMediaType({ method, upload, raw }: Call, request: FastifyRequest): void {
  const contentType = request.headers['content-type'];
  if (contentType === undefined || raw === 'page' || method === 'GET') return;
  const [type = ''] = contentType.split(';', 1);
  const expected = upload ? 'multipart/form-data' : 'application/json';
  if (type.trim().toLowerCase() !== expected) throw new Refusal('unsupported_media_type');
}

function parsePart(schema: Schema | undefined, value: unknown, issues: Issue[]) {
  if (schema === undefined) return undefined;
  const parsed = (schema as unknown as z.ZodType).safeParse(value);
  if (parsed.success) return parsed.data;
  for (const issue of parsed.error.issues) {
    issues.push({ path: issue.path.join('.'), message: issue.message });
  }
  return undefined;
}

/** Parses the text fields of an upload, which are known only when its files have arrived. */
export function receiveFields(call: Call, fields: Record<string, string | string[]>): unknown {
  const issues: Issue[] = [];
  const body = parsePart(call.body, fields, issues);
  if (issues.length > 0) throw new Refusal('request_validation_error', { issues });
  return body;
}

/** Parses the request by the call's schemas; a refusal lists everything that is wrong. */
export function receive(call: Call, request: FastifyRequest) {
  checkMediaType(call, request);
  const issues: Issue[] = [];
  const params = parsePart(call.params, request.params, issues);
  const query = parsePart(call.query, request.query, issues);
  const body = call.upload ? undefined : parsePart(call.body, request.body, issues);
  if (issues.length > 0) throw new Refusal('request_validation_error', { issues });
  return { params, query, body };
}
