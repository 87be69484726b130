import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tools/chromium.ts';

/**
 * Pages of one person share a process and its compiled code; most are too short-lived for
 * optimisation.
 */
const lowMemoryArgs = ['--process-per-site', '--js-flags=--no-opt --no-maglev'];

/** Journeys in a real Chromium, each against its own Torg with fresh demo data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './demo.ts',
  globalTimeout: 1_800_000,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // More than cores: a journey spends half of its time waiting.
  workers: 3,
  outputDir: '../test-results',
  use: {
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1440, height: 900 },
    // Tracing costs a third of the time; PWTRACE=1 turns it on for debugging.
    trace: process.env.PWTRACE ? 'retain-on-failure' : 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs, ...lowMemoryArgs] },
  },
});
