import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { IconDownload, IconPrinter, IconSparkles } from '@tabler/icons-react';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { oneOf } from '../../client/search-params.ts';
import { EmptyState } from '../../ui/states/EmptyState.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { useWide } from '../../ui/layout/use-wide.ts';
import { ProgressLine } from '../answer/ProgressLine.tsx';
import { exportAddress, isPending, useCancelAssessments } from '../assessments.queries.ts';
import classes from './AssessmentPage.module.css';
import { AskDialog } from './AskDialog.tsx';
import { CriteriaTable } from './CriteriaTable.tsx';
import { orderTexts } from './order-texts.ts';
import { orders } from './order-search.ts';
import { columnsOf, inOrderOf } from './person-rows.ts';
import { PersonPart } from './PersonPart.tsx';
import { usePersonRows } from './use-person-rows.ts';

const from = '/shell/assignments/$assignment/assessment';

/** How those who may get an assignment meet what it asks for, person by person. */
export function AssessmentPage() {
  const { t, i18n } = useLingui();
  const { assignment: id } = useParams({ from });
  const { order = 'given' } = useSearch({ from });
  const people = usePersonRows(id);
  const { assignment, query } = people;
  const isWide = useWide();
  const criteria = columnsOf(people.rows, people.criteria);
  const rows = inOrderOf(people.rows, order, i18n.locale);
  const asking = useAsking();
  const canAsk = assignment.can.edit;
  return (
    <Stack gap="lg" className={classes.page}>
      <Lead
        need={assignment.opportunity}
        onAsk={canAsk ? () => asking.open() : undefined}
        hasSome={rows.length > 0}
      />
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={4} height={140} />}
        errorTitle={t`Vi fikk ikke hentet vurderingene`}
      >
        {() =>
          rows.length === 0 ? (
            <NobodyYet onAsk={canAsk ? () => asking.open() : undefined} />
          ) : (
            <>
              <Progress assignment={id} people={people} />
              {rows.length > 1 && <OrderField />}
              {isWide && criteria.length > 0 && <CriteriaTable rows={rows} criteria={criteria} />}
              <ul className={classes.people}>
                {rows.map((row) => (
                  <li key={row.account}>
                    <PersonPart assignment={assignment} row={row} criteria={people.criteria} />
                  </li>
                ))}
              </ul>
            </>
          )
        }
      </QueryState>
      {asking.isOpen && (
        <AskDialog assignment={assignment} people={people} onClose={asking.close} />
      )}
    </Stack>
  );
}

function useAsking() {
  const [isOpen, setOpen] = useState(false);
  return { isOpen, open: () => setOpen(true), close: () => setOpen(false) };
}

interface LeadProps {
  /** unset where nothing was asked yet */
  need: string | undefined;
  onAsk: (() => void) | undefined;
  hasSome: boolean;
}

function Lead({ need, onAsk, hasSome }: LeadProps) {
  return (
    <div className={classes.lead}>
      <div>
        <Title order={2} size="h3">
          <Trans>Vurdering</Trans>
        </Title>
        <Text c="dimmed" maw="44rem">
          <Trans>
            Maskinen peker på det som står i profilene. Dere leser, og dere bestemmer: ingen
            sorteres, skjules eller får svar etter poeng.
          </Trans>
        </Text>
        <Text size="sm" mt="xs" data-no-print>
          <TextLink href="/human-assessments">
            <Trans>Konsulenter som ber om et menneske</Trans>
          </TextLink>
        </Text>
      </div>
      {hasSome && (
        <Group gap="xs" data-no-print>
          {need !== undefined && (
            <Button
              component="a"
              href={exportAddress(need)}
              download
              variant="default"
              leftSection={<IconDownload size={18} aria-hidden />}
            >
              <Trans>Last ned loggen</Trans>
            </Button>
          )}
          <Button
            variant="default"
            leftSection={<IconPrinter size={18} aria-hidden />}
            onClick={() => print()}
          >
            <Trans>Skriv ut</Trans>
          </Button>
          {onAsk && (
            <Button leftSection={<IconSparkles size={18} aria-hidden />} onClick={onAsk}>
              <Trans>Be om vurdering</Trans>
            </Button>
          )}
        </Group>
      )}
    </div>
  );
}

function NobodyYet({ onAsk }: { onAsk: (() => void) | undefined }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<IconSparkles />}
      title={t`Ingen er vurdert ennå`}
      action={
        onAsk && (
          <Button onClick={onAsk}>
            <Trans>Be om vurdering</Trans>
          </Button>
        )
      }
    >
      <Trans>
        Velg hvem som skal vurderes mot det oppdraget spør etter. Du får se hvilke linjer i profilen
        hver påstand bygger på.
      </Trans>
    </EmptyState>
  );
}

interface ProgressProps {
  assignment: string;
  people: ReturnType<typeof usePersonRows>;
}

function Progress({ assignment, people }: ProgressProps) {
  const cancel = useCancelAssessments(assignment);
  const all = people.rows.flatMap((row) => row.assessment ?? []);
  const waiting = all.filter(isPending).length;
  return (
    <>
      {waiting > 0 && (
        <ProgressLine done={all.length - waiting} total={all.length} cancel={cancel} />
      )}
      <ErrorNotice error={cancel.error} />
    </>
  );
}

function OrderField() {
  const { t } = useLingui();
  const { order = 'given' } = useSearch({ from });
  const navigate = useNavigate({ from: '/assignments/$assignment/assessment' });
  return (
    <NativeSelect
      wrapperProps={{ 'data-no-print': true }}
      maw="20rem"
      label={t`Rekkefølge`}
      value={order}
      data={orders.map((value) => ({ value, label: t(orderTexts[value]) }))}
      onChange={({ currentTarget: { value } }) => {
        const next = oneOf(orders, value);
        void navigate({
          search: { order: next === 'given' ? undefined : next },
          replace: true,
          resetScroll: false,
        });
      }}
    />
  );
}
