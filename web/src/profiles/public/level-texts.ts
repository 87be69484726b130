import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { LanguageLevel } from '@torg/protocol/profiles/profile-terms';

/** How well somebody speaks or writes a language. */
export const levelTexts: Record<LanguageLevel, MessageDescriptor> = {
  basic: msg`Grunnleggende`,
  intermediate: msg`Middels`,
  fluent: msg`Flytende`,
  native: msg`Morsmål`,
};
