import { Trans, useLingui } from '@lingui/react/macro';
import { Button, CopyButton, Group, Stack, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import type { Assignment } from '../assignments.queries.ts';
import { useListLink } from './list-link.ts';

/** Shown after publishing: what happens next, and where to follow it. */
export function PublishedReceipt({ assignment }: { assignment: Assignment }) {
  const { t } = useLingui();
  const list = useListLink();
  const { uuid, title, state, assignment_type, can } = assignment;
  const params = { assignment: uuid };
  const published = state === 'published';
  return (
    <>
      <PageHeader
        title={published ? t`Oppdraget er publisert` : t`Oppdraget er ikke publisert`}
        crumbs={[list]}
      >
        {title}
      </PageHeader>
      <Stack maw="46rem">
        <Section title={t`Veien videre`}>
          <Text maw="38rem" mb="md">
            {!published && <Trans>Konsulenter kan ikke se det slik det står nå.</Trans>}
            {published && assignment_type === 'direct' && (
              <Trans>
                De inviterte konsulentene kan se det og svare. Hvert svar blir en samtale i
                Meldinger.
              </Trans>
            )}
            {published && assignment_type === 'public' && (
              <Trans>
                Konsulenter ser det nå, og de det passer best for, får en e-post. Hvert svar blir en
                samtale i Meldinger.
              </Trans>
            )}
          </Text>
          <Group gap="xs">
            <Button
              renderRoot={(props) => (
                <Link {...props} to="/assignments/$assignment/overview" params={params} />
              )}
            >
              <Trans>Følg med i oversikten</Trans>
            </Button>
            <Button
              variant="default"
              renderRoot={(props) => (
                <Link {...props} to="/assignments/$assignment" params={params} />
              )}
            >
              <Trans>Se oppdraget</Trans>
            </Button>
            {can.share && (
              <CopyButton value={`${location.origin}/assignments/${uuid}`}>
                {({ copied, copy }) => (
                  <Button variant="default" onClick={copy}>
                    <span aria-live="polite">
                      {copied ? <Trans>Lenken er kopiert</Trans> : <Trans>Kopier lenken</Trans>}
                    </span>
                  </Button>
                )}
              </CopyButton>
            )}
          </Group>
        </Section>
      </Stack>
    </>
  );
}
