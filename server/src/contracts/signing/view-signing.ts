import type { signingCalls } from '@torg/protocol/contracts/signing';
import type { Handler } from '../../platform/handler.ts';
import { moveOne } from '../../platform/move.ts';
import { found } from '../../platform/refusal.ts';
import { signatories } from '../moves/signatory-moves.ts';
import { evidenceOf } from './chain.ts';
import { findSigner } from './find-signer.ts';
import { moverOf } from './mover-of.ts';

export const viewSigning: Handler<typeof signingCalls.viewSigning> = async (
  context,
  { body: { subject } },
) => {
  const signer = await findSigner(context, subject);
  const { document_hash } = signer.contract;
  found(document_hash, 'contract_document_is_being_made');
  const isSession = signer.identifyBy === 'session';
  const evidence = evidenceOf(context, isSession ? 'session' : 'link');
  await moveOne(moverOf(context, signer), signatories, signer.signatory, {
    move: 'view',
    with: { ...evidence, document_hash },
  });
};
