import { buffer } from 'node:stream/consumers';
import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import type { Locale } from '@torg/protocol/terms';
import type { JobContext } from '../../platform/jobs/job-definition.ts';
import { hashOf } from './hash-of.ts';
import type { SignedContract } from './find-signed.ts';
import { proofOf } from './proof-of.ts';

const reasons: Record<Locale, string> = {
  nb: 'Alle parter har signert på Torg',
  sv: 'Alla parter har signerat på Torg',
  en: 'All parties have signed at Torg',
};

/** The signed PDF with its proof page, sealed. A PDF that is not the signed one is never sealed. */
export async function makeSealed(
  { external, now }: Pick<JobContext, 'external' | 'now'>,
  row: SignedContract,
): Promise<Buffer> {
  const { storage, typesetting, sealing, settings } = external;
  const pdf = await buffer((await storage.get(row.storage_key)).stream);
  if (hashOf(pdf) !== row.document_hash) {
    throw new Error(`the PDF of contract ${row.contract} is not the one that was signed`);
  }
  const proof = await typesetting.typeset('proof', proofOf(row, settings.publicUrl));
  const joined = await sealing.join(pdf, proof);
  const reason = reasons[localeOfDocument[row.document_type]];
  return sealing.seal(joined, { reason, name: 'Torg', at: now() });
}
