import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { AuditTrail } from '../../events/public/AuditTrail.tsx';
import { GoneState } from '../../ui/states/GoneState.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { AcceptDialog } from '../proposals/AcceptDialog.tsx';
import { RejectDialog } from '../proposals/RejectDialog.tsx';
import { TermForm } from '../TermForm.tsx';
import { MergeDialog } from '../MergeDialog.tsx';
import { UsedText } from '../UsedText.tsx';
import { termQuery, useChangeTerm, type Term } from '../vocabulary.queries.ts';
import { FollowedNote } from './FollowedNote.tsx';
import { MergeList } from './MergeList.tsx';
import { TermLead } from './TermLead.tsx';
import { TermSynonyms } from './TermSynonyms.tsx';

/** One role or skill: its names, its synonyms, and its history. */
export function TermPage() {
  const { t } = useLingui();
  const { competency } = useParams({ from: '/shell/competencies/$competency' });
  const term = useQuery(termQuery(competency));
  return (
    <QueryState
      query={term}
      order={1}
      gone={
        <GoneState
          title={t`Vi finner ikke kompetansen`}
          back={{ href: '/competencies', label: t`Til kompetansene` }}
        >
          <Trans>Den kan være slettet, eller lenken er ikke hel.</Trans>
        </GoneState>
      }
      skeleton={<ListSkeleton rows={3} height={180} />}
      errorTitle={t`Vi fikk ikke hentet kompetansen`}
    >
      {(data) => <Content term={data} />}
    </QueryState>
  );
}

function Content({ term }: { term: Term }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { can } = term;
  return (
    <>
      <PageHeader
        title={term.names[locale]}
        crumbs={[{ label: t`Kompetanser og roller`, href: '/competencies' }]}
        action={can.merge && <Actions term={term} />}
      >
        <TermLead term={term} />
      </PageHeader>
      <Stack gap="lg" maw="46rem">
        <Section title={t`Brukt`}>
          <UsedText used={term.used} />
          <FollowedNote followed={term.followed} />
        </Section>
        {can.change && (
          <Section title={t`Navn og fagområde`}>
            <NamesForm term={term} />
          </Section>
        )}
        {can.addSynonyms && <TermSynonyms term={term} />}
        <MergeList term={term} />
        <AuditTrail object={term.competency} />
      </Stack>
    </>
  );
}

function NamesForm({ term }: { term: Term }) {
  const { t } = useLingui();
  const change = useChangeTerm(term.competency);
  const { revision } = term;
  return (
    <TermForm
      about={term.competency}
      values={term}
      save={{ label: t`Lagre`, isPending: change.isPending, error: change.error }}
      onSave={({ names, discipline }, { outcome }) =>
        change.mutate({ revision, names, discipline }, outcome({ done: t`Kompetansen er lagret` }))
      }
    />
  );
}

type Action = 'accept' | 'reject' | 'merge';

function Actions({ term }: { term: Term }) {
  const [action, setAction] = useState<Action>();
  const close = () => setAction(undefined);
  const { can } = term;
  return (
    <Group gap="xs">
      {can.accept && (
        <Button onClick={() => setAction('accept')}>
          <Trans>Ta i bruk …</Trans>
        </Button>
      )}
      {can.reject && (
        <Button variant="default" onClick={() => setAction('reject')}>
          <Trans>Avvis …</Trans>
        </Button>
      )}
      {can.merge && (
        <Button variant="default" onClick={() => setAction('merge')}>
          <Trans>Slå sammen …</Trans>
        </Button>
      )}
      {action === 'accept' && <AcceptDialog proposal={term} onClose={close} />}
      {action === 'reject' && <RejectDialog proposal={term} onClose={close} />}
      {action === 'merge' && <MergeDialog term={term} onClose={close} />}
    </Group>
  );
}
