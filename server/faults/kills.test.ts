import { expect, inject, it } from 'vitest';
import { postgresPrograms } from '../../tools/test/postgres.ts';
import { problemsOf } from './kills/kills-table.ts';
import { runKills, type KillsReport } from './kills/run-kills.ts';

const demo = { folder: inject('demoFolder'), server: inject('demoServer') };

function expectWhole(report: KillsReport): void {
  expect(problemsOf(report)).toEqual([]);
  // A mail that is being ended in this millisecond is lost; two of so few are not.
  expect(report.cutOff.length).toBeLessThan(2);
  expect(report.acknowledged).toBeGreaterThan(20);
}

it('nothing is lost or doubled when the embedded Torg is killed again and again', async () => {
  const report = await runKills({ engine: 'embedded', kills: 3, seed: 'short', demo });
  expect(Object.keys(report.readyMs)).toEqual(['embedded']);
  expectWhole(report);
}, 600_000);

it.skipIf(postgresPrograms() === undefined)(
  'nor when API, worker, database and connections are killed beside each other',
  async () => {
    const report = await runKills({ engine: 'postgres', kills: 8, seed: 'short', demo });
    expect(Object.keys(report.readyMs).toSorted()).toEqual([
      ...['api', 'connection', 'database', 'worker'],
    ]);
    expectWhole(report);
  },
  600_000,
);
