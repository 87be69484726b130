import { Trans, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { IconCircleCheckFilled } from '@tabler/icons-react';
import type { RuleResult } from '@torg/protocol/profiles/profile-rules';
import type { ReactNode } from 'react';
import { Section } from '../../../ui/layout/Section.tsx';
import type { Profile } from '../../profiles.queries.ts';
import { checklistOf, type ChecklistPlace } from './checklist.ts';
import classes from './ChecklistGroups.module.css';
import { PassedList } from './PassedList.tsx';
import { PlaceList } from './PlaceList.tsx';

interface ChecklistGroupsProps {
  profile: Profile;
  results: readonly RuleResult[];
  /** the review is finished */
  reviewed: boolean;
  /** the account cannot sign in, and the profile is hidden */
  deactivated: boolean;
}

export function ChecklistGroups(props: ChecklistGroupsProps) {
  const { profile, results, reviewed, deactivated } = props;
  const { t } = useLingui();
  const active = profile.status?.activation === 'active';
  const { passes, qa, activation, harmless } = checklistOf(results, reviewed, active);
  return (
    <Stack gap="lg" miw={0}>
      {!reviewed && (
        <Group
          title={t`Mangler før kvalitetssikring`}
          lead={<Trans>Uten dette kan profilen ikke sendes.</Trans>}
          {...{ profile, places: qa }}
        >
          <Trans>Alt som trengs for kvalitetssikringen, er på plass.</Trans>
        </Group>
      )}
      <Group
        title={active ? t`Mangler for å være synlig` : t`Mangler før aktivering`}
        lead={
          active ? (
            <Trans>Uten dette finner ingen oppdragsgivere profilen.</Trans>
          ) : (
            <Trans>Uten dette kan profilen ikke aktiveres.</Trans>
          )
        }
        {...{ profile, places: activation }}
      >
        {deactivated ? (
          <Trans>Alt er på plass, men ingen finner profilen så lenge kontoen er deaktivert.</Trans>
        ) : (
          <Trans>Alt som trengs for aktiveringen, er på plass.</Trans>
        )}
      </Group>
      {harmless.length > 0 && (
        <Section
          title={t`Skjuler ikke profilen`}
          lead={
            <Trans>
              Oppdragsgivere finner profilen, merket «Ikke ledig». Den som søker etter noen som er
              ledig innen en dato, finner den ikke.
            </Trans>
          }
        >
          <PlaceList profile={profile} places={harmless} />
        </Section>
      )}
      {passes.length > 0 && (
        <Section title={t`På plass`}>
          <PassedList passes={passes} />
        </Section>
      )}
    </Stack>
  );
}

interface GroupProps {
  title: string;
  lead: ReactNode;
  profile: Profile;
  places: readonly ChecklistPlace[];
  /** shown when nothing is missing */
  children: ReactNode;
}

function Group({ title, lead, profile, places, children }: GroupProps) {
  const isDone = places.length === 0;
  return (
    <Section title={title} lead={isDone ? undefined : lead}>
      {isDone ? (
        <p className={classes.done}>
          <IconCircleCheckFilled size={20} aria-hidden />
          <span>{children}</span>
        </p>
      ) : (
        <PlaceList profile={profile} places={places} />
      )}
    </Section>
  );
}
