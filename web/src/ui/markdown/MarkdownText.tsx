import { lazy, Suspense } from 'react';
import { longWordStyle } from '../text/long-words.ts';
import classes from './MarkdownText.module.css';

const Markdown = lazy(async () => ({ default: (await import('./Markdown.tsx')).Markdown }));

/** Shows markdown that people wrote; as plain text until the renderer has loaded. */
export function MarkdownText({ children }: { children: string }) {
  return (
    <div className={`torg-prose ${classes.prose}`} style={longWordStyle(children)}>
      <Suspense fallback={<div className={classes.plain}>{children}</div>}>
        <Markdown text={children} />
      </Suspense>
    </div>
  );
}
