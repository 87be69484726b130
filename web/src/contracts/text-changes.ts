import type { TextChanges } from './contracts.queries.ts';

/** How many words stand around a change. */
const around = 30;

export const hasChanges = (changes: TextChanges): boolean =>
  changes.some(({ kind }) => kind !== 'same');

/** Long stretches that stayed the same become an ellipsis; what is near a change stays. */
export function shortened(changes: TextChanges): TextChanges {
  const last = changes.length - 1;
  return changes.map(({ kind, text }, index) => {
    const read = withoutMarks(text);
    return {
      kind,
      text: kind === 'same' ? middleLeftOut(read, index > 0, index < last) : read,
    };
  });
}

/** The signs of markdown are no words of the document, and its readers know none of them. */
const withoutMarks = (text: string): string =>
  text.replaceAll(/^#{1,6} /gm, '').replaceAll('**', '');

function middleLeftOut(text: string, after: boolean, before: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  if (words.length <= 2 * around + 10) return text;
  const start = after ? words.slice(0, around).join('') : '';
  const end = before ? words.slice(-around).join('') : '';
  const head = start === '' ? '' : `${start.trimEnd()}\n`;
  return end === '' ? `${head}[…]` : `${head}[…]\n${end}`;
}
