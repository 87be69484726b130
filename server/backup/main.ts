/** `npm run check-files`: whether the content of every file is there, as after restoring a backup. */
import { existsSync } from 'node:fs';
import { makeExternal } from '../src/make-external.ts';
import { openDatabase } from '../src/platform/database/open-database.ts';
import { makeLog } from '../src/platform/log.ts';
import { readSettings } from '../src/platform/settings.ts';
import { StartError } from '../src/platform/start-error.ts';
import { checkFiles, type CheckedFiles } from './check-files.ts';

async function check(): Promise<CheckedFiles> {
  const settings = readSettings(process.env);
  const database = await openDatabase(settings, makeLog(settings));
  try {
    const { storage } = await makeExternal(settings);
    return await checkFiles(database.db, storage);
  } finally {
    await database.close();
  }
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env');
  const { count, problems } = await check();
  for (const { file, name, storageKey, says } of problems) {
    console.error(`${storageKey} ${says}: ${name} (file ${file})`);
  }
  console.log(`${count} files: ${count - problems.length} are whole, ${problems.length} are not`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} catch (error) {
  const isForPeople = error instanceof StartError;
  console.error(isForPeople ? error.message : (error as Error).stack);
  process.exitCode = 1;
}
