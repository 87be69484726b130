import { loadDemoIfEmpty } from '../server/demo/load-demo-if-empty.ts';
import type { QueryKind } from '../server/demo/search-quality/labelled-query.ts';
import type { QuerySet } from '../server/demo/search-quality/labels.ts';
import {
  engines,
  meanQuality,
  measureQuality,
  type Measured,
} from '../server/demo/search-quality/measure-quality.ts';
import { makeExternal } from '../server/src/make-external.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { openDatabase } from '../server/src/platform/database/open-database.ts';
import { silentLog } from '../server/src/platform/log.ts';
import { readSettings } from '../server/src/platform/settings.ts';
import { embedAll } from './vector-cast.ts';

const kinds: readonly QueryKind[] = ['role', 'skill', 'synonym', 'typo', 'sentence'];

function rowOf(name: string, measured: readonly Measured[]): string {
  const cells = engines.map((engine) => {
    const { ndcg10, recall50 } = meanQuality(measured, engine);
    return `${ndcg10.toFixed(2)} / ${recall50.toFixed(2)}`;
  });
  return `| ${[name, measured.length, ...cells].join(' | ')} |`;
}

const names = { tuned: 'tuned on', heldOut: 'held out' } as const satisfies Record<
  QuerySet,
  string
>;

function rowsOf(set: QuerySet, measured: readonly Measured[]): string[] {
  const of = (kind: QueryKind) => measured.filter(({ labelled }) => labelled.kind === kind);
  return [
    rowOf(`**${names[set]}**`, measured),
    ...kinds.map((kind) => rowOf(`${names[set]}: ${kind}`, of(kind))),
  ];
}

/** How well the search finds the demo data's consultants, by engine and kind of query. */
export async function qualityTable(dataDir: string): Promise<string> {
  const settings = readSettings({ DATA_DIR: dataDir });
  const database = await openDatabase(settings, silentLog);
  const external = await makeExternal(settings);
  await migrate(database);
  await loadDemoIfEmpty({ database, external, settings }, silentLog);
  await embedAll(database);
  const tuned = await measureQuality(database.db, external, 'tuned');
  const heldOut = await measureQuality(database.db, external, 'heldOut');
  await database.close();
  const lines = [
    'Who is found in the demo data, by labelled queries in three languages (nDCG@10 / recall@50),',
    'on the embedded database with the built-in model. The weights were found with the first set;',
    'the second is only measured:',
    '',
    '| queries | | words only | meaning only | both |',
    '|---|---|---|---|---|',
    ...rowsOf('tuned', tuned),
    ...rowsOf('heldOut', heldOut),
  ];
  return lines.join('\n');
}
