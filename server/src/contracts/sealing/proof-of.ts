import { localeOfDocument } from '@torg/protocol/contracts/contract-terms';
import type { ProofPaper } from '../../platform/ports/typesetting.ts';
import type { SignedContract } from './find-signed.ts';

/** What the proof page says: who signed, when, from where, how, and the hashes behind it. */
export function proofOf(row: SignedContract, publicUrl: string): ProofPaper {
  return {
    locale: localeOfDocument[row.document_type],
    title: row.title,
    reference: row.contract,
    made: row.completed_at,
    verifyUrl: `${publicUrl}/verify`,
    signatures: row.signatures.map((one) => ({
      party: one.side === 'sender' ? row.sender_name : row.recipient_name,
      name: one.name,
      signedName: one.signed_name ?? one.name,
      email: one.email,
      signedAt: one.at,
      address: one.address,
      device: one.device,
      identifiedBy: one.identified_by,
      insteadOf: one.replaced.map(({ at, ...person }) => ({ ...person, at: new Date(at) })),
    })),
    documentHash: row.document_hash,
    events: row.number,
    chainHead: row.hash,
  };
}
