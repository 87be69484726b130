import { parseArgs } from 'node:util';
import { makeExternal } from '../src/make-external.ts';
import { migrate } from '../src/platform/database/migrate.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { makeLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { StartError } from '../src/platform/start-error.ts';
import { crowdPhotos } from './fill/crowd-photos.ts';
import { fillBoard } from './fill/fill-board.ts';
import { fillDemo, type DemoSize } from './fill-demo.ts';
import { storeFiles } from './load/files/demo-files.ts';
import { loadDemoIfEmpty } from './load-demo-if-empty.ts';

/**
 * `npm run demo -- --profiles 20000 --assignments 5000`: the demo data, and generated data around
 * it. `npm run demo -- --cards 2000`: ten columns with so many cards on a board of the demo data.
 */
const say = (line: string): void => void process.stdout.write(`${line}\n`);

interface Wanted {
  /** null: only cards */
  size: DemoSize | null;
  cards: number;
}

function readWanted(): Wanted {
  const { values } = parseArgs({
    options: {
      profiles: { type: 'string' },
      assignments: { type: 'string' },
      cards: { type: 'string' },
    },
  });
  const wrong = Object.entries(values).find(([, value]) => !/^\d{1,7}$/.test(value));
  if (wrong !== undefined) throw new StartError(`--${wrong[0]} must be a whole number.`);
  const { profiles = '20000', assignments = '5000', cards } = values;
  const size = { profiles: Number(profiles), assignments: Number(assignments) };
  const isOnlyCards = (values.profiles ?? values.assignments) === undefined && cards !== undefined;
  return { size: isOnlyCards ? null : size, cards: Number(cards ?? 0) };
}

async function run(): Promise<void> {
  const { size, cards } = readWanted();
  const settings = readSettings(process.env);
  const log = makeLog(settings);
  const database = await openDatabase(settings, log);
  const began = performance.now();
  const seconds = (): string => ((performance.now() - began) / 1_000).toFixed(1).padStart(6);
  try {
    await migrate(database);
    const external = await makeExternal(settings);
    if (await loadDemoIfEmpty({ database, external, settings }, log)) {
      say(`${seconds()} s  the demo data`);
    }
    const report = (line: string) => say(`${seconds()} s  ${line}`);
    if (size !== null) {
      await storeFiles(external.storage, crowdPhotos(external.clock()));
      await database.withoutTimeouts((db) => fillDemo(db, size, report));
    }
    if (cards > 0) await fillBoard(database.db, cards, report);
  } finally {
    await database.close();
  }
}

try {
  await run();
} catch (error) {
  const isForPeople = error instanceof StartError;
  process.stderr.write(`${isForPeople ? error.message : (error as Error).stack}\n`);
  process.exitCode = 1;
}
