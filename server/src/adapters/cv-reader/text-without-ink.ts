import { OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';

interface Operators {
  fnArray: readonly number[];
  argsArray: readonly unknown[];
}

const withoutInk = new Set([3, 7]);
const squeezed = (text: string): string => text.replaceAll(/\s/g, '');

const lettersOf = (glyphs: unknown): string =>
  Array.isArray(glyphs)
    ? glyphs.map((glyph: unknown) => (glyph as { unicode?: string } | null)?.unicode ?? '').join('')
    : '';

/** Whether a text is drawn on this page only in the mode that leaves no ink. */
export function textWithoutInk({ fnArray, argsArray }: Operators): (text: string) => boolean {
  if (!fnArray.includes(OPS.setTextRenderingMode)) return () => false;
  const drawn = { ink: '', none: '' };
  const saved: number[] = [];
  let mode = 0;
  for (const [at, operator] of fnArray.entries()) {
    const [first] = (argsArray[at] ?? []) as unknown[];
    if (operator === OPS.save) saved.push(mode);
    else if (operator === OPS.restore) mode = saved.pop() ?? 0;
    else if (operator === OPS.setTextRenderingMode) mode = Number(first);
    else if (operator === OPS.showText) {
      drawn[withoutInk.has(mode) ? 'none' : 'ink'] += squeezed(lettersOf(first));
    }
  }
  if (drawn.none === '') return () => false;
  return (text) => {
    const letters = squeezed(text);
    return letters !== '' && drawn.none.includes(letters) && !drawn.ink.includes(letters);
  };
}
