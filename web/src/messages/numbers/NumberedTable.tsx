import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { NumberedSort } from '@torg/protocol/messages/thread-terms';
import { AgoText } from '../../ui/text/DateText.tsx';
import { useNumberText } from '../../ui/text/number-text.ts';
import { CardTitle, SortableTable, type Column } from '../../ui/table/SortableTable.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { ListSearchState } from '../../ui/list/use-list-search.ts';
import { kindTexts } from '../thread-texts.ts';
import { useDurationText } from './number-texts.ts';
import type { NumberedThread } from './numbers.queries.ts';
import type { numberedList } from './numbers-search.ts';
import classes from './NumberedTable.module.css';

interface NumberedTableProps {
  threads: readonly NumberedThread[];
  list: ListSearchState<typeof numberedList>;
}

export function NumberedTable({ threads, list }: NumberedTableProps) {
  const { t } = useLingui();
  const inWords = useNumberText();
  const columns: Column<NumberedThread, NumberedSort>[] = [
    { header: t`Nummer`, sort: 'number', cell: ({ number }) => inWords(number) },
    { header: t`Slag`, cell: ({ kind }) => t(kindTexts[kind]) },
    {
      header: t`Parter`,
      className: classes.wide,
      cell: (thread) => <Parties thread={thread} />,
    },
    { header: t`Oppdrag`, cell: (thread) => <About thread={thread} /> },
    { header: t`Meldinger`, sort: 'messages', cell: ({ messages }) => inWords(messages) },
    { header: t`Første svar`, cell: (thread) => <FirstAnswer thread={thread} /> },
    {
      header: t`Sist aktiv`,
      sort: 'last_activity',
      cell: ({ last_message_at }) => <AgoText value={last_message_at} />,
    },
  ];
  return (
    <SortableTable
      tall
      rows={threads}
      keyOf={({ thread_id }) => thread_id}
      columns={columns}
      list={list}
      card={(thread) => <Card thread={thread} />}
    />
  );
}

function Card({ thread }: { thread: NumberedThread }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  return (
    <>
      <CardTitle order={3}>
        {t`Nr. ${inWords(thread.number)}`} · {t(kindTexts[thread.kind])}
      </CardTitle>
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
    </>
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
