import type { FastifyInstance } from 'fastify';
import { limits } from '@torg/protocol/limits';
import { Refusal } from '../refusal.ts';

/** How deep brackets are nested in a JSON text, ignoring strings; stops counting past `limit`. */
export function nestingOf(json: string, limit: number): number {
  let depth = 0;
  let deepest = 0;
  let inString = false;
  for (let at = 0; at < json.length && deepest <= limit; at += 1) {
    const char = json.charCodeAt(at);
    if (inString) {
      if (char === 0x5c) at += 1;
      else if (char === 0x22) inString = false;
    } else if (char === 0x22) inString = true;
    else if (char === 0x5b || char === 0x7b) deepest = Math.max(deepest, (depth += 1));
    else if (char === 0x5d || char === 0x7d) depth -= 1;
  }
  return deepest;
}

/**
 * Reads JSON bodies. An empty body is `undefined`, since many calls have none; a deeply nested one
 * is refused before it is parsed, since schemas walk it recursively.
 */
export function readJsonBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const json = String(body);
    if (json.trim() === '') return done(null, undefined);
    if (nestingOf(json, limits.body.depth) > limits.body.depth) {
      const issues = [{ path: '', message: `is nested deeper than ${limits.body.depth}` }];
      return done(new Refusal('request_validation_error', { issues }));
    }
    void parse(request, json, (error, value) =>
      done(error === null ? null : new Refusal('malformed_json'), value),
    );
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}
