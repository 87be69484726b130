import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { SearchField } from '../../ui/field/SearchField.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { opportunitiesQuery, type OpportunityListItem } from '../opportunities.queries.ts';
import classes from './StartFromNeed.module.css';
import { useAssignmentOfNeed } from './use-assignment-of-need.ts';

const { default: limit } = limits.opportunityPage;

/** The newest needs, of which one becomes the assignment. */
export function StartFromNeed() {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const locale = useLocale();
  const query = useQuery(opportunitiesQuery({ text: text || undefined, limit, locale }));
  return (
    <Stack gap="sm">
      <SearchField label={t`Søk etter navn`} value={text} onChange={setText} />
      <QueryState
        query={query}
        skeleton={<ListSkeleton rows={3} height={56} />}
        errorTitle={t`Vi fikk ikke hentet behovene`}
      >
        {({ opportunities }) => <Needs needs={opportunities} isFiltered={text !== ''} />}
      </QueryState>
    </Stack>
  );
}

interface NeedsProps {
  needs: readonly OpportunityListItem[];
  isFiltered: boolean;
}

function Needs({ needs, isFiltered }: NeedsProps) {
  const { t } = useLingui();
  const make = useAssignmentOfNeed();
  if (needs.length === 0) {
    return (
      <Text c="dimmed" role="status">
        {isFiltered ? (
          <Trans>Ingen behov har det navnet.</Trans>
        ) : (
          <Trans>Dere har ingen behov ennå. Legg ved en fil, så lager vi et av den.</Trans>
        )}
      </Text>
    );
  }
  return (
    <>
      <ErrorNotice error={make.error} />
      <ul className={classes.needs} aria-label={t`Behov`}>
        {needs.map((need) => (
          <li key={need.opportunity}>
            <span className={classes.name}>{need.opportunity_name}</span>
            <UseNeed need={need} make={make} />
          </li>
        ))}
      </ul>
    </>
  );
}

interface UseNeedProps {
  need: OpportunityListItem;
  make: ReturnType<typeof useAssignmentOfNeed>;
}

function UseNeed({ need, make }: UseNeedProps) {
  const { t } = useLingui();
  const { assignment, can, opportunity_name: name } = need;
  if (assignment !== null) {
    return (
      <Button component={HrefLink} href={`/assignments/${assignment}`} size="xs" variant="default">
        <Trans>Til oppdraget</Trans>
      </Button>
    );
  }
  if (!can.makeAssignment) return null;
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t`Bruk dette: ${name}`}
      loading={make.isPending && make.variables === need}
      onClick={() => make.mutate(need)}
    >
      <Trans>Bruk dette</Trans>
    </Button>
  );
}
