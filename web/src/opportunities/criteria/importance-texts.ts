import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Importance } from '@torg/protocol/opportunities/opportunity-terms';

export const importanceTexts: Record<Importance, MessageDescriptor> = {
  ABSOLUTE: msg`Må oppfylles`,
  NICE_TO_HAVE: msg`Bør oppfylles`,
};
