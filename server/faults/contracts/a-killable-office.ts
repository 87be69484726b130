import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { anAccount } from '../../src/accounts/accounts.fixtures.ts';
import {
  runOneflow,
  standInAccount,
  type OneflowStandIn,
} from '../../src/adapters/esign/a-oneflow.ts';
import { startBucket, type Bucket } from '../../src/adapters/storage/a-bucket.ts';
import { anOrganization } from '../../src/organizations/organizations.fixtures.ts';
import { migrate } from '../../src/platform/database/migrate.ts';
import { openDatabase } from '../../src/platform/database/open-database.ts';
import type { Db } from '../../src/platform/database/tables.ts';
import { hashToken, newToken } from '../../src/platform/http/session-cookie.ts';
import { silentLog } from '../../src/platform/log.ts';
import { startSmtpReceiver, type SmtpReceiver } from '../an-smtp-receiver.ts';
import { freePort, launchTorg, untilReady, type TorgProcess } from '../torg-process.ts';

/** Two who sign, signed in, and the company of the second. */
export interface People {
  sender: { email: string; cookie: string };
  recipient: { email: string; cookie: string };
  organization: string;
}

/** Torg as a process, with everything outside it in this one. */
export interface Office {
  people: People;
  bucket: Bucket;
  receiver: SmtpReceiver;
  standIn: OneflowStandIn;
  origin: string;
  /** Starts the process; each time its clock is some minutes further. */
  start: () => Promise<void>;
  kill: () => Promise<void>;
  /** Reads the database of the process, which must have ended. */
  read: <T>(look: (db: Db) => Promise<T>) => Promise<T>;
  close: () => Promise<void>;
}

const signKey = 'the key of the webhooks in tests';
const preloaded = new URL('./ahead.ts', import.meta.url).href;
/** So long that whoever was killed holds nothing any more, and sweepers find what was lost. */
const minutesAhead = 70;

/** A busy machine takes long to start so many processes. */
const readyWithinMs = 150_000;

async function signedIn(db: Db, account: string): Promise<string> {
  const token = newToken();
  const now = new Date();
  const times = { created_at: now, last_seen_at: now, confirmed_at: now };
  const expires_at = new Date(now.getTime() + 30 * 86_400_000);
  const about = { account, method: 'password', device: 'test', expires_at } as const;
  await db
    .insertInto('session')
    .values({ token_hash: hashToken(token), ...about, ...times })
    .execute();
  return `torg_session=${token}`;
}

async function makePeople(db: Db): Promise<People> {
  const organization = await anOrganization(db, { kind: 'consultant_company' });
  const emails = { sender: 'siri@torg.example', recipient: 'kari@fjord.example' };
  const siri = await anAccount(db, { role: 'admin', email: emails.sender });
  const of = { organization, is_admin_in_company: true };
  const kari = await anAccount(db, { ...of, email: emails.recipient });
  await db.insertInto('contract_sender').values({ country: 'NO', account: siri }).execute();
  return {
    sender: { email: emails.sender, cookie: await signedIn(db, siri) },
    recipient: { email: emails.recipient, cookie: await signedIn(db, kari) },
    organization,
  };
}

const settingsOf = ({ settings }: Bucket): Record<string, string> => ({
  S3_BUCKET: settings.bucket,
  S3_ENDPOINT: settings.endpoint ?? '',
  S3_REGION: settings.region,
  S3_ACCESS_KEY_ID: settings.keys?.id ?? '',
  S3_SECRET_ACCESS_KEY: settings.keys?.secret ?? '',
  S3_PATH_STYLE: '1',
});

const ownDatabase = (dataDir: string) => ({
  ...{ databaseUrl: undefined, dataDir },
  ...{ databaseConnections: 1, databaseSearchConnections: 1 },
});

let migrating: Promise<string> | undefined;

/** A data folder whose database is migrated and empty; making one takes longer than a start. */
const migratedFolder = (): Promise<string> => (migrating ??= makeMigratedFolder());

async function makeMigratedFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'torg-migrated-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const database = await openDatabase(ownDatabase(folder), silentLog);
  await migrate(database);
  await database.close();
  return folder;
}

export async function openOffice(provider: 'torg_sign' | 'oneflow'): Promise<Office> {
  const dataDir = await mkdtemp(join(tmpdir(), 'torg-office-'));
  const [bucket, receiver, port] = [
    await startBucket(),
    await startSmtpReceiver(),
    await freePort(),
  ];
  const origin = `http://127.0.0.1:${port}`;
  const webhook = { url: `${origin}/api/contracts/webhooks/oneflow`, signKey };
  const standIn = await runOneflow({ webhook });
  const own = ownDatabase(dataDir);
  await cp(await migratedFolder(), dataDir, { recursive: true });
  const database = await openDatabase(own, silentLog);
  const people = await makePeople(database.db);
  await database.close();
  let starts = 0;
  let torg: TorgProcess | undefined;
  return {
    ...{ people, bucket, receiver, standIn, origin },
    async start() {
      torg = launchTorg(port, {
        ...settingsOf(bucket),
        ...{ DATA_DIR: dataDir, DEMO: '0', SMTP_URL: receiver.url, CONTRACT_PROVIDER: provider },
        ONEFLOW_URL: standIn.url,
        ONEFLOW_TOKEN: standInAccount.token,
        ONEFLOW_WORKSPACE_ID: String(standInAccount.workspaceId),
        ONEFLOW_TEMPLATE_ID: String(standInAccount.templateId),
        ONEFLOW_SIGN_KEY: signKey,
        NODE_OPTIONS: `--import=${preloaded}`,
        MINUTES_AHEAD: String((starts += 1) * minutesAhead),
      });
      await untilReady(torg, readyWithinMs);
    },
    async kill() {
      await torg?.kill('SIGKILL');
      torg = undefined;
    },
    async read(look) {
      const opened = await openDatabase(own, silentLog);
      try {
        return await look(opened.db);
      } finally {
        await opened.close();
      }
    },
    async close() {
      await torg?.kill('SIGKILL');
      await Promise.all([bucket.stop(), receiver.stop(), standIn.stop()]);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
