import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { afterAll, beforeAll } from 'vitest';
import { checkStorage } from './storage.check.ts';
import { diskStorage } from './storage.disk.ts';
import { memoryStorage } from './storage.memory.ts';
import { s3Storage } from './storage.s3.ts';

let folder = '';
let port = 0;
let bucketServer: S3rver;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'torg-storage-'));
  bucketServer = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: 'torg', configs: [] }],
  });
  ({ port } = await bucketServer.run());
});

afterAll(async () => {
  await bucketServer.close();
  await rm(folder, { recursive: true, force: true });
});

checkStorage('memory', memoryStorage);
checkStorage('disk', () => diskStorage(join(folder, 'disk')));
checkStorage('s3', () =>
  s3Storage({
    bucket: 'torg',
    region: 'eu-north-1',
    endpoint: `http://127.0.0.1:${port}`,
    keys: { id: 'S3RVER', secret: 'S3RVER' },
    pathStyle: true,
  }),
);
