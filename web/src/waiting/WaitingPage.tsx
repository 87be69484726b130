import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useShellUser } from '../accounts/public/shell-user.ts';
import { AgoText } from '../ui/text/DateText.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import { useNumberText } from '../ui/text/number-text.ts';
import { PageHeader } from '../ui/layout/PageHeader.tsx';
import { QueryState } from '../ui/states/QueryState.tsx';
import { waitingRows, type WaitingRow } from './waiting-rows.ts';
import { waitingQuery, type WaitingWork } from './waiting.queries.ts';
import classes from './WaitingPage.module.css';

/** An admin's first page: what needs a decision, each count with a link to its list. */
export function WaitingPage() {
  const { t } = useLingui();
  const { name } = useShellUser().account;
  const waiting = useQuery(waitingQuery);
  const first = name.split(' ')[0] ?? '';
  return (
    <>
      <PageHeader title={t`Det som venter`}>
        <Trans>Hei, {first}. Tallene følger med av seg selv.</Trans>
      </PageHeader>
      <QueryState
        query={waiting}
        skeleton={<ListSkeleton rows={6} height={96} />}
        errorTitle={t`Vi fikk ikke talt opp det som venter`}
      >
        {(data) => (
          <ul className={classes.list}>
            {waitingRows(data).map((row) => (
              <Row key={row.kind} row={row} {...data[row.kind]} />
            ))}
          </ul>
        )}
      </QueryState>
    </>
  );
}

type RowProps = { row: WaitingRow } & WaitingWork[WaitingRow['kind']];

function Row({ row: { text, href, meaning }, count, since }: RowProps) {
  const { t } = useLingui();
  const inWords = useNumberText();
  return (
    <li className={`torg-card ${classes.row}`} data-none={count === 0 || undefined}>
      <span className={classes.count}>{inWords(count)}</span>
      <div>
        <h2 className={classes.title}>
          <HrefLink href={href}>{t(text)}</HrefLink>
        </h2>
        <Text size="sm" c="dimmed">
          {count === 0 && <Trans>Ingenting venter</Trans>}
          {count > 0 && meaning && t(meaning)}
          {since !== null && (
            <Trans>
              Den eldste: <AgoText value={since} />
            </Trans>
          )}
        </Text>
      </div>
    </li>
  );
}
