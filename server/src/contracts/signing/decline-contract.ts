import type { signingCalls } from '@torg/protocol/contracts/signing';
import type { Handler } from '../../platform/handler.ts';
import { decline } from '../moves/sign.ts';
import { findSigner } from './find-signer.ts';
import { identify } from './identify.ts';
import { loadSigning } from './load-signing.ts';
import { moverOf } from './mover-of.ts';

/** The code is gone with the links, which the end of the contract kills. */
export const declineContract: Handler<typeof signingCalls.declineContract> = async (
  context,
  { body: { subject, reason, code } },
) => {
  const signer = await findSigner(context, subject);
  const { evidence } = await identify(context, signer, code);
  const { document_hash } = signer.contract;
  await context.transaction((change) =>
    decline(moverOf(change, signer), signer.signatory, { ...evidence, document_hash, reason }),
  );
  return loadSigning(context, { ...signer, status: 'declined' });
};
