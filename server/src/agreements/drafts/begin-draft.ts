import type { AgreementFormData } from '@torg/protocol/agreements/agreement-shapes';
import { recordChange } from '../../events/events.commands.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { Refusal } from '../../platform/refusal.ts';
import { notifyEditors } from '../rounds/notify-readers.ts';
import { insertDraft } from './drafts.repository.ts';
import { findBefore, type Before } from './hire-facts.repository.ts';

interface Begun {
  client: string;
  provider: string | null;
  profile: string;
  assignment: string | null;
  representative: string | null;
  form: AgreementFormData;
  before: Before;
}

/** An open draft may be closed in the moment between the two statements. */
const attempts = 3;

/**
 * Makes the draft of a hire, or finds the open one: of many at once, one makes it. It begins with what
 * both had accepted before, if that was never signed.
 */
export async function beginDraft(
  context: Pick<ChangeContext, 'db' | 'actor' | 'now' | 'emit' | 'notify'>,
  { form, before, ...begun }: Begun,
): Promise<string> {
  const { db, actor, now } = context;
  const { client, profile, assignment } = begun;
  const hired_for = assignment ?? client;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const isFirst = attempt === 0;
    const { open, unsigned } = isFirst ? before : await findBefore(db, { ...begun, hired_for });
    if (open !== null) return open;
    const made = await insertDraft(db, {
      ...begun,
      hired_for,
      agreement_form_data: JSON.stringify(unsigned?.form ?? form),
      hiring_basis: unsigned?.basis ? JSON.stringify(unsigned.basis) : null,
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
      const { provider } = begun;
      await notifyEditors(context, { client, provider, profile, agreement_draft: made });
      return made;
    }
  }
  throw new Refusal('could_not_create_agreement_draft');
}
