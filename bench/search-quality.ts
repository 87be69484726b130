import { silentLog } from '../server/src/platform/log.ts';
import { startTestApi } from '../server/src/testing/start-test-api.ts';
import { loadTownIfEmpty } from '../server/demo/load-town-if-empty.ts';
import type { QueryKind } from '../server/demo/search-quality/labelled-query.ts';
import {
  engines,
  meanQuality,
  measureQuality,
  type Measured,
} from '../server/demo/search-quality/measure-quality.ts';

const kinds: readonly QueryKind[] = ['role', 'skill', 'synonym', 'typo', 'sentence'];

function rowOf(name: string, measured: readonly Measured[]): string {
  const cells = engines.map((engine) => {
    const { ndcg10, recall50 } = meanQuality(measured, engine);
    return `${ndcg10.toFixed(2)} / ${recall50.toFixed(2)}`;
  });
  return `| ${[name, measured.length, ...cells].join(' | ')} |`;
}

/** How well the demo town's people are found, by what and by which kind of query. */
export async function qualityTable(): Promise<string> {
  const api = await startTestApi();
  await loadTownIfEmpty(api.torg.parts, silentLog);
  await api.runScheduled('sweep-embeddings');
  const measured = await measureQuality(api.db, api.torg.parts.outside);
  await api.close();
  const of = (kind: QueryKind) => measured.filter(({ labelled }) => labelled.kind === kind);
  const lines = [
    'Who is found in the demo town, by labelled queries in three languages (nDCG@10 / recall@50),',
    'on the embedded database with the built-in model:',
    '',
    '| queries | | words only | meaning only | both |',
    '|---|---|---|---|---|',
    rowOf('all', measured),
    ...kinds.map((kind) => rowOf(kind, of(kind))),
  ];
  return lines.join('\n');
}
