import { fold } from '@torg/protocol/fold';
import type { FlowcaseProfile } from '../flowcase.queries.ts';
import type { PeopleSearch } from './people-search.ts';

type Findable = Pick<FlowcaseProfile, 'name' | 'email' | 'disabled_for_import'>;

/** Those whose name or address has all the words; those who can be chosen come first. */
export function findPeople<P extends Findable>(people: readonly P[], search: PeopleSearch): P[] {
  const words = fold(search.q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return people
    .filter(({ name, email, disabled_for_import: isDisabled }) => {
      if (search.stand !== undefined && (search.stand === 'cannot') !== isDisabled) return false;
      const text = fold(`${name} ${email ?? ''}`);
      return words.every((word) => text.includes(word));
    })
    .toSorted((one, other) => Number(one.disabled_for_import) - Number(other.disabled_for_import));
}
