import { createReadStream } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { openApiDocument, type NamedCall } from './openapi.ts';

// The package does not export its build for browsers by name; it lies beside the main module.
const viewer = fileURLToPath(
  new URL('./browser/standalone.js', import.meta.resolve('@scalar/api-reference')),
);

const page = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Torg API</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body><div id="reference"></div>
<script src="/api/docs/viewer.js"></script><script src="/api/docs/start.js"></script></body></html>`;

// Without the viewer's own online services, which our content security policy blocks anyway.
const start = `Scalar.createApiReference('#reference', {
  sources: [
    { title: 'Main', slug: 'main', url: '/api/main/openapi.json' },
    { title: 'Contracts', slug: 'contracts', url: '/api/contracts/openapi.json' },
  ],
  withDefaultFonts: false, telemetry: false, hideClientButton: true,
  showDeveloperTools: 'never', agent: { disabled: true }, mcp: { disabled: true },
});`;

/** Serves the two documents, and one page to browse them. */
export function registerDocuments(
  app: FastifyInstance,
  calls: readonly NamedCall[],
  cookie: string,
): void {
  for (const base of ['main', 'contracts'] as const) {
    // Made on the first request, since most processes end without one.
    let document: string | undefined;
    app.get(`/api/${base}/openapi.json`, (_request, reply) => {
      document ??= JSON.stringify(openApiDocument(base, calls, cookie));
      return reply.type('application/json; charset=utf-8').send(document);
    });
  }
  app.get('/api/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
  app.get('/api/docs/start.js', (_request, reply) => reply.type('text/javascript').send(start));
  app.get('/api/docs/viewer.js', (_request, reply) =>
    reply
      .type('text/javascript')
      .header('cache-control', 'public, max-age=3600')
      .send(createReadStream(viewer)),
  );
}
