import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { insertDraft } from './drafts.repository.ts';
import { findOpenDraft, findUnsignedTerms } from './hire-facts.repository.ts';

interface Begun {
  client: string;
  provider: string | null;
  profile: string;
  assignment: string | null;
  representative: string | null;
  form: AgreementFormData;
}

/** An open draft may be closed in the moment between the two statements. */
const attempts = 3;

/**
 * Makes the draft of a hire, or finds the open one: of many at once, one makes it. It begins with what
 * both had accepted before, if that was never signed.
 */
export async function beginDraft(
  context: Pick<ChangeContext, 'db' | 'actor' | 'now' | 'emit'>,
  { form, ...begun }: Begun,
): Promise<string> {
  const { db, actor, now } = context;
  const { client, profile, assignment } = begun;
  const hired_for = assignment ?? client;
  const before = await findUnsignedTerms(db, { ...begun, hired_for });
  const terms = before?.form ?? form;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const open = await findOpenDraft(db, { client, profile, hired_for });
    if (open !== undefined) return open;
    const made = await insertDraft(db, {
      ...begun,
      hired_for,
      agreement_form_data: JSON.stringify(terms),
      hiring_basis: before?.basis ? JSON.stringify(before.basis) : null,
      created_by: actor.account,
      created_at: now,
      updated_at: now,
    });
    if (made !== undefined) {
      await recordChange(context, {
        what: 'began_agreement_draft',
        object: { kind: 'agreement_draft', id: made, name: form.client.name },
        also: [client, profile],
      });
      return made;
    }
  }
  throw new Refusal('could_not_create_agreement_draft');
}
