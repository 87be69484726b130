import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { postgresPrograms, type PostgresServer } from '../../tools/test/postgres.ts';
import { startDemoServer } from './demo-folder.ts';
import {
  send,
  signIn,
  startTorgProcess,
  untilReady,
  type Reply,
  type TorgProcess,
} from './torg-process.ts';

describe.skipIf(postgresPrograms() === undefined)(
  'a PostgreSQL server that is restarted under load',
  () => {
    let folder = '';
    let server: PostgresServer;
    let torg: TorgProcess;

    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'torg-fault-'));
      server = await startDemoServer(inject('demoServer'), folder);
      torg = await startTorgProcess({ DATA_DIR: folder, DATABASE_URL: server.url });
    }, 120_000);
    afterAll(async () => {
      await torg.kill('SIGTERM');
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    });

    it('leaves the process alive and ready within five seconds, and every request answered', async () => {
      const cookie = await signIn(torg.origin, 'innkjoper@torg.example');
      const replies: Reply[] = [];
      let loading = true;
      const sendRequests = async (): Promise<void> => {
        while (loading) {
          replies.push(
            await send(torg.origin, cookie, 'POST /api/main/assignments/mine', { locale: 'nb' }),
          );
          replies.push(await send(torg.origin, cookie, 'POST /api/main/assignments/new'));
          await pause(5);
        }
      };
      const senders = Array.from({ length: 20 }, sendRequests);
      await pause(500);
      await server.restart();
      await untilReady(torg, 5_000);
      await pause(500);
      loading = false;
      await Promise.all(senders);

      expect(torg.child.exitCode).toBeNull();
      const statuses = new Set(replies.map(({ status }) => status));
      expect(statuses, 'none hangs, none is cut off').not.toContain(-1);
      expect([...statuses].filter((status) => ![200, 201, 503].includes(status))).toEqual([]);
      const refused = replies.filter(({ status }) => status === 503);
      for (const { body } of refused) expect(body['errorCode']).toBe('service_unavailable');
      const acknowledged = replies.flatMap(({ status, body }) =>
        status === 201 ? [String(body['assignment_uuid'])] : [],
      );
      for (const id of acknowledged.slice(-50)) {
        const { status } = await send(torg.origin, cookie, `GET /api/main/assignment/${id}/draft`);
        expect(status).toBe(200);
      }
    }, 120_000);
  },
);
