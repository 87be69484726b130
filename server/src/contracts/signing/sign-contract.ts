import type { signingCalls } from '@torg/protocol/contracts/signing';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { sign } from '../moves/sign.ts';
import { findSigner, refuseUnlessOpen } from './find-signer.ts';
import { identify } from './identify.ts';
import { loadSigning } from './load-signing.ts';
import { moverOf } from './mover-of.ts';
import { useCode } from './signing-codes.ts';

/** What was shown must be what is signed, to the byte. */
export const signContract: Handler<typeof signingCalls.signContract> = async (
  context,
  { body: { subject, name: signed_name, document_hash, code } },
) => {
  const signer = await findSigner(context, subject);
  const { signatory, contract } = signer;
  refuseUnlessOpen(signer, context.now);
  allowed(contract.document_hash === document_hash, 'contract_document_differs');
  const { evidence, code_hash } = await identify(context, signer, code);
  await context.transaction(async (change) => {
    await sign(moverOf(change, signer), signatory, { ...evidence, signed_name, document_hash });
    if (code_hash === null) return;
    allowed(await useCode(change.db, { signatory, code_hash }), 'signing_code_not_valid');
  });
  return loadSigning(context, { ...signer, status: 'signed' });
};
