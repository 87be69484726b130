import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconPrinter } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { addressOfBoard, type BoardOf } from '../../../boards/public/board-of.ts';
import { EmptyState } from '../../../ui/states/EmptyState.tsx';
import { GoneState } from '../../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../../ui/states/QueryState.tsx';
import { TextLink } from '../../../ui/text/TextLink.tsx';
import { NeedOf } from '../NeedOf.tsx';
import classes from './ColumnFrame.module.css';
import { useColumn, useColumnPeople, useDeclined, type ColumnPeople } from './use-column.ts';

export interface OpenColumn {
  of: BoardOf;
  need: string;
  board: string;
  column: string;
  people: ColumnPeople;
}

interface ColumnFrameProps {
  title: (column: string) => string;
  /** so many with a profile must be in the column */
  least: number;
  children: (open: OpenColumn) => ReactNode;
}

/** A page about those in a column of a board. */
export function ColumnFrame({ title, least, children }: ColumnFrameProps) {
  const { t } = useLingui();
  const { of, column } = useColumn();
  const { query, isGone, people } = useColumnPeople(of, column);
  const back = { href: addressOfBoard(of), label: t`Til tavlen` };
  if (isGone) return <GoneState order={2} title={t`Vi finner ikke denne kolonnen`} back={back} />;
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={3} height={160} />}
      errorTitle={t`Vi fikk ikke hentet tavlen`}
    >
      {({ board: { evaluation_board: board } }) => (
        <Stack gap="lg" className={classes.page}>
          <div className={classes.head}>
            <div>
              <Title order={2} size="h3">
                {title(people.name)}
              </Title>
              <TextLink href={back.href}>{back.label}</TextLink>
            </div>
            <Group data-no-print>
              <Button
                variant="default"
                leftSection={<IconPrinter size={18} aria-hidden />}
                onClick={() => print()}
              >
                <Trans>Skriv ut</Trans>
              </Button>
            </Group>
          </div>
          <Text c="dimmed" maw="44rem">
            <Trans>
              Dette er til hjelp når dere leser og snakker sammen. Ingen flyttes, får svar eller
              skjules av det.
            </Trans>
          </Text>
          <NeedOf of={of}>
            {(need) => (
              <Askable open={{ of, need, board, column, people }} least={least}>
                {children}
              </Askable>
            )}
          </NeedOf>
        </Stack>
      )}
    </QueryState>
  );
}

interface AskableProps extends Pick<ColumnFrameProps, 'least' | 'children'> {
  open: OpenColumn;
}

/** Names those who do not want to be assessed by machines, and goes on with the others. */
function Askable({ open, least, children }: AskableProps) {
  const { t, i18n } = useLingui();
  const { query, people, declined } = useDeclined(open.need, open.people);
  const names = new Intl.ListFormat(i18n.locale).format(declined);
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={3} height={160} />}
      errorTitle={t`Vi fikk ikke hentet vurderingene`}
    >
      {() => (
        <>
          {declined.length > 0 && (
            <Text size="sm">
              <Trans>Disse vil ikke vurderes med KI og er ikke med: {names}</Trans>
            </Text>
          )}
          {people.people.length < least ? (
            <EmptyState title={t`For få kandidater med profil i kolonnen`}>
              <Trans>Det må være minst {least}. Flytt flere hit på tavlen først.</Trans>
            </EmptyState>
          ) : (
            children({ ...open, people })
          )}
        </>
      )}
    </QueryState>
  );
}
