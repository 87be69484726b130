import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { ErrorNotice } from '../ui/states/ErrorNotice.tsx';
import { HrefLink } from '../ui/text/HrefLink.tsx';
import type { CompanyPlace } from '../accounts/public/company-place.ts';

interface CvNotSentProps {
  place: CompanyPlace;
  profile: string;
  error: unknown;
}

/** The consultant is there, and what was chosen as their CV is not: sending both again would fail. */
export function CvNotSent({ place, profile, error }: CvNotSentProps) {
  const { t } = useLingui();
  return (
    <Stack>
      <Alert
        role="status"
        icon={<IconMailCheck aria-hidden />}
        title={t`Konsulenten er lagt til, men CV-en kom ikke med`}
      >
        <Text>
          <Trans>Invitasjonen er på vei. CV-en kan du sende nå, eller når som helst senere.</Trans>
        </Text>
      </Alert>
      <ErrorNotice error={error} />
      <Group justify="flex-end">
        <Button variant="default" component={HrefLink} href={`${place.path}?added=${profile}`}>
          <Trans>Til konsulentene</Trans>
        </Button>
        <Button component={HrefLink} href={`/profiles/${profile}/cv-import`}>
          <Trans>Prøv en annen fil</Trans>
        </Button>
      </Group>
    </Stack>
  );
}
