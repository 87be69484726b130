import { createHash } from 'node:crypto';
import { fromBER } from 'asn1js';
import { type Certificate, ContentInfo, SignedData, TSTInfo } from 'pkijs';
import type { CheckedSeal } from '../../platform/ports/sealing.ts';
import { ownEngine } from './own-engine.ts';
import { readSeal } from './read-seal.ts';

const timeStampToken = '1.2.840.113549.1.9.16.2.14';
const commonName = '2.5.4.3';
const digests: Record<string, string> = {
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
};

const plain = (bytes: Uint8Array): ArrayBuffer => new Uint8Array(bytes).buffer;

function signedDataOf(der: Uint8Array): SignedData {
  const { result, offset } = fromBER(plain(der));
  if (offset === -1) throw new Error('not a CMS signature');
  return new SignedData({ schema: new ContentInfo({ schema: result }).content });
}

function nameOf(signed: SignedData): string | null {
  const number = signed.signerInfos[0]?.sid?.serialNumber;
  const certificates = (signed.certificates ?? []) as Certificate[];
  const own = certificates.find(({ serialNumber }) => number && serialNumber?.isEqual(number));
  const found = own?.subject.typesAndValues.find(({ type }) => type === commonName);
  return found === undefined ? null : found.value.valueBlock.value;
}

/** When the time stamp authority saw the signature; null: there is no stamp; throws if it does not fit. */
async function stampedAt(signed: SignedData): Promise<Date | null> {
  const [signer] = signed.signerInfos;
  const attribute = signer?.unsignedAttrs?.attributes.find(({ type }) => type === timeStampToken);
  if (signer === undefined || attribute === undefined) return null;
  const token = new SignedData({
    schema: new ContentInfo({ schema: attribute.values[0] }).content,
  });
  const content = token.encapContentInfo.eContent?.getValue();
  if (content === undefined) throw new Error('an empty time stamp');
  const info = new TSTInfo({ schema: fromBER(content).result });
  const algorithm = digests[info.messageImprint.hashAlgorithm.algorithmId];
  if (algorithm === undefined) throw new Error('a time stamp with an unknown digest');
  const imprint = Buffer.from(info.messageImprint.hashedMessage.valueBlock.valueHexView);
  const value = Buffer.from(signer.signature.valueBlock.valueHexView);
  const fits = createHash(algorithm).update(value).digest().equals(imprint);
  if (!fits || !(await token.verify({ signer: 0, data: plain(value) }, ownEngine))) {
    throw new Error('the time stamp belongs to another signature');
  }
  return info.genTime;
}

const none: CheckedSeal = { isValid: false, signedAt: null, signer: null, coversAll: false };

/** Whether the newest seal is whole. A file so damaged that nothing can be read has no valid seal. */
export async function checkSeal(file: Buffer): Promise<CheckedSeal> {
  try {
    const seal = await readSeal(file);
    if (seal === null) return none;
    const signed = signedDataOf(seal.cms);
    const isValid = await signed.verify({ signer: 0, data: plain(seal.covered) }, ownEngine);
    const signedAt = (await stampedAt(signed)) ?? seal.saidAt;
    return { isValid, signedAt, signer: nameOf(signed), coversAll: seal.coversAll };
  } catch (error) {
    // A changed byte may break any step of reading, which is all there is to say about the seal.
    if (error instanceof Error) return none;
    throw error;
  }
}
