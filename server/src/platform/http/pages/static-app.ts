import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../refusal.ts';
import { sendError } from '../error-answers.ts';

const built = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));
const aYear = 31_536_000;

/** The server's own paths; every other path is a page of the app. */
const ownPaths = /^\/(api|health|metrics)(\/|$)/;

/** Serves the built app; a path that is not a file is one of its pages. */
export async function registerStaticApp(app: FastifyInstance): Promise<void> {
  const isBuilt = existsSync(`${built}/index.html`);
  if (isBuilt) {
    await app.register(statics, {
      root: built,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.includes('/assets/');
        const cacheControl = isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache';
        void reply.header('cache-control', cacheControl);
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const isPage = request.method === 'GET' || request.method === 'HEAD';
    // A query may look like the end of a file name: ?q=node.js
    const [path = ''] = request.url.split('?');
    if (!isBuilt || !isPage || ownPaths.test(path) || /\.\w{1,8}$/.test(path)) {
      return sendError(new Refusal('not_found'), request, reply);
    }
    return reply.sendFile('index.html');
  });
}
