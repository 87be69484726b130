import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { StandFilter } from './people-search.ts';

export const standTexts: Record<StandFilter, MessageDescriptor> = {
  can_be_imported: msg`De som kan hentes inn`,
  cannot: msg`De som ikke kan det`,
};
