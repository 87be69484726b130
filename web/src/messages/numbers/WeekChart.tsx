import { Trans, useLingui } from '@lingui/react/macro';
import { Table } from '@mantine/core';
import { threadKinds } from '@torg/protocol/terms';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import { useNumberText } from '../../ui/text/number-text.ts';
import { ScrollingTable } from '../../ui/table/ScrollingTable.tsx';
import { kindTexts } from '../thread-texts.ts';
import type { ThreadNumbers } from './numbers.queries.ts';
import { stacksOf } from './stacks.ts';
import classes from './WeekChart.module.css';

type Weeks = ThreadNumbers['weeks'];

/** A column for each week, stacked by kind; the same figures as a table for screen readers. */
export function WeekChart({ weeks }: { weeks: Weeks }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  const { stacks, highest, total } = stacksOf(weeks);
  const [first, last] = [weeks[0]?.week ?? '', weeks.at(-1)?.week ?? ''];
  const words = inWords(total);
  const most = inWords(highest);
  return (
    <figure className={classes.figure}>
      <ul className={classes.legend}>
        {threadKinds.map((kind) => (
          <li key={kind} data-kind={kind}>
            {t(kindTexts[kind])}
          </li>
        ))}
      </ul>
      <svg
        className={classes.chart}
        viewBox={`0 0 ${weeks.length} 1`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t`${words} samtaler over ${weeks.length} uker, på det meste ${most} i en uke`}
      >
        {stacks.map(({ week, place, kind, from, height }) => (
          <rect
            key={`${week} ${kind}`}
            data-kind={kind}
            x={place + 0.12}
            width={0.76}
            y={1 - from - height}
            height={height}
          />
        ))}
      </svg>
      <div className={classes.axis} aria-hidden>
        <ShortDateText value={first} />
        <span>
          <Trans>mest i en uke: {most}</Trans>
        </span>
        <ShortDateText value={last} />
      </div>
      <details className={classes.table}>
        <summary>
          <Trans>Vis tallene som tabell</Trans>
        </summary>
        <WeekTable weeks={weeks} />
      </details>
    </figure>
  );
}

function WeekTable({ weeks }: { weeks: Weeks }) {
  const { t } = useLingui();
  const inWords = useNumberText();
  return (
    <ScrollingTable label={t`Samtaler per uke`}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>
            <Trans>Uken fra</Trans>
          </Table.Th>
          {threadKinds.map((kind) => (
            <Table.Th key={kind}>{t(kindTexts[kind])}</Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {weeks.map(({ week, threads }) => (
          <Table.Tr key={week}>
            <Table.Td>
              <ShortDateText value={week} />
            </Table.Td>
            {threadKinds.map((kind) => (
              <Table.Td key={kind}>{inWords(threads[kind] ?? 0)}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </ScrollingTable>
  );
}
