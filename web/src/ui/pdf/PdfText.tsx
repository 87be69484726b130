import { Trans, useLingui } from '@lingui/react/macro';
import { Paper, Text, Title, type TitleOrder } from '@mantine/core';
import type { Locale } from '@torg/protocol/terms';
import { Fragment, useEffect, type ReactNode } from 'react';
import classes from './PdfText.module.css';
import type { TextPart } from './pdf-text.ts';

interface PdfTextProps {
  pages: readonly (readonly TextPart[])[];
  lang?: Locale;
  /** called when it is to be seen */
  onShown?: () => void;
}

/** What the pages of a PDF say, in lines as wide as there is room. */
export function PdfText({ pages, lang, onShown }: PdfTextProps) {
  const { t } = useLingui();
  const total = pages.length;
  useEffect(() => onShown?.(), [onShown]);
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        <Trans>Dette er teksten på sidene. Det er sidene selv som gjelder.</Trans>
      </Text>
      <Paper className={classes.text} lang={lang}>
        {inOrder(pages, (parts, index) => {
          const number = index + 1;
          return (
            <section aria-label={t`Side ${number} av ${total}`}>{inOrder(parts, partView)}</section>
          );
        })}
      </Paper>
    </>
  );
}

/** What a page says stays in its place, so its place is its key. */
const inOrder = <T,>(all: readonly T[], view: (one: T, index: number) => ReactNode): ReactNode =>
  // oxlint-disable-next-line react/no-array-index-key -- nothing is added or moved
  all.map((one, index) => <Fragment key={index}>{view(one, index)}</Fragment>);

function partView(part: TextPart): ReactNode {
  if (part.kind === 'heading') {
    const order = Math.min(6, part.level + 2) as TitleOrder;
    return (
      <Title order={order} size={part.level === 1 ? 'h4' : 'h5'}>
        {part.text}
      </Title>
    );
  }
  if (part.kind === 'paragraph') return <p>{part.text}</p>;
  if (part.kind === 'list') {
    return (
      <ul>
        {inOrder(part.items, ({ label, parts }) => (
          <li>
            <span>{label}</span>
            <div>{inOrder(parts, partView)}</div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table>
      <tbody>
        {inOrder(part.rows, ({ isHead, cells }) => (
          <tr>{inOrder(cells, (cell) => (isHead ? <th>{cell}</th> : <td>{cell}</td>))}</tr>
        ))}
      </tbody>
    </table>
  );
}
