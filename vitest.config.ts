import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

// A zone with summer time and away from UTC, so that a date read in the wrong zone shows.
process.env.TZ = 'Europe/Oslo';
// Lingui looks for its configuration where the tests were started.
process.env.LINGUI_CONFIG = join(import.meta.dirname, 'web', 'lingui.config.ts');

/** Begun last, one of these would keep a processor waiting at the end. */
const slowFile =
  /(real-tree|open-postgres|rights|faults|matrix|fuzz|load-demo|demo-data|fill-demo|list-assignments|search-quality|cv-corpus)\.test\.ts$/;

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) => Number(slowFile.test(moduleId));
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's own
    return (await super.sort(files)).toSorted((a, b) => isSlow(b) - isSlow(a));
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: SlowFirst },
    reporters: ['default'],
    maxWorkers: '100%',
    projects: [
      { test: { name: 'protocol', include: ['protocol/src/**/*.test.ts'], isolate: false } },
      // Some read every source, which takes seconds on a busy machine.
      { test: { name: 'tools', include: ['tools/**/*.test.ts'], testTimeout: 60_000 } },
      {
        extends: './web/vite.config.ts',
        root: './web',
        test: { name: 'web', isolate: false, maxWorkers: '100%' },
      },
      {
        test: {
          name: 'server',
          include: [
            'server/{src,demo,migrations,backup,fuzz,cv-corpus,reading-corpus,assessment-corpus}/**/*.test.ts',
          ],
          setupFiles: ['server/src/testing/same-each-run.ts'],
          // Files share a process, which halves the time; each has a database of its own.
          isolate: false,
          testTimeout: 60_000,
          // The first to open a database migrates the template of all, perhaps on a busy machine.
          hookTimeout: 240_000,
        },
      },
      // Processes that are killed and databases that are restarted; one after the other.
      {
        test: {
          name: 'faults',
          include: ['server/faults/**/*.test.ts'],
          globalSetup: ['server/faults/demo-folder.ts'],
          // They wait for most of their time.
          maxWorkers: 2,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
