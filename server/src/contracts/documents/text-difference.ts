import type { TextDifference } from '@torg/protocol/contracts/contract-shapes';
import { diffWordsWithSpace } from 'diff';

/** Two texts that have nothing in common are not compared for longer than this. */
const timeoutMs = 500;

/** Word by word, in the order of the newer text. */
export function textDifference(older: string, newer: string): TextDifference {
  if (older === newer) return newer === '' ? [] : [{ kind: 'same', text: newer }];
  const parts = diffWordsWithSpace(older, newer, { timeout: timeoutMs });
  if (parts === undefined) {
    return [
      { kind: 'removed', text: older },
      { kind: 'added', text: newer },
    ];
  }
  return parts.map(({ added, removed, value: text }) => {
    if (added) return { kind: 'added', text };
    return { kind: removed ? 'removed' : 'same', text };
  });
}
