import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import statics from '@fastify/static';
import { isSigningPage } from '@torg/protocol/contracts/signing-pages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../../refusal.ts';
import type { Settings } from '../../settings.ts';
import { plainPath } from '../limits/plain-path.ts';
import { unmatchedLimit } from '../limits/rate-limits.ts';

const built = fileURLToPath(new URL('../../../../../web/dist', import.meta.url));
const assets = join(built, 'assets', sep);
const aYear = 31_536_000;

/** The server's own paths; every other path is a page of the app. */
const ownPaths = /^\/(api|health|metrics)(\/|$)/;

function isPage({ method, url }: FastifyRequest): boolean {
  const path = plainPath(url);
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead && !ownPaths.test(path) && !/\.\w{1,8}$/.test(path);
}

/** People without an account get a small app of their own. */
const pageOf = ({ url }: FastifyRequest): string =>
  isSigningPage(plainPath(url)) ? 'sign.html' : 'index.html';

/** Serves the built app; a path that is not a file is one of its pages. */
export async function registerStaticApp(app: FastifyInstance, settings: Settings): Promise<void> {
  const isBuilt = existsSync(`${built}/index.html`);
  if (isBuilt) {
    await app.register(statics, {
      root: built,
      preCompressed: true,
      wildcard: false,
      cacheControl: false,
      setHeaders(reply, path) {
        const isHashed = path.startsWith(assets);
        const cacheControl = isHashed ? `public, max-age=${aYear}, immutable` : 'no-cache';
        void reply.header('cache-control', cacheControl);
      },
    });
  }
  const count = unmatchedLimit(app, settings);
  app.setNotFoundHandler(async (request, reply) => {
    if (isBuilt && isPage(request)) return reply.sendFile(pageOf(request));
    await count(request);
    throw new Refusal('not_found');
  });
}
