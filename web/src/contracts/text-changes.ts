import type { TextChanges } from './contracts.queries.ts';

/** How many words stand around a change. */
const around = 30;

export const hasChanges = (changes: TextChanges): boolean =>
  changes.some(({ kind }) => kind !== 'same');

/** Long stretches that stayed the same become an ellipsis; what is near a change stays. */
export function shortened(changes: TextChanges): TextChanges {
  const last = changes.length - 1;
  return changes.map((part, index) =>
    part.kind === 'same'
      ? { ...part, text: middleLeftOut(part.text, index > 0, index < last) }
      : part,
  );
}

function middleLeftOut(text: string, after: boolean, before: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  if (words.length <= 2 * around + 10) return text;
  const start = after ? words.slice(0, around).join('') : '';
  const end = before ? words.slice(-around).join('') : '';
  return `${start.trimEnd()}\n […]\n${end}`;
}
