import { Trans } from '@lingui/react/macro';
import type { SourceLine } from '../../cv-imports.queries.ts';
import classes from '../Review.module.css';

/** Lines of the CV as plain text, for those who do not see where they are marked. */
export function SourceLines({ lines }: { lines: readonly SourceLine[] }) {
  return (
    <ul className={classes.lines}>
      {lines.map(({ page, line, text }) => (
        <li key={`${page} ${line} ${text}`}>
          <span className={classes.place}>
            <Trans>
              Side {page}, linje {line}:
            </Trans>
          </span>{' '}
          <bdi>{text}</bdi>
        </li>
      ))}
    </ul>
  );
}
