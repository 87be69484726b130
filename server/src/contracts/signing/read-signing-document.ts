import type { signingCalls } from '@torg/protocol/contracts/signing';
import type { Handler } from '../../platform/handler.ts';
import { documentOf } from './document-of.ts';
import { findSigner } from './find-signer.ts';

export const readSigningDocument: Handler<typeof signingCalls.readSigningDocument> = async (
  context,
  { body: { subject } },
) => {
  const { contract } = await findSigner(context, subject);
  return documentOf(context.db, contract.contract);
};
