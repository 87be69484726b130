import type { SigningView } from '@torg/protocol/contracts/signing';
import type { ReadContext } from '../../platform/handler.ts';
import { found } from '../../platform/refusal.ts';
import { signingView } from '../contracts.views.ts';
import { findContract } from '../moves/find-contract.ts';
import { changesSince } from './changes-since.ts';
import type { Signer } from './find-signer.ts';

export async function loadSigning(
  { db, now }: Pick<ReadContext, 'db' | 'now'>,
  signer: Signer,
): Promise<SigningView> {
  const row = found(await findContract(db, signer.contract.contract), 'not_found');
  const changes = await changesSince(db, row, { signatory: signer.signatory, now });
  return signingView(row, { signer, now, ...changes });
}
