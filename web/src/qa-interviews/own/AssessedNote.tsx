import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';

/**
 * Tells the consultant that a machine has assessed the answers, too, and that it decides nothing.
 */
export function AssessedNote({ engine }: { engine: string }) {
  return (
    <Text size="sm" c="dimmed">
      {engine === 'built-in' ? (
        <Trans>
          Torgs egne regler har også gått gjennom svarene, som støtte for den som leser dem.
        </Trans>
      ) : (
        <Trans>
          Språkmodellen {engine} har også gått gjennom svarene, som støtte for den som leser dem.
        </Trans>
      )}{' '}
      <Trans>Det er alltid et menneske som avgjør.</Trans>
    </Text>
  );
}
