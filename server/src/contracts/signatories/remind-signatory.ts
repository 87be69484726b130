import type { contractCalls } from '@torg/protocol/contracts/contract-calls';
import { recordChange } from '../../events/events.commands.ts';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { isOpenHere, signatoryMoves } from '../contracts.policy.ts';
import { mailSigningLink } from '../mails/mail-signing-link.ts';
import { lockSignatory } from './lock-signatory.ts';
import { markReminded } from './reminders.repository.ts';

export const remindSignatory: Handler<typeof contractCalls.remindSignatory> = async (
  context,
  { params },
) => {
  const { db, now, emit, enqueue } = context;
  const { contract, signatory: row } = await lockSignatory(context, params);
  const isOpen = isOpenHere(contract, now) && signatoryMoves.isOpen(row, 'sign');
  allowed(isOpen, 'contract_state_does_not_allow');
  allowed(contract.document_hash !== null, 'contract_document_is_being_made');
  const { signatory, name } = row;
  allowed(await markReminded(db, signatory, now), 'reminded_already_today');
  const object = { kind: 'signatory', id: signatory, name } as const;
  const also = [contract.contract, contract.organization];
  await recordChange({ emit }, { what: 'reminded_signatory', object, also });
  await enqueue(mailSigningLink, { signatory, mail: 'reminder' }, { key: signatory });
};
