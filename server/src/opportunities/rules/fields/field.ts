import type { Source } from '@torg/protocol/opportunities/opportunity-shapes';
import type { ReadNeed } from '../need-text.ts';

/** What a text says for a field, and the words that say it. */
export interface Field<T> {
  value: T;
  source: Source | undefined;
}

/** The first text that says something decides; later ones only fill what it leaves open. */
export function firstOf<T>(
  needs: readonly ReadNeed[],
  read: (need: ReadNeed) => Field<T> | undefined,
): Field<T> | undefined {
  for (const need of needs) {
    const field = read(need);
    if (field) return field;
  }
  return undefined;
}
