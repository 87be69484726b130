import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import { profileCalls } from '@torg/protocol/profiles/profiles';
import { rangeOf, ruleOf, type FieldRule } from '../../ui/form/body-rules.ts';

/** What saving asks of each field of an entry, by the shape of its call. */
const { body } = profileCalls.addProfileItem;

export const itemRule = (kind: ProfileItemKind, field: string): FieldRule =>
  ruleOf(body, `entry.${kind}.item.${field}`);

/** The years that an entry may name. */
export const yearRange = rangeOf(body, 'entry.project.item.from_year');

/** How many a list of an entry holds. */
export const mostIn = (kind: ProfileItemKind, field: string): number =>
  rangeOf(body, `entry.${kind}.item.${field}`).max;
