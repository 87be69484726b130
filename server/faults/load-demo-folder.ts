/**
 * `node server/faults/load-demo-folder.ts`: loads the demo data into DATA_DIR and runs the jobs that
 * follow from it. Otherwise each Torg on a copy of the folder would run them anew.
 */
import { loadDemoIfEmpty } from '../demo/load-demo-if-empty.ts';
import { makeLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { lookForTexts } from '../src/search/search.jobs.ts';
import { startTorg } from '../src/start-torg.ts';
import { runDueJobs } from '../src/testing/run-due-jobs.ts';

const settings = readSettings(process.env);
const log = makeLog(settings);
// Its workers are never begun, so that nothing runs when it stops.
const torg = await startTorg({ settings, log });
try {
  const { jobs, database } = torg.parts;
  await loadDemoIfEmpty(torg.parts, log);
  lookForTexts(jobs);
  await runDueJobs(jobs, database.db, () => new Date());
} finally {
  await torg.stop();
}
