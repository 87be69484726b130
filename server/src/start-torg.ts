import type { FastifyInstance } from 'fastify';
import { actorFinder } from './accounts/sessions/find-actor.ts';
import { registerLogout } from './accounts/sessions/log-out.ts';
import { makeExternal } from './make-external.ts';
import { publishBuiltInDocuments } from './contracts/documents/built-in-documents.ts';
import { uploadQuota } from './files/upload-quota.ts';
import { allJobs, allMerges, allReactions, allRoutes } from './domains.ts';
import type { Database } from './platform/database/database.ts';
import { migrate } from './platform/database/migrate.ts';
import { openDatabase } from './platform/database/open-database.ts';
import { watchDatabase } from './platform/database/database-watch.ts';
import { collectViews } from './platform/events.ts';
import { cacheActors } from './platform/http/actors.ts';
import { makeApi, makeWorkerApi } from './platform/http/api.ts';
import type { ApiParts } from './platform/http/contexts.ts';
import { removeOldParts } from './platform/http/files/old-parts.ts';
import { receiveUploads } from './platform/http/files/uploads.ts';
import { registerStaticApp } from './platform/http/pages/static-app.ts';
import { startJobs } from './platform/jobs/jobs.ts';
import { startLive, notifySoon, type Live } from './platform/live/live.ts';
import type { Logger } from './platform/log.ts';
import type { External } from './platform/ports/external.ts';
import type { Settings } from './platform/settings.ts';
import { spaceOf } from './platform/space/space-of-settings.ts';
import { makeVectorTableOnce } from './search/meaning/vector-table.ts';

export interface Torg {
  app: FastifyInstance;
  parts: ApiParts;
  /** Waits for running requests, gives jobs back to the queue, closes the database. */
  stop: () => Promise<void>;
}

export interface TorgInput {
  settings: Settings;
  log: Logger;
  /** tests pass this and the next two; otherwise they are made from the settings */
  database?: Database;
  external?: External;
  clock?: () => Date;
  /** false: jobs wait until the test runs them */
  work?: boolean;
}

interface Assembled {
  parts: ApiParts;
  live: Live;
  /** Handles at once everything that waits in a batch. */
  flush: () => Promise<void>;
}

/** Makes everything that a call needs. */
async function assemble(input: TorgInput): Promise<Assembled> {
  const { settings, log } = input;
  // Before the database is opened, since a setting may still be wrong.
  const external = input.external ?? (await makeExternal(settings));
  const database = input.database ?? (await openDatabase(settings, log));
  if (input.database === undefined) {
    await migrate(database);
    await publishBuiltInDocuments(database.db);
    const hasVectors = await makeVectorTableOnce(database.db);
    if (!hasVectors) log.warn('without pgvector 0.7 or newer there is no search by meaning');
  }
  const db = database.db;
  const watch = watchDatabase(database, log);
  const space = spaceOf(settings, db, log);
  await Promise.all([watch.ask(), space.measure()]);
  const jobs = await startJobs({
    database,
    definitions: allJobs,
    reactions: allReactions,
    external,
    log,
    space,
    work: input.work ?? settings.role !== 'api',
  });
  const live = await startLive(database, log);
  const clock = input.clock ?? (() => new Date());
  const logError = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const sessions = actorFinder(
    db,
    clock,
    logError('the use of sessions was not recorded'),
    space.isFull,
  );
  const actors = cacheActors(sessions.find, () => clock().getTime());
  live.onAny((message) => {
    if (message.topic === 'session') for (const account of message.accounts) actors.forget(account);
  });
  live.onReset(() => actors.forgetAll());
  const seen = collectViews(db, logError('views were not saved'), space.isFull);
  const openPages = notifySoon(db, logError('open pages were not notified'));
  await removeOldParts(external.storage.partFolder);
  const checkQuota = uploadQuota(db, settings, clock);
  const receiveUpload = receiveUploads({ external, checkQuota });
  const [reactions, merges] = [allReactions, allMerges];
  return {
    parts: {
      ...{ database, watch, space, settings, jobs, external, actors, seen, openPages },
      ...{ receiveUpload, reactions, merges, clock, log },
    },
    live,
    async flush() {
      await Promise.all([sessions.flush(), seen.flush(), openPages.flush()]);
    },
  };
}

/** The HTTP server: the whole product, or for a worker only its health pages. */
async function makeApp(parts: ApiParts, live: Live): Promise<FastifyInstance> {
  if (parts.settings.role === 'worker') return makeWorkerApi(parts);
  const app = await makeApi(parts, allRoutes, live);
  registerLogout(app, parts);
  await registerStaticApp(app, parts.settings);
  return app;
}

/** Starts the product as API, worker or both, by the settings. */
export async function startTorg(input: TorgInput): Promise<Torg> {
  const { parts, live, flush } = await assemble(input);
  const app = await makeApp(parts, live);
  return {
    app,
    parts,
    async stop() {
      await app.close();
      parts.watch.stop();
      parts.space.stop();
      await flush();
      await parts.jobs.stop();
      await live.stop();
      const { mail, typesetting, sealing } = parts.external;
      await Promise.all([mail.close(), typesetting.close(), sealing.close()]);
      await parts.database.close();
    },
  };
}
