import type { signingCalls } from '@torg/protocol/contracts/signing';
import type { Handler } from '../../platform/handler.ts';
import { findSigner } from './find-signer.ts';
import { loadSigning } from './load-signing.ts';

export const openSigning: Handler<typeof signingCalls.openSigning> = async (
  context,
  { body: { subject } },
) => loadSigning(context, await findSigner(context, subject));
