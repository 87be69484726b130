import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import type { FilledFrom } from '../saving/filled.ts';

/** Says that nobody has looked at a field since it was filled. */
export function FilledMark({ from }: { from: FilledFrom | undefined }) {
  return (
    <Badge color="clay" variant="light" tt="none" mt="xs">
      {from === 'need' ? (
        <Trans>Fylt ut fra behovet – se over</Trans>
      ) : (
        <Trans>Fylt ut fra teksten – se over</Trans>
      )}
    </Badge>
  );
}
