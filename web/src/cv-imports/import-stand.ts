import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { limits } from '@torg/protocol/limits';
import type { CvImport } from './cv-imports.queries.ts';

/** How far an import has come, as people see it. */
export type ImportStand = 'pending' | 'failed' | 'read' | 'applied' | 'undone';

export function standOf({
  status,
  applied_at,
  undone_at,
}: Pick<CvImport, 'status' | 'applied_at' | 'undone_at'>): ImportStand {
  if (status !== 'success') return status;
  if (undone_at !== null) return 'undone';
  return applied_at === null ? 'read' : 'applied';
}

/** The moment until which an import can be undone, and from which its file goes. */
export const keptUntil = ({ created_at }: Pick<CvImport, 'created_at'>): string =>
  new Date(Date.parse(created_at) + limits.cvImport.keptDays * 86_400_000).toISOString();

export const standTexts: Record<ImportStand, { text: MessageDescriptor; color: string }> = {
  pending: { text: msg`Leses nå`, color: 'gray' },
  failed: { text: msg`Kunne ikke leses`, color: 'red' },
  read: { text: msg`Venter på at du ser over`, color: 'clay' },
  applied: { text: msg`Lagt inn i profilen`, color: 'spruce' },
  undone: { text: msg`Angret`, color: 'gray' },
};
