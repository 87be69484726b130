import type { ThreadKind } from '@torg/protocol/terms';

interface Named {
  account: string;
  name: string;
}

interface People {
  kind: ThreadKind;
  consultants: readonly Named[];
  participants: readonly (Named & { role: string })[];
}

/**
 * The consultants that a thread is about; in a direct one, those whom the reader writes with. A
 * thread about a hire is with those who run the company, and nobody is hired from it.
 */
export function hireableIn({ kind, consultants, participants }: People): readonly Named[] {
  if (consultants.length > 0) return consultants;
  return kind === 'direct' ? participants.filter(({ role }) => role === 'consultant') : [];
}
