import { lazy, Suspense } from 'react';
import classes from './MarkdownText.module.css';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

/** Shows what people wrote in markdown. The plain text stands there until the reader has come. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <div className={`torg-prose ${classes.prose}`}>
      <Suspense fallback={<div className={classes.plain}>{children}</div>}>
        <Markdown text={children} />
      </Suspense>
    </div>
  );
}
