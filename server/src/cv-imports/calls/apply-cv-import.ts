import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import type { ApplyImport } from '@torg/protocol/cv-imports/import-inputs';
import { fold } from '@torg/protocol/fold';
import { proposeTerm } from '../../competencies/competencies.commands.ts';
import type { ChangeContext, Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { isRead } from '../cv-imports.policy.ts';
import { updateImport } from '../cv-imports.repository.ts';
import { lockImport } from '../lock-import.ts';
import { carryOut } from '../merging/carry-out.ts';
import type { Target } from '../merging/target.ts';
import { termsOf } from '../merging/terms-of.ts';
import { chosenBy } from '../merging/wanted.ts';
import { describeImport, openImport } from '../open-import.ts';

/** Proposes the ticked terms; only what an entry names can be proposed with it. */
async function proposeTerms(context: ChangeContext, { entries }: Target, body: ApplyImport) {
  const rows = new Map(entries.map((row) => [row.entry, row]));
  for (const { flag_name, entries: choices } of body.sections) {
    for (const { entry, item, propose, ...choice } of choices) {
      const row = rows.get(entry);
      if (!choice.wanted || row?.flag !== flag_name) continue;
      const ticked = new Set(propose.map(fold));
      const terms = termsOf(flag_name, (item as Record<string, unknown>) ?? row.item);
      for (const { text, type } of terms.filter((term) => ticked.has(fold(term.text)))) {
        await proposeTerm(context, { name: text.trim(), type, discipline: 'technology' });
      }
    }
  }
}

export const applyCvImport: Handler<typeof cvImportCalls.applyCvImport> = async (
  context,
  { params: { profile_cv_import }, body },
) => {
  const { db, now } = context;
  await openImport(context, profile_cv_import);
  const target = await lockImport(context, profile_cv_import);
  allowed(isRead(target.row), 'cv_import_state_does_not_allow');
  await proposeTerms(context, target, body);
  await carryOut(context, target, chosenBy(body, target.entries));
  await updateImport(db, profile_cv_import, { applied_at: now, undone_at: null });
  return describeImport(context, await openImport(context, profile_cv_import));
};
