import type { Actor } from '../../platform/actor.ts';
import type { ExternalContext } from '../../platform/handler.ts';
import { securityLog } from '../../platform/hardening/security-log.ts';
import { Refusal, allowed } from '../../platform/refusal.ts';
import { lockContracts } from '../moves/lock-contracts.ts';
import { evidenceOf, recordContractEvent, type Evidence } from './chain.ts';
import { refuseUnlessOpen, type Signer } from './find-signer.ts';
import { hashOfCode, tryCode } from './signing-codes.ts';

type Context = ExternalContext<Actor | null>;

export interface Identified {
  evidence: Evidence;
  /** the hash of the code, to be used up by the signature; null: signed in */
  code_hash: string | null;
}

/** A wrong try stays counted, so it has a transaction of its own. */
async function isRight(context: Context, signer: Signer, code_hash: string): Promise<boolean> {
  const { signatory, contract, name } = signer;
  return context.transaction(async ({ db, now }) => {
    await lockContracts(db, [contract.contract]);
    const result = await tryCode(db, { signatory, code_hash, now });
    if (result === 'wrong') {
      const step = { kind: 'code_refused', at: now, signatory, name } as const;
      await recordContractEvent(db, contract.contract, { ...evidenceOf(context, 'link'), ...step });
    }
    return result === 'right';
  });
}

/** How whoever signs or declines is identified: by their session, or by link and mailed code. */
export async function identify(
  context: Context,
  signer: Signer,
  code: string | undefined,
): Promise<Identified> {
  refuseUnlessOpen(signer, context.now);
  allowed(signer.identifyBy !== 'sign_in', 'signing_needs_sign_in');
  if (signer.identifyBy === 'session') return { evidence: evidenceOf(context), code_hash: null };
  const code_hash = hashOfCode(signer.signatory, code ?? '', context.settings);
  if (code === undefined || !(await isRight(context, signer, code_hash))) {
    securityLog(context, 'wrong_signing_code', { account: null });
    throw new Refusal('signing_code_not_valid');
  }
  return { evidence: evidenceOf(context, 'link_and_code'), code_hash };
}
