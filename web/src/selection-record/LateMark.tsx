import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';

/** Stands at whatever was done after the assignment's deadline. */
export function LateMark() {
  return (
    <Badge color="clay" variant="light" size="sm">
      <Trans>Etter fristen</Trans>
    </Badge>
  );
}
