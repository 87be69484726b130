import { lazy, Suspense } from 'react';
import classes from './MarkdownText.module.css';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

/** Shows markdown that people wrote; as plain text until the renderer has loaded. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <div className={`torg-prose ${classes.prose}`}>
      <Suspense fallback={<div className={classes.plain}>{children}</div>}>
        <Markdown text={children} />
      </Suspense>
    </div>
  );
}
