import { recordChange } from '../../events/events.commands.ts';
import { accountOf, type Actor } from '../../platform/actor.ts';
import type { ReadContext } from '../../platform/handler.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { allowed } from '../../platform/refusal.ts';
import { evidenceOf, recordContractEvent, type Evidence } from '../signing/chain.ts';
import { insertContract, insertSignatories } from './create-contract.repository.ts';
import type { NewContract } from './new-contract.ts';
import { notifyReadersOf } from './notify-readers.ts';
import { requestDocument } from './request-document.ts';

/** The context of a call, or with `asSystem` that of a job. */
type Context = MoveContext<Actor | 'system'> & Partial<Pick<ReadContext, 'request'>>;

function evidence({ actor, request }: Context): Evidence {
  if (actor === 'system' || request === undefined) {
    return { account: accountOf(actor), identified_by: 'system' };
  }
  return evidenceOf({ actor, request });
}

/**
 * Makes a contract with its two signatories and the first event of its chain. A job then makes the
 * PDF, and the mails follow it; what was signed on paper has its PDF already.
 */
export async function createContract(context: Context, contract: NewContract): Promise<string> {
  const { db, now, emit } = context;
  const { sender, recipient } = contract.signatories;
  allowed(sender.email.toLowerCase() !== recipient.email.toLowerCase(), 'signatories_must_differ');
  const id = await insertContract(db, contract, { now, initiator: accountOf(context.actor) });
  await insertSignatories(db, id, { ...contract, now });
  const { kind, provider, document, title, organization, sender_organization } = contract;
  const { document_hash = null } = contract;
  const details = { kind, provider, document };
  const step = { ...evidence(context), at: now, document_hash, details };
  const isUploaded = provider === 'uploaded';
  await recordContractEvent(db, id, { ...step, kind: isUploaded ? 'uploaded' : 'created' });
  if (context.actor !== 'system') {
    await recordChange(
      { emit },
      {
        what: isUploaded ? 'uploaded_contract' : 'sent_contract',
        object: { kind: 'contract', id, name: title },
        also: [organization, sender_organization],
      },
    );
  }
  if (isUploaded) await notifyReadersOf(context, id);
  else await requestDocument(context, id);
  return id;
}
