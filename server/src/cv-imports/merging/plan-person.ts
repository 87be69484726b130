import type { FoundState } from '@torg/protocol/cv-imports/import-terms';
import type { Person, PersonField } from '../cv-imports.tables.ts';

type Own = Partial<Record<PersonField, string | null>>;

export interface PersonPlan {
  person: Person;
  changes: { name?: string; title?: string; phone?: string };
}

/** The address identifies an account, so it is shown and changes nothing. */
const fillable = ['name', 'title', 'phone'] as const;

/** What becomes of a found value beside what the account has. */
function stateBeside(own: string, found: string): FoundState {
  if (own === '') return 'kept';
  return own === found ? 'already_there' : 'left_out';
}

/** Fills empty fields of the account, or empties those that this import has filled. */
export function planPerson(
  found: Person,
  own: Own,
  wanted: readonly PersonField[] | 'undo',
): PersonPlan {
  const plan: PersonPlan = { person: { ...found }, changes: {} };
  for (const field of fillable) {
    const there = found[field];
    const value = own[field] ?? '';
    if (there === null) continue;
    if (wanted === 'undo') {
      if (there.state !== 'kept' || value !== there.value || field === 'name') continue;
      plan.changes[field] = '';
      plan.person[field] = { ...there, state: 'undone' };
    } else if (wanted.includes(field) && there.state !== 'kept') {
      if (value === '') plan.changes[field] = there.value;
      plan.person[field] = { ...there, state: stateBeside(value, there.value) };
    }
  }
  return plan;
}
