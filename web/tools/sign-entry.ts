import type { Connect, Plugin, UserConfig } from 'vite';
import { isSigningPage } from '../../protocol/src/contracts/signing-pages.ts';
import { filterCatalog } from './filter-catalog.ts';

/**
 * Builds the pages for people without an account apart from the rest, so that they share no chunk
 * with it, and with the texts of their own modules alone.
 */
export function signEntry(): Plugin[] {
  return [
    {
      name: 'torg:sign-entry',
      config: (_config, { command }) => (command === 'build' ? secondBuild : undefined),
      configureServer: ({ middlewares }) => void middlewares.use(toSignEntry),
      configurePreviewServer: ({ middlewares }) => void middlewares.use(toSignEntry),
    },
    {
      name: 'torg:sign-catalog',
      apply: 'build',
      applyToEnvironment: ({ name }) => name === 'sign',
      renderChunk: (code, chunk, _options, { chunks }) =>
        filterCatalog(code, chunk, Object.values(chunks)),
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
          input: 'sign.html',
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

const toSignEntry: Connect.NextHandleFunction = (request, _response, next) => {
  if (isSigningPage(request.url ?? '')) request.url = '/sign.html';
  next();
};
