import { Trans } from '@lingui/react/macro';
import { Alert, Button, Stack } from '@mantine/core';
import { IconUsers } from '@tabler/icons-react';

interface VariantOvertakenProps {
  shown: boolean;
  /** shows what is saved instead of what was typed */
  onDiscard: () => void;
}

/** Says what saving does after somebody else, or another tab, has saved the variant. */
export function VariantOvertaken({ shown, onDiscard }: VariantOvertakenProps) {
  if (!shown) return null;
  return (
    <Alert color="clay" role="alert" icon={<IconUsers aria-hidden />}>
      <Stack gap="xs" align="start">
        <Trans>
          Varianten er lagret et annet sted mens du skrev. Det du har skrevet, står fortsatt her.
          Lagrer du nå, er det ditt som gjelder.
        </Trans>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          <Trans>Bruk det som er lagret</Trans>
        </Button>
      </Stack>
    </Alert>
  );
}
