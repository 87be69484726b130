import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postgresPrograms, type PostgresServer } from '../../tools/test/postgres.ts';
import { Line } from '../src/testing/a-line.ts';
import { startDemoServer } from './demo-folder.ts';
import { send, signIn, startTorgProcess, untilReady, type TorgProcess } from './torg-process.ts';

describe.skipIf(postgresPrograms() === undefined)(
  'a PostgreSQL server that accepts but never answers',
  () => {
    let folder = '';
    let server: PostgresServer;
    let line: Line;
    let torg: TorgProcess;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'torg-silent-'));
      server = await startDemoServer(inject('demoServer'), folder);
      const url = new URL(server.url);
      line = new Line(new URL(server.url));
      url.port = String(await line.open());
      torg = await startTorgProcess({ DATA_DIR: folder, DATABASE_URL: url.href });
    });
    afterAll(async () => {
      line.fallSilent(false);
      await torg.kill('SIGTERM');
      await line.cut();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('lets reads be refused soon and changes be refused, and is used again when it answers', async () => {
      const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
      const read = () =>
        send(
          torg.origin,
          cookie,
          'POST /api/main/assignments/mine',
          { locale: 'nb' },
          { ms: 10_000 },
        );
      expect((await read()).status).toBe(200);

      line.fallSilent(true);
      // More than there are connections, so that some wait for one.
      const reads = await Promise.all(Array.from({ length: 30 }, read));
      for (const { status, body } of reads) {
        expect([status, body['errorCode']]).toEqual([503, 'service_unavailable']);
      }
      const later = await send(torg.origin, cookie, 'POST /api/main/assignments/new');
      expect(later.status).toBe(503);
      expect(
        (await send(torg.origin, '', 'GET /health/live', undefined, { ms: 2_000 })).status,
      ).toBe(200);
      const ready = await send(torg.origin, '', 'GET /health/ready', undefined, { ms: 2_000 });
      expect([ready.status, ready.body['database']]).toEqual([503, false]);
      expect(torg.logged('the database does not answer')).toHaveLength(1);

      line.fallSilent(false);
      await untilReady(torg);
      expect((await read()).status).toBe(200);
    });
  },
);
