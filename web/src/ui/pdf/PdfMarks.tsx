import { useEffect, useRef } from 'react';
import type { PdfMark } from './pdf-mark.ts';
import classes from './PdfPages.module.css';

interface PdfMarksProps {
  marks: readonly PdfMark[];
  /** CSS pixels to a point */
  scale: number;
  isFirst: boolean;
}

/** Points around the words, so that the outline does not touch them. */
const air = 2;

/** Places on a page that stand out; only for the eye, since the page's words are beside them. */
export function PdfMarks({ marks, scale, isFirst }: PdfMarksProps) {
  const first = useRef<HTMLSpanElement>(null);
  const key = JSON.stringify(marks);
  useEffect(() => {
    if (isFirst && first.current) scrollPaneTo(first.current);
  }, [key, isFirst]);
  return marks.map(({ box }, index) => (
    <span
      key={`${box.x} ${box.y} ${box.width}`}
      ref={index === 0 ? first : undefined}
      aria-hidden
      className={classes.mark}
      style={{
        left: (box.x - air) * scale,
        top: (box.y - air) * scale,
        width: (box.width + 2 * air) * scale,
        height: (box.height + 2 * air) * scale,
      }}
    />
  ));
}

/** Only within the pane of the document: the page itself stays where somebody reads. */
function scrollPaneTo(mark: HTMLElement): void {
  for (let pane = mark.parentElement; pane; pane = pane.parentElement) {
    const isPane = getComputedStyle(pane).overflowY === 'auto';
    if (!isPane || pane.scrollHeight <= pane.clientHeight) continue;
    const below = mark.getBoundingClientRect().top - pane.getBoundingClientRect().top;
    pane.scrollTop += below - pane.clientHeight / 3;
    return;
  }
}
