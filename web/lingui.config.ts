import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

export default defineConfig({
  sourceLocale: 'nb',
  locales: ['nb', 'sv', 'en'],
  catalogs: [
    {
      path: '<rootDir>/src/locales/{locale}/messages',
      include: ['<rootDir>/src'],
      exclude: ['**/*.test.*'],
    },
  ],
  // Under `imports` in package.json.
  runtimeConfigModule: { Trans: ['#trans', 'Trans'] },
  // What `lingui compile` writes is only a check: the build reads the catalogs themselves.
  compileNamespace: 'es',
  // Without line numbers a catalog changes only when its texts do.
  format: formatter({ lineNumbers: false }),
});
