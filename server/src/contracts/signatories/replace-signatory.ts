import type { contractCalls } from '@torg/protocol/contracts/contract-calls';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { canReplace } from '../contracts.policy.ts';
import { mailSigningLinks } from '../mails/mail-signing-links.ts';
import { notifyReaders } from '../moves/notify-readers.ts';
import { loadContract } from '../reading/load-contract.ts';
import { evidenceOf, recordContractEvent } from '../signing/chain.ts';
import { killLinks } from '../signing/kill-links.ts';
import { lockSignatory } from './lock-signatory.ts';
import { swapSignatory } from './swap-signatory.ts';

export const replaceSignatory: Handler<typeof contractCalls.replaceSignatory> = async (
  context,
  { params, body: { name, email } },
) => {
  const { db, now, emit, enqueue } = context;
  const { contract: row, signatory: old } = await lockSignatory(context, params);
  allowed(canReplace(row, now), 'contract_state_does_not_allow');
  const others = row.signatories.filter((one) => one !== old);
  allowed(
    others.every((one) => one.email !== email),
    'signatories_must_differ',
  );
  const { contract, organization } = row;
  await killLinks(db, contract, { now, because: 'replaced', signatory: old.signatory });
  const signatory = await swapSignatory(db, old.signatory, { name, email, now });
  await recordContractEvent(db, contract, {
    ...evidenceOf(context),
    ...{ kind: 'signatory_replaced', at: now, signatory },
    details: { replaced: old.signatory, to_name: name, to: email },
  });
  const object = { kind: 'signatory', id: signatory, name } as const;
  await recordChange(
    { emit },
    { what: 'replaced_signatory', object, also: [contract, organization] },
  );
  await enqueue(mailSigningLinks, { contract }, { key: contract });
  await notifyReaders(context, row);
  return loadContract(context, contract);
};
