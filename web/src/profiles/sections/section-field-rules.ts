import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import { profileCalls } from '@torg/protocol/profiles/profiles';
import { rangeOf, ruleOf } from '../../ui/form/body-rules.ts';

/** What saving asks of each field of a section, by the shape of its call. */
const { body } = profileCalls.saveProfileSection;
const textRule = (field: string) => ruleOf(body, `description.changes.${field}`);

export const textRules = {
  name: textRule('name'),
  title: textRule('title'),
  phone: textRule('phone'),
  description: textRule('description'),
} as const;

/** How many a list of a section holds. */
export const mostIn = (section: ProfileSection, field: string): number =>
  rangeOf(body, `${section}.changes.${field}`).max;
