import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import type { NumberedSort } from '@torg/protocol/thread-terms';
import { AgoText } from '../../ui/DateText.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { ListTable } from '../../ui/ListTable.tsx';
import { useNumberText } from '../../ui/number-text.ts';
import { sortHeaders } from '../../ui/SortHeader.tsx';
import { kindTexts } from '../thread-texts.ts';
import { useDurationText } from './number-texts.ts';
import type { NumberedThread } from './numbers.queries.ts';
import { sortOf, type NumbersSearch } from './numbers-search.ts';
import classes from './NumberedRows.module.css';

interface NumberedTableProps {
  threads: readonly NumberedThread[];
  search: NumbersSearch;
  onSort: (part: NumbersSearch) => void;
}

export function NumberedTable({ threads, search, onSort }: NumberedTableProps) {
  const { t } = useLingui();
  const sortBy = sortHeaders<NumberedSort>({ now: sortOf(search), first: () => 'desc', onSort });
  return (
    <ListTable
      tall
      head={
        <>
          {sortBy('number', t`Nummer`)}
          <Table.Th>
            <Trans>Slag</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Parter</Trans>
          </Table.Th>
          <Table.Th>
            <Trans>Oppdrag</Trans>
          </Table.Th>
          {sortBy('messages', t`Meldinger`)}
          <Table.Th>
            <Trans>Første svar</Trans>
          </Table.Th>
          {sortBy('last_activity', t`Sist aktiv`)}
        </>
      }
    >
      {threads.map((thread) => (
        <Row key={thread.thread_id} thread={thread} />
      ))}
    </ListTable>
  );
}

function Row({ thread }: { thread: NumberedThread }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  return (
    <Table.Tr>
      <Table.Td>{inWords(thread.number)}</Table.Td>
      <Table.Td>{t(kindTexts[thread.kind])}</Table.Td>
      <Table.Td className={classes.wide}>
        <Parties thread={thread} />
      </Table.Td>
      <Table.Td>
        <About thread={thread} />
      </Table.Td>
      <Table.Td>{inWords(thread.messages)}</Table.Td>
      <Table.Td>
        <FirstAnswer thread={thread} />
      </Table.Td>
      <Table.Td>
        <AgoText value={thread.last_message_at} />
      </Table.Td>
    </Table.Tr>
  );
}

/** The table where there is no room for one. */
export function NumberedCards({ threads }: { threads: readonly NumberedThread[] }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  return (
    <ul className={classes.list}>
      {threads.map((thread) => (
        <li key={thread.thread_id} className={`torg-card ${classes.card}`}>
          <h3 className={classes.name}>
            {t`Nr. ${inWords(thread.number)}`} · {t(kindTexts[thread.kind])}
          </h3>
          <Parties thread={thread} />
          <About thread={thread} />
          <span className={classes.quiet}>
            <Plural value={thread.messages} one="# melding" other="# meldinger" />
            {' · '}
            <Trans>
              sist <AgoText value={thread.last_message_at} />
            </Trans>
          </span>
          <span className={classes.quiet}>
            <Trans>
              Første svar: <FirstAnswer thread={thread} />
            </Trans>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Parties({ thread: { parties } }: { thread: NumberedThread }) {
  return (
    <ul className={classes.parties}>
      {parties.map(({ account, name, company }) => (
        <li key={account}>
          {name}
          {company && <span className={classes.quiet}>, {company}</span>}
        </li>
      ))}
    </ul>
  );
}

function About({ thread: { assignment } }: { thread: NumberedThread }) {
  if (!assignment) return null;
  return <TextLink href={`/assignments/${assignment.uuid}`}>{assignment.title}</TextLink>;
}

function FirstAnswer({ thread: { answered_after } }: { thread: NumberedThread }) {
  const duration = useDurationText();
  if (answered_after === null) return <Trans>Ikke besvart</Trans>;
  return <Trans>etter {duration(answered_after)}</Trans>;
}
