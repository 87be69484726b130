import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ThreadKind } from '@torg/protocol/terms';

export const kindTexts: Record<ThreadKind, MessageDescriptor> = {
  interest: msg`Interesse`,
  direct: msg`Direkte`,
  hire_request: msg`Forespørsel`,
  support: msg`Hjelp`,
};

/** Simple markdown without its signs, for the one line of a list. */
export function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replaceAll(/(\*\*|__|`+|~~)/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}
