import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { writeText, type PdfPage } from './pdf-document.ts';
import classes from './PdfPages.module.css';

interface PdfPageViewProps {
  page: PdfPage;
  total: number;
  /** in CSS pixels */
  width: number;
  onDrawn?: () => void;
}

/** One page as wide as there is room: its picture, and its words above it. */
export function PdfPageView({ page, total, width, onDrawn }: PdfPageViewProps) {
  const { t } = useLingui();
  const text = useRef<HTMLDivElement>(null);
  const number = page.pageNumber;
  const natural = page.getViewport({ scale: 1 });
  const scale = width / natural.width;
  useEffect(() => {
    const container = text.current;
    if (!container) return;
    container.replaceChildren();
    // Without words the picture is still there to read.
    writeText(page, container).catch(() => container.replaceChildren());
  }, [page]);
  const style = {
    '--total-scale-factor': scale,
    width,
    height: Math.floor(natural.height * scale),
  } as CSSProperties;
  return (
    <section className={classes.page} style={style} aria-label={t`Side ${number} av ${total}`}>
      <Picture page={page} scale={scale} onDrawn={onDrawn} />
      <div ref={text} className={classes.text} />
    </section>
  );
}

interface PictureProps {
  page: PdfPage;
  scale: number;
  onDrawn: (() => void) | undefined;
}

/** Drawn when it comes near the screen, and anew a moment after its size has changed. */
function Picture({ page, scale, onDrawn }: PictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isNear = useNear(canvas);
  useEffect(() => {
    if (!isNear || !canvas.current) return;
    const viewport = page.getViewport({ scale: scale * Math.min(devicePixelRatio, 3) });
    const drawn = document.createElement('canvas');
    drawn.width = Math.floor(viewport.width);
    drawn.height = Math.floor(viewport.height);
    const task = page.render({ canvas: drawn, viewport });
    task.promise.then(
      () => {
        paint(canvas.current, drawn);
        onDrawn?.();
      },
      () => undefined,
    );
    return () => task.cancel();
  }, [page, scale, isNear, onDrawn]);
  return <canvas ref={canvas} aria-hidden />;
}

/** At one go, so that the old picture stays until the new one is there. */
function paint(shown: HTMLCanvasElement | null, drawn: HTMLCanvasElement): void {
  if (!shown) return;
  shown.width = drawn.width;
  shown.height = drawn.height;
  shown.getContext('2d')?.drawImage(drawn, 0, 0);
}

function useNear(element: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!element.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: '800px 0px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear]);
  return isNear;
}
