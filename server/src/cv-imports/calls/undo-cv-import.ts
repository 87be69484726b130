import type { cvImportCalls } from '@torg/protocol/cv-imports/cv-imports';
import type { Handler } from '../../platform/handler.ts';
import { allowed } from '../../platform/refusal.ts';
import { isApplied, isKept, isRead } from '../cv-imports.policy.ts';
import { updateImport } from '../cv-imports.repository.ts';
import { lockImport } from '../lock-import.ts';
import { carryOut } from '../merging/carry-out.ts';
import { nothingOf } from '../merging/wanted.ts';
import { describeImport, openImport } from '../open-import.ts';

export const undoCvImport: Handler<typeof cvImportCalls.undoCvImport> = async (
  context,
  { params: { profile_cv_import } },
) => {
  const { db, now } = context;
  await openImport(context, profile_cv_import);
  const target = await lockImport(context, profile_cv_import);
  const { row, entries } = target;
  const isOpen = isRead(row) && isApplied(row) && isKept(row, now);
  allowed(isOpen, 'cv_import_state_does_not_allow');
  await carryOut(context, target, nothingOf(entries));
  await updateImport(db, profile_cv_import, { undone_at: now });
  return describeImport(context, await openImport(context, profile_cv_import));
};
