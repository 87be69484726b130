import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Order } from './order-search.ts';

export const orderTexts: Record<Order, MessageDescriptor> = {
  given: msg`Slik dere spurte`,
  name: msg`Navn`,
  score: msg`Poeng, de høyeste først`,
};
