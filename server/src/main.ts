import { existsSync } from 'node:fs';
import { loadDemoIfEmpty } from '../demo/load-demo-if-empty.ts';
import { lookForTexts } from './search/search.jobs.ts';
import { makePrivate } from './platform/hardening/private-folder.ts';
import { makeLog } from './platform/log.ts';
import { readSettings, SettingsError, type Settings } from './platform/settings.ts';
import { startTorg, type Torg } from './start-torg.ts';
import { welcome } from './welcome.ts';

/** How long requests and jobs may take to end before the process exits anyway. */
const timeoutMs = 20_000;

function stopOnSignal(torg: Torg): void {
  let stopping = false;
  const stop = (signal: string): void => {
    if (stopping) return;
    stopping = true;
    torg.parts.log.info({ signal }, 'stopping');
    setTimeout(() => process.exit(1), timeoutMs).unref();
    torg.stop().then(
      () => process.exit(0),
      (error: unknown) => {
        torg.parts.log.error({ err: error }, 'did not stop cleanly');
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

async function run(settings: Settings): Promise<void> {
  const log = makeLog(settings);
  const unmended = makePrivate(settings.dataDir);
  if (unmended.length > 0) {
    const [first] = unmended;
    log.warn({ first, count: unmended.length }, 'others can read files of the data folder');
  }
  const torg = await startTorg({ settings, log });
  stopOnSignal(torg);
  if (settings.demo) await loadDemoIfEmpty(torg.parts, log);
  lookForTexts(torg.parts.jobs);
  await torg.app.listen({ port: settings.port, host: settings.host });
  // After the server listens, so that the first page does not wait for due jobs.
  await torg.parts.jobs.beginWork();
  if (settings.role !== 'worker') process.stdout.write(welcome(settings, torg.parts.database.kind));
}

try {
  // Variables that are set already take precedence.
  if (existsSync('.env')) process.loadEnvFile('.env');
  await run(readSettings(process.env));
} catch (error) {
  // The message alone for a wrong setting or a locked folder; the whole stack for anything else.
  const isMessageEnough = error instanceof SettingsError || (error as Error).name === 'StartError';
  process.stderr.write(
    `${isMessageEnough ? (error as Error).message : ((error as Error).stack ?? '')}\n`,
  );
  process.exit(1);
}
