import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SealingSettings } from '../../platform/settings/contract-settings.ts';
import { NotSealed, type Sealing } from '../../platform/ports/sealing.ts';
import { ChildFailure, warmChild, type ChildBounds } from '../../platform/processes/warm-child.ts';
import type { Settings } from '../../platform/settings.ts';
import { StartError } from '../../platform/start-error.ts';
import type { SealQuestion, SealReply } from './seal-document.ts';
import type { SealingKey } from './signer-of.ts';

const path = join(import.meta.dirname, 'seal-document.ts');

const usual: ChildBounds = { timeoutMs: 30_000, memory: 500_000_000, warmForMs: 15_000 };

type Place = SealingSettings & Pick<Settings, 'dataDir'>;

type Ask = (question: SealQuestion) => Promise<SealReply>;

const isThere = (error: unknown): boolean => (error as { code?: string }).code === 'EEXIST';
const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** The key of this installation; of two processes that make it at once, both use the first. */
async function ownKey(dataDir: string, ask: Ask): Promise<SealingKey> {
  const file = join(dataDir, 'signing-key.pem');
  const read = async (): Promise<SealingKey> => ({ pem: await readFile(file, 'utf8') });
  try {
    return await read();
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  const made = await ask({ makeKey: new Date() });
  if (!('key' in made)) throw new NotSealed('failed', 'no key was made');
  await mkdir(dataDir, { recursive: true });
  await writeFile(file, made.key, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (!isThere(error)) throw error;
  });
  await chmod(file, 0o600);
  return read();
}

function pdfOf(reply: SealReply): Buffer {
  if ('refused' in reply) throw new NotSealed(reply.refused, reply.detail);
  if (!('pdf' in reply)) throw new NotSealed('failed', 'an answer to another question');
  return Buffer.from(reply.pdf);
}

const unreadable = 'SIGNING_KEY_FILE names a file that Torg cannot read.';
const unopened =
  'SIGNING_KEY_FILE must be a PKCS#12 file with a key and its certificate, which SIGNING_KEY_PASSPHRASE opens.';

/** Tries the key, so that a wrong one shows at the start and not when a contract was signed. */
async function tryKey({ keyFile, passphrase = '' }: Place, ask: Ask): Promise<void> {
  if (keyFile === undefined) return;
  const p12 = await readFile(keyFile).catch(() => {
    throw new StartError(unreadable);
  });
  if (!('opened' in (await ask({ tryKey: { p12, passphrase } })))) throw new StartError(unopened);
}

/** Seals as PAdES, in a process of its own that is bounded in time and memory. */
export function padesSealing(
  settings: Place,
  bounds: Partial<ChildBounds> = {},
): Sealing & { tryKey: () => Promise<void> } {
  const { keyFile, passphrase = '', timestampUrl, dataDir } = settings;
  const rights = timestampUrl === undefined ? [] : ['--allow-net'];
  const child = warmChild<SealQuestion, SealReply>({ path, rights }, { ...usual, ...bounds });
  const ask: Ask = (question) =>
    child.ask(question).catch((error: unknown) => {
      if (error instanceof ChildFailure) throw new NotSealed(error.reason, error.message);
      throw error;
    });
  const findKey = async (): Promise<SealingKey> =>
    keyFile === undefined ? ownKey(dataDir, ask) : { p12: await readFile(keyFile), passphrase };
  return {
    join: async (pdf, proof) => pdfOf(await ask({ join: { pdf, proof } })),
    seal: async (pdf, about) =>
      pdfOf(await ask({ seal: { pdf, about, key: await findKey(), timestampUrl } })),
    async check(pdf) {
      const reply = await ask({ check: pdf });
      if ('checked' in reply) return reply.checked;
      throw new NotSealed('refused' in reply ? reply.refused : 'failed');
    },
    tryKey: () => tryKey(settings, ask),
    close: child.close,
  };
}

/** The same, once its key was tried. Throws a `StartError`. */
export async function openSealing(settings: Place): Promise<Sealing> {
  const sealing = padesSealing(settings);
  try {
    await sealing.tryKey();
    return sealing;
  } catch (error) {
    await sealing.close();
    throw error;
  }
}
