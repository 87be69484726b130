import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { catalogRooms } from './tools/catalog-rooms.ts';
import { precompress } from './tools/precompress.ts';
import { signEntry } from './tools/sign-entry.ts';

const api = process.env.TORG_API ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

const themed =
  /@mantine\/core\/esm\/core\/(MantineProvider|utils\/(keys|deep-merge|units-converters))\/|use-isomorphic-effect|web\/src\/app\/(theme|ThemeProvider)\.tsx?$/;
const shared =
  /node_modules\/(@mantine|@tabler|@floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|aria-hidden|tslib|clsx|get-nonce)|web\/src\/(ui|accounts\/public|client)\//;

const notTheEntry = (id: string): boolean => !/\/(index\.html|main\.tsx)/.test(id);

const groups = [
  { name: 'react', priority: 4, test: /node_modules\/(react|react-dom|scheduler)\// },
  {
    name: 'framework',
    priority: 3,
    test: /node_modules\/(@tanstack\/(react-(query|router|store)|query|router|history|store)|@lingui)/,
  },
  // Many small files take long over few connections: one chunk has what the app starts with,
  // but for the module that waits for the others, which would wait for itself,
  { name: 'base', priority: 2, tags: ['$initial' as const], test: notTheEntry },
  // one the components of every page,
  { name: 'theme', priority: 2, test: themed },
  // and one the parts that many pages use.
  { name: 'parts', priority: 1, test: shared, minShareCount: 7 },
];

export default defineConfig({
  // Babel turns the texts into ids before the React compiler sees the components.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
    lingui(),
    catalogRooms(),
    signEntry(),
    precompress(),
  ],
  server: { proxy: { '/api': api, '/logout': api } },
  preview: { proxy: { '/api': api, '/logout': api } },
  build: {
    // The first browsers with light-dark(), so that the style sheets use it as written.
    target: ['chrome125', 'firefox128', 'safari17.5'],
    // What each page imports would fill a sixth of the first load with names: only style sheets,
    // which must come before their page, and what every page needs are named ahead of it.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, names, { hostType }) =>
        hostType === 'html' ? names : names.filter((name) => /\.css$|\/(parts|theme)-/.test(name)),
    },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
  test: { environment: 'node', include: ['{src,tools}/**/*.test.{ts,tsx}'] },
});
