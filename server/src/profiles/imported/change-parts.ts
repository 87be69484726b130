import type { EntryOrigin } from '@torg/protocol/profiles/profile-terms';
import { changeAccount } from '../../accounts/accounts.commands.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import { replaceMarked, updateProfiles } from '../editing/profile-changes.repository.ts';
import type { FoundFacts } from '../visibility/facts.repository.ts';
import { profileChanged } from '../visibility/profile-changed.ts';
import type { CameFrom } from './imported-items.repository.ts';

interface Marked {
  uuid: string;
  mark: boolean;
}

/** What an import or a synchronization changes of the parts that are saved as a whole. */
export interface PartChanges {
  /** null: it has become the typed text of before */
  description?: { text: string; from: CameFrom | null };
  person?: { name?: string; title?: string; phone?: string };
  /** a day */
  experience_since?: string;
  skills?: readonly Marked[];
  roles?: readonly Marked[];
}

const typed: { origin: EntryOrigin; origin_id: null } = { origin: 'typed', origin_id: null };

async function changeDescription(
  { db, now }: MoveContext,
  facts: FoundFacts,
  { description, person }: PartChanges,
): Promise<void> {
  const { profile } = facts;
  const { origin, origin_id } = description?.from ?? typed;
  await updateProfiles(db, [profile], {
    description_revision: facts.description_revision + 1,
    ...(description && {
      description: description.text,
      description_origin: origin,
      description_origin_id: origin_id,
    }),
  });
  if (person) await changeAccount(db, profile, { ...person, updated_at: now });
}

async function changeFacts(
  { db }: MoveContext,
  { profile, facts_revision }: FoundFacts,
  experience_since: string,
): Promise<void> {
  await updateProfiles(db, [profile], { experience_since, facts_revision: facts_revision + 1 });
}

async function changeMarked(
  { db }: MoveContext,
  facts: FoundFacts,
  { skills, roles, from }: PartChanges & { from: CameFrom },
): Promise<void> {
  const { profile } = facts;
  if (skills) await replaceMarked(db, profile, { table: 'profile_skill', marked: skills, from });
  if (roles) await replaceMarked(db, profile, { table: 'profile_role', marked: roles, from });
  await updateProfiles(db, [profile], { skills_revision: facts.skills_revision + 1 });
}

/**
 * Changes parts as the editor does: whoever has one of them open gets `profile_was_changed` when they
 * save. `items` are the kinds of entries that were changed already. The profile is locked.
 */
export async function changeParts(
  context: MoveContext,
  facts: FoundFacts,
  changes: PartChanges & { from: CameFrom; items: readonly string[] },
): Promise<void> {
  const { description, person, experience_since, skills, roles, items } = changes;
  const sections = [...new Set(items)];
  if (description || person) {
    await changeDescription(context, facts, changes);
    sections.push('description');
  }
  if (experience_since !== undefined) {
    await changeFacts(context, facts, experience_since);
    sections.push('facts');
  }
  if (skills || roles) {
    await changeMarked(context, facts, changes);
    sections.push('skills');
  }
  if (sections.length > 0) await profileChanged(context, facts, ...sections);
}
