import type { esignCalls } from '@torg/protocol/contracts/esign-calls';
import type { ExternalContext, Handler } from '../../platform/handler.ts';
import { EsignFailure, type EsignReport } from '../../platform/ports/esign.ts';
import { Refusal, found } from '../../platform/refusal.ts';
import { findContract, type ViewedContract } from '../moves/find-contract.ts';
import { ownView, reportView } from './esign-views.ts';
import { findRegistered } from './find-registered.ts';

/** Null: the provider has no such contract, as when it was recalled. */
async function readThere(
  { external: { esign }, log }: ExternalContext,
  { external_id }: ViewedContract,
): Promise<EsignReport | null> {
  if (external_id === null) return null;
  if (esign === null) throw new Refusal('esign_provider_not_available');
  try {
    return await esign.read(external_id);
  } catch (error) {
    if (!(error instanceof EsignFailure)) throw error;
    log.warn({ err: error }, 'the e-sign provider does not answer');
    const { retryAfterSeconds = 10 } = error;
    throw new Refusal('esign_provider_not_available', { retryAfterSeconds });
  }
}

export const getEsignContract: Handler<typeof esignCalls.getEsignContract> = async (
  context,
  { params: { contract_id } },
) => {
  const row = found(await findContract(context.db, contract_id), 'not_found');
  if (row.provider === 'uploaded') throw new Refusal('not_found');
  if (row.provider === 'oneflow') {
    return reportView(row, found(await readThere(context, row), 'not_found'));
  }
  const registered = await findRegistered(context.db, row);
  return ownView(row, { registered, now: context.now });
};
