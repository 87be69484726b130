import type { SigningView } from '@torg/protocol/contracts/signing';
import type { Db } from '../../platform/database/tables.ts';
import { found } from '../../platform/refusal.ts';
import { signingView } from '../contracts.views.ts';
import { findContract } from '../moves/find-contract.ts';
import { changesSince } from './changes-since.ts';
import type { Signer } from './find-signer.ts';

export async function loadSigning(db: Db, signer: Signer): Promise<SigningView> {
  const row = found(await findContract(db, signer.contract.contract), 'not_found');
  return signingView(row, signer, await changesSince(db, signer));
}
