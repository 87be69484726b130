import { randomInt, X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDF } from '@libpdf/core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NotSealed } from '../../platform/ports/sealing.ts';
import { inProduction } from '../../testing/in-production.ts';
import { aContractPaper, aProofPaper } from '../typesetting/a-paper.ts';
import { typstTypesetting } from '../typesetting/typesetting.typst.ts';
import { aTimeStampAuthority, type StampFault } from './a-time-stamp-authority.ts';
import { checkSeal } from './check-seal.ts';
import { openSealing, padesSealing } from './sealing.pades.ts';
import { hasPdfsig, pdfsigTrusting } from './with-pdfsig.ts';

const authority = join(import.meta.dirname, '../../testing/seal/test-authority.pem');
const about = {
  reason: 'Alle parter har signert',
  name: 'Torg',
  at: new Date('2026-11-23T10:00:00Z'),
};
const signer = 'Torg AS, test seal';

describe('the seal of a document', () => {
  let folder = '';
  let contract: Buffer = Buffer.alloc(0);
  let joined: Buffer = Buffer.alloc(0);
  let sealed: Buffer = Buffer.alloc(0);
  const key = {
    keyFile: inProduction.SIGNING_KEY_FILE,
    passphrase: inProduction.SIGNING_KEY_PASSPHRASE,
    timestampUrl: undefined,
  };
  const sealing = padesSealing({ ...key, dataDir: '/nowhere' });
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'torg-sealing-'));
    const typesetting = typstTypesetting();
    contract = await typesetting.typeset('contract', aContractPaper());
    const content = Buffer.from('[]');
    const file = { name: 'kjede.json', mediaType: 'application/json', description: '', content };
    const proof = await typesetting.typeset('proof', aProofPaper(), { attach: [file] });
    await typesetting.close();
    joined = await sealing.join(contract, proof);
    sealed = await sealing.seal(joined, about);
  });
  afterAll(async () => {
    await sealing.close();
    await rm(folder, { recursive: true, force: true });
  });

  it('is on a document with the proof page at its end, and its tags and files', async () => {
    const [before, after] = [await PDF.load(contract), await PDF.load(joined)];
    expect(after.getPageCount()).toBe(before.getPageCount() + 1);
    const places = after
      .getPages()
      .map(({ ref }) => after.getObject(ref))
      .map((page) => (page && 'getNumber' in page ? page.getNumber('StructParents')?.value : -1));
    expect(places).toEqual([0, 1]);
    const root = after.getCatalog().getDict('StructTreeRoot', (ref) => after.getObject(ref));
    const nums = root
      ?.getDict('ParentTree', (ref) => after.getObject(ref))
      ?.getArray('Nums', (ref) => after.getObject(ref));
    expect(nums?.length).toBe(4);
    expect([...after.getAttachments().keys()]).toEqual(['kjede.json']);
    expect(after.getTitle()).toBe('Samarbeidsavtale');
  });

  it('is valid, names its signer and its time, and covers all', async () => {
    expect(await sealing.check(sealed)).toEqual({
      isValid: true,
      signedAt: about.at,
      signer,
      coversAll: true,
    });
  });

  it('is missing on a document that nobody sealed', async () => {
    const none = { isValid: false, signedAt: null, signer: null, coversAll: false };
    expect(await sealing.check(joined)).toEqual(none);
    expect(await sealing.check(Buffer.from('no PDF at all'))).toEqual(none);
    expect(await sealing.check(Buffer.alloc(0))).toEqual(none);
  });

  it('no longer covers all when something was added, and is broken when something was cut', async () => {
    const longer = await sealing.check(Buffer.concat([sealed, Buffer.from('\n% more\n')]));
    expect(longer.coversAll).toBe(false);
    const shorter = await sealing.check(sealed.subarray(0, -40));
    expect(shorter.isValid && shorter.coversAll).toBe(false);
  });

  it('can be put on a sealed document once more', async () => {
    const twice = await sealing.seal(sealed, { ...about, at: new Date('2026-11-24T10:00:00Z') });
    expect(await sealing.check(twice)).toMatchObject({ isValid: true, coversAll: true });
  });

  it('is never valid with one changed byte, at two hundred places', async () => {
    const { start, end } = gapOf(sealed);
    // Some changes make a document that fills all memory, or takes for ever: its process ends.
    const bounded = padesSealing({ ...key, dataDir: folder }, { timeoutMs: 5_000 });
    for (let time = 0; time < 200; time += 1) {
      const at = placeBesides(sealed.length, start, end);
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ (1 << randomInt(8));
      const said = await bounded.check(changed).catch((error: unknown) => error);
      if (said instanceof NotSealed) continue;
      expect(said, `byte ${at}`).not.toMatchObject({ isValid: true, coversAll: true });
    }
    await bounded.close();
  });

  it('is not made of what is no PDF, which the next document does not notice', async () => {
    await expect(sealing.seal(Buffer.from('no PDF'), about)).rejects.toMatchObject({
      reason: 'not_readable',
    });
    expect((await sealing.check(await sealing.seal(contract, about))).isValid).toBe(true);
  });

  it('is not made with a wrong passphrase, or a file that is no key', async () => {
    for (const wrong of [{ passphrase: 'wrong' }, { keyFile: authority }]) {
      const other = padesSealing({ ...key, dataDir: folder, ...wrong });
      await expect(other.seal(contract, about)).rejects.toMatchObject({ name: 'NotSealed' });
      await other.close();
    }
  });

  it('has a key that opens, or nothing starts', async () => {
    const none = join(folder, 'nothing.p12');
    for (const [wrong, sentence] of [
      [{ passphrase: 'wrong' }, 'which SIGNING_KEY_PASSPHRASE opens.'],
      [{ passphrase: undefined }, 'which SIGNING_KEY_PASSPHRASE opens.'],
      [{ keyFile: authority }, 'SIGNING_KEY_FILE must be a PKCS#12 file'],
      [{ keyFile: folder }, 'SIGNING_KEY_FILE names a file that Torg cannot read.'],
      [{ keyFile: none }, 'SIGNING_KEY_FILE names a file that Torg cannot read.'],
    ] as const) {
      const opened = openSealing({ ...key, dataDir: folder, ...wrong });
      const refusal = await opened.catch((error: unknown) => error as Error);
      expect(refusal).toMatchObject({ name: 'StartError' });
      expect((refusal as Error).message).toContain(sentence);
      expect((refusal as Error).message).not.toContain('wrong');
    }
    const opened = await openSealing({ ...key, dataDir: folder });
    expect((await opened.check(await opened.seal(contract, about))).signer).toBe(signer);
    await opened.close();
  });

  it('is made with a key of this installation where none is given, which says so itself', async () => {
    const own = { keyFile: undefined, passphrase: undefined, timestampUrl: undefined };
    const dataDir = join(folder, 'data');
    const both = [1, 2].map(() => padesSealing({ ...own, dataDir }));
    const pdfs = await Promise.all(both.map((one) => one.seal(contract, about)));
    for (const pdf of pdfs) {
      expect(await checkSeal(pdf)).toMatchObject({
        isValid: true,
        signer: 'Torg, self-signed, for trying out only',
      });
    }
    await Promise.all(both.map((one) => one.close()));
    const file = join(dataDir, 'signing-key.pem');
    const { mode } = await stat(file);
    expect([0o600, ...(process.platform === 'win32' ? [0o666] : [])]).toContain(mode & 0o777);
    const pem = await readFile(file, 'utf8');
    const { subject } = new X509Certificate(pem.slice(pem.indexOf('-----BEGIN CERTIFICATE')));
    expect(subject).toContain('self-signed');
  });

  it('has the time of the authority where one stamps it', async () => {
    const clock = new Date('2026-11-23T11:11:11Z');
    const stamps = await aTimeStampAuthority(clock);
    const stamped = padesSealing({ ...key, dataDir: folder, timestampUrl: stamps.url });
    const pdf = await stamped.seal(contract, about);
    expect(await stamped.check(pdf)).toMatchObject({ isValid: true, signedAt: clock });
    const faults: StampFault[] = ['refuses', 'stamps_something_else', 'says_nonsense'];
    for (const fault of faults) {
      stamps.state.fault = fault;
      await expect(stamped.seal(contract, about)).rejects.toMatchObject({
        reason: 'no_time_stamp',
      });
    }
    await stamps.close();
    await expect(stamped.seal(contract, about)).rejects.toMatchObject({ reason: 'no_time_stamp' });
    await stamped.close();
  });

  describe.skipIf(!hasPdfsig)('read by pdfsig (skipped where it or certutil is missing)', () => {
    it('is valid, of the right kind, on all of the document, and trusted', () => {
      const { say, close } = pdfsigTrusting(authority);
      const said = say(sealed);
      for (const part of [
        'Signature Type: ETSI.CAdES.detached',
        'Total document signed',
        'Signature Validation: Signature is Valid.',
        'Certificate Validation: Certificate is Trusted.',
        `Signer Certificate Common Name: ${signer}`,
      ]) {
        expect(said).toContain(part);
      }
      const { start, end } = gapOf(sealed);
      for (let time = 0; time < 20; time += 1) {
        const changed = Buffer.from(sealed);
        const at = placeBesides(sealed.length, start, end);
        changed[at] = (changed[at] ?? 0) ^ 1;
        const told = say(changed);
        const isGood =
          told.includes('Signature is Valid.') && told.includes('Total document signed');
        expect(isGood, `byte ${at}: ${told}`).toBe(false);
      }
      close();
    });
  });
});

/** Where the signature itself stands, which is not covered. */
function gapOf(pdf: Buffer): { start: number; end: number } {
  const match = /\/ByteRange\s*\[\s*0\s+(\d+)\s+(\d+)\s/.exec(pdf.toString('latin1'));
  return { start: Number(match?.[1]), end: Number(match?.[2]) };
}

function placeBesides(length: number, start: number, end: number): number {
  const at = randomInt(length - (end - start));
  return at < start ? at : at + (end - start);
}
