import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack, Text } from '@mantine/core';
import { useSearch } from '@tanstack/react-router';
import { EntryFrame } from '../../ui/layout/EntryFrame.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { MainAction } from '../../ui/layout/MainAction.tsx';
import { isBrokenLink } from '../../client/broken-link.ts';
import { useConfirmAvailability } from '../profiles.queries.ts';
import { AvailabilityText } from '../public/availability/AvailabilityText.tsx';

/** Pressing the button confirms; opening the page does not, since mail scanners open every link. */
export function ConfirmAvailabilityPage() {
  const { t } = useLingui();
  const { token } = useSearch({ from: '/availability/confirm' });
  const { mutate, data, error, isPending } = useConfirmAvailability();
  const isBroken = token === '' || isBrokenLink(error, 'confirmation_link_not_valid');
  return (
    <EntryFrame title={t`Stemmer det fortsatt når du er ledig?`}>
      <Stack>
        {isBroken && <BrokenLink />}
        {!isBroken && !data && (
          <>
            <Text c="dimmed">
              <Trans>
                Oppdragsgivere ser hvor gammel opplysningen om ledighet er. Ett trykk sier at det
                som står i e-posten, fortsatt stemmer.
              </Trans>
            </Text>
            <ErrorNotice error={error} />
            <MainAction onClick={() => mutate(token)} loading={isPending}>
              <Trans>Ja, det stemmer</Trans>
            </MainAction>
          </>
        )}
        {data && (
          <div role="status">
            <Text fw={600} mb="xs">
              <Trans>Takk, da er det bekreftet.</Trans>
            </Text>
            <AvailabilityText
              availability={data.availability}
              updated={data.availability_updated}
            />
          </div>
        )}
        <Button component={HrefLink} href="/" variant="default">
          <Trans>Gå til Torg</Trans>
        </Button>
      </Stack>
    </EntryFrame>
  );
}

function BrokenLink() {
  return (
    <Text role="alert">
      <Trans>
        Lenken er ikke hel, eller gjelder ikke lenger. Logg inn, så kan du si når du er ledig på
        profilen din.
      </Trans>
    </Text>
  );
}
