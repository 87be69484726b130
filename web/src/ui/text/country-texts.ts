import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Country } from '@torg/protocol/terms';

export const countryTexts: Record<Country, MessageDescriptor> = {
  NO: msg`Norge`,
  SE: msg`Sverige`,
};
