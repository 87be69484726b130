import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import type { SectionState } from '../sections/use-section.ts';

/** A step shows a few fields of its section: rules about the others are not shown there. */
export const withoutLacks = <S extends ProfileSection>(
  state: SectionState<S>,
): SectionState<S> => ({ ...state, lacks: [] });
