import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../tools/chromium.ts';

/** Pages of one person share a process, and with it what was compiled; most live too short to optimise for. */
const lowMemoryArgs = ['--process-per-site', '--js-flags=--no-opt --no-maglev'];

/** Journeys in a real Chromium, each against a Torg of its own with a fresh demo data. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.journey.ts',
  globalSetup: './demo.ts',
  globalTimeout: 1_800_000,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  fullyParallel: false,
  // More than cores: a journey waits for half of its time.
  workers: 3,
  // A shared machine may starve a browser for a while; what fails twice, fails.
  retries: process.env.CI ? 1 : 0,
  outputDir: '../test-results',
  use: {
    locale: 'nb-NO',
    timezoneId: 'Europe/Oslo',
    viewport: { width: 1440, height: 900 },
    // Tracing costs a third of the time: PWTRACE=1 turns it on when something is to be found out.
    trace: process.env.PWTRACE ? 'retain-on-failure' : 'off',
    actionTimeout: 20_000,
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: [...chromiumArgs, ...lowMemoryArgs] },
  },
});
