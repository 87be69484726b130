import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { precompress } from './tools/precompress.ts';

const api = process.env.TORG_API ?? `http://127.0.0.1:${process.env.PORT ?? 3000}`;

export default defineConfig({
  // Babel turns the words into ids before the React compiler sees the components.
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react({ compiler: true }),
    lingui(),
    precompress(),
  ],
  server: { proxy: { '/api': api, '/logout': api } },
  preview: { proxy: { '/api': api, '/logout': api } },
  build: {
    // The first browsers with light-dark(), so that it stays in the style sheets as written.
    target: ['chrome125', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
            {
              name: 'framework',
              test: /node_modules\/(@tanstack\/(react-|query|router|history|store)|@lingui)/,
            },
          ],
        },
      },
    },
  },
  test: { environment: 'node', include: ['src/**/*.test.{ts,tsx}'] },
});
