/**
 * `npm run faults -- --kills 1000`: kills API, worker and database at random moments under load, on both
 * engines, and compares what was acknowledged with what is there. `--seed` repeats a run's choices.
 */
import { parseArgs } from 'node:util';
import { postgresPrograms } from '../../tools/test/postgres.ts';
import { useTemporaryFilesInMemory } from '../../tools/test/temporary-folder.ts';
import type { Engine } from './kills/installation.ts';
import { killsTable, problemsOf } from './kills/kills-table.ts';
import { runKills } from './kills/run-kills.ts';

const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    seed: { type: 'string', default: String(Date.now()) },
    engine: { type: 'string', default: 'both' },
    minutes: { type: 'string', default: '180' },
  },
});
const wrong = [
  !/^[1-9]\d{0,5}$/.test(values.kills) && '--kills must be a whole number.',
  !/^[1-9]\d{0,3}$/.test(values.minutes) && '--minutes must be a whole number.',
  !['both', 'embedded', 'postgres'].includes(values.engine) &&
    '--engine must be embedded, postgres or both.',
].find(Boolean);
if (wrong) {
  console.error(wrong);
  process.exit(2);
}

useTemporaryFilesInMemory();
const wanted: Engine[] =
  values.engine === 'both' ? ['embedded', 'postgres'] : [values.engine as Engine];
const engines = wanted.filter((engine) => engine === 'embedded' || postgresPrograms());
if (engines.length < wanted.length) console.log('There is no PostgreSQL server.');
const kills = Math.ceil(Number(values.kills) / engines.length);
let until = Date.now() + Number(values.minutes) * 60_000;
// An interrupt ends the run early, with the figures until then.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => (until = 0));
console.log(`seed ${values.seed}: ${kills} kills on each of ${engines.join(' and ')}`);

let whole = engines.length > 0;
for (const engine of engines) {
  const mayGoOn = () => Date.now() < until;
  const say = (line: string) => console.log(line);
  const report = await runKills({ engine, kills, seed: values.seed, mayGoOn, say });
  console.log(killsTable(report).join('\n'));
  whole = whole && problemsOf(report).length === 0;
}
process.exit(whole ? 0 : 1);
