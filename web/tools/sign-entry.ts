import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Connect, Plugin, UserConfig, ViteDevServer } from 'vite';
import { isSigningPage } from '../../protocol/src/contracts/signing-pages.ts';
import { isCatalog, pickTexts, stringsIn } from './filter-catalog.ts';
import { signPage } from './sign-page.ts';

const name = 'sign.html';
const madePage = async (root: string): Promise<string> =>
  signPage(await readFile(join(root, 'index.html'), 'utf8'));

/**
 * Builds the pages for people without an account apart from the rest, so that they share no chunk
 * with it, and with the texts of their own modules alone.
 */
export function signEntry(): Plugin[] {
  return [
    {
      name: 'torg:sign-entry',
      config: (_config, { command }) => (command === 'build' ? secondBuild : undefined),
      configureServer: (server) => void server.middlewares.use(answerSigningPage(server)),
      configurePreviewServer: ({ middlewares }) => void middlewares.use(toBuiltPage),
    },
    {
      name: 'torg:sign-page',
      apply: 'build',
      enforce: 'pre',
      applyToEnvironment: (environment) => environment.name === 'sign',
      resolveId(source) {
        return source === name ? join(this.environment.config.root, name) : undefined;
      },
      load(id) {
        const { root } = this.environment.config;
        return id === join(root, name) ? madePage(root) : undefined;
      },
    },
    {
      name: 'torg:sign-catalog',
      apply: 'build',
      applyToEnvironment: (environment) => environment.name === 'sign',
      renderChunk: (code, chunk, _options, { chunks }) => {
        if (!Object.keys(chunk.modules).some(isCatalog)) return undefined;
        const modules = Object.values(chunks).map((one) => one.modules);
        return pickTexts(code, stringsIn(Object.assign({}, ...modules)));
      },
    },
  ];
}

const secondBuild: UserConfig = {
  builder: {
    // One after the other: the first empties the folder.
    buildApp: async (builder) => {
      for (const one of Object.values(builder.environments)) await builder.build(one);
    },
  },
  environments: {
    sign: {
      consumer: 'client',
      build: {
        emptyOutDir: false,
        copyPublicDir: false,
        rolldownOptions: {
          input: name,
          output: {
            entryFileNames: 'assets/sign/[name]-[hash].js',
            chunkFileNames: 'assets/sign/[name]-[hash].js',
            codeSplitting: { groups: [{ name: 'sign', tags: ['$initial'] }] },
          },
        },
      },
    },
  },
};

const answerSigningPage =
  (server: ViteDevServer): Connect.NextHandleFunction =>
  (request, response, next) => {
    const { url = '' } = request;
    if (!isSigningPage(url)) return next();
    madePage(server.config.root)
      .then((page) => server.transformIndexHtml('/index.html', page, url))
      .then((page) => response.setHeader('content-type', 'text/html').end(page))
      .catch(next);
  };

const toBuiltPage: Connect.NextHandleFunction = (request, _response, next) => {
  if (isSigningPage(request.url ?? '')) request.url = `/${name}`;
  next();
};
