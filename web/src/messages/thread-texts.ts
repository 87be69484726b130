import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ThreadKind } from '@torg/protocol/terms';

export const kindTexts: Record<ThreadKind, MessageDescriptor> = {
  interest: msg`Interesse`,
  direct: msg`Direkte`,
  hire_request: msg`Forespørsel`,
  support: msg`Hjelp`,
};
