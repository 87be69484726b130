import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useCompanyPlace, type CompanyPlace } from '../../accounts/public/company-place.ts';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { RefusedState } from '../../ui/states/RefusedState.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { importQuery } from '../flowcase.queries.ts';
import { useCrumbs } from '../use-crumbs.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ResultRow } from './ResultRow.tsx';
import classes from './PersonRow.module.css';

/** One import: how far it has come, and what became of everybody in it. */
export function FlowcaseImportPage() {
  const place = useCompanyPlace();
  if (place === null) return <RefusedState order={1} />;
  return <OneImport place={place} />;
}

function OneImport({ place }: { place: CompanyPlace }) {
  const { t } = useLingui();
  const { import: id = '' } = useParams({ strict: false });
  const list = { href: `${place.path}/flowcase/import`, label: t`Hent fra Flowcase` };
  const crumbs = [...useCrumbs(place), list];
  return (
    <QueryState
      order={1}
      query={useQuery(importQuery(id))}
      gone={<GoneState title={t`Vi finner ikke denne importen`} back={list} />}
      skeleton={<ListSkeleton rows={6} height={72} />}
      errorTitle={t`Vi fikk ikke hentet importen`}
    >
      {(one) => (
        <>
          <PageHeader title={t`Import fra Flowcase`} crumbs={crumbs}>
            <AgoText value={one.created_at} />
            {one.created_by_name !== null && ` · ${one.created_by_name}`}
          </PageHeader>
          <Stack gap="lg">
            <ImportProgress one={one} />
            <ul className={classes.list} aria-label={t`Resultatet for hver person`}>
              {one.rows.map((row) => (
                <ResultRow key={row.user_id} row={row} />
              ))}
            </ul>
            <Group>
              <Button component={HrefLink} href={place.path} variant="default">
                <Trans>Til konsulentene</Trans>
              </Button>
              <Button component={HrefLink} href={list.href} variant="default">
                <Trans>Hent flere</Trans>
              </Button>
            </Group>
          </Stack>
        </>
      )}
    </QueryState>
  );
}
