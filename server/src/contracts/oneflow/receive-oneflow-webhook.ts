import { createHash, timingSafeEqual } from 'node:crypto';
import type { esignCalls } from '@torg/protocol/contracts/esign-calls';
import type { Handler } from '../../platform/handler.ts';
import { allowed, found } from '../../platform/refusal.ts';
import { findByExternalId, saveCallback } from './oneflow.repository.ts';
import { readOneflowContract } from './read-oneflow-contract.ts';

/** The signature covers neither contract nor events: it proves only that the provider calls. */
function isSigned(callback: string, signature: string, key: string): boolean {
  const expected = createHash('sha1').update(`${callback}${key}`).digest();
  const given = /^[0-9a-f]{40}$/i.test(signature)
    ? Buffer.from(signature, 'hex')
    : Buffer.alloc(20);
  return timingSafeEqual(expected, given);
}

/** Believes only that something happened to the contract, which is then read anew. */
export const receiveOneflowWebhook: Handler<typeof esignCalls.receiveOneflowWebhook> = async (
  { db, now, settings, enqueue },
  { body: { contract: there, callback_id, signature } },
) => {
  const key = found(settings.oneflowSignKey, 'not_found');
  allowed(isSigned(callback_id, signature, key));
  const isNew = await saveCallback(db, callback_id, now);
  const contract = isNew ? await findByExternalId(db, String(there.id)) : undefined;
  if (contract !== undefined) await enqueue(readOneflowContract, { contract }, { key: contract });
  return { received: true };
};
