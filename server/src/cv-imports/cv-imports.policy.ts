import type { CvImport } from '@torg/protocol/cv-imports/import-shapes';
import { limits } from '@torg/protocol/limits';
import type { Actor } from '../platform/actor.ts';
import { mayEdit } from '../profiles/profiles.queries.ts';
import type { ImportRow } from './cv-imports.repository.ts';

type PolicyActor = Pick<
  Actor,
  'account' | 'role' | 'isAdminInCompany' | 'organization' | 'verified'
>;

/** What rights in an import depend on: whose profile it is, and how far it has come. */
export interface ImportFacts extends Pick<
  ImportRow,
  'profile' | 'status' | 'file' | 'created_at' | 'applied_at' | 'undone_at'
> {
  /** of the consultant */
  organization: string | null;
}

export const mayReadImport = (actor: PolicyActor, facts: ImportFacts): boolean =>
  mayEdit(actor, facts);

/** Its file is kept, and what it has replaced; a job removes them within the hour after that. */
export function isKept({ created_at }: Pick<ImportFacts, 'created_at'>, now: Date): boolean {
  return now.getTime() - created_at.getTime() < limits.cvImport.keptDays * 86_400_000;
}

export const hasFile = (facts: Pick<ImportFacts, 'file' | 'created_at'>, now: Date): boolean =>
  facts.file !== null && isKept(facts, now);

export const isRead = ({ status }: Pick<ImportFacts, 'status'>): boolean => status === 'success';

/** The profile has something of it. */
export const isApplied = (facts: Pick<ImportFacts, 'applied_at' | 'undone_at'>): boolean =>
  facts.applied_at !== null && facts.undone_at === null;

export function can(actor: PolicyActor, facts: ImportFacts, now: Date): CvImport['can'] {
  const may = mayReadImport(actor, facts);
  return {
    apply: may && isRead(facts),
    undo: may && isRead(facts) && isApplied(facts) && isKept(facts, now),
    remove: may,
    readFile: may && hasFile(facts, now),
  };
}
