import { limits } from '@torg/protocol/limits';
import type { signingCalls } from '@torg/protocol/contracts/signing';
import type { Handler } from '../../platform/handler.ts';
import { Refusal, allowed } from '../../platform/refusal.ts';
import { mailSigningCode } from '../mails/mail-signing-code.ts';
import { findSigner, refuseUnlessOpen } from './find-signer.ts';
import { countCodes } from './signing-codes.ts';

const dayMs = 86_400_000;

/** A signed-in signatory needs none. Few codes a day, or guesses would be many after all. */
export const requestSigningCode: Handler<typeof signingCalls.requestSigningCode> = async (
  context,
  { body: { subject } },
) => {
  const { db, now, enqueue } = context;
  const signer = await findSigner(context, subject);
  refuseUnlessOpen(signer, now);
  const { signatory, identifyBy } = signer;
  allowed(identifyBy !== 'sign_in', 'signing_needs_sign_in');
  if (identifyBy === 'session') return;
  const count = await countCodes(db, signatory, new Date(now.getTime() - dayMs));
  if (count >= limits.contract.code.perDay) {
    throw new Refusal('too_many_requests', { retryAfterSeconds: 3_600 });
  }
  await enqueue(mailSigningCode, { signatory }, { key: signatory });
};
