import { Trans } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import type { SearchAnswer } from './search.queries.ts';

/** A notice for when the search used the words but not their meaning. */
export function MeaningNote({ meaning }: Pick<SearchAnswer, 'meaning'>) {
  if (meaning === 'unavailable') {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Bare ordene er søkt etter. Søk på mening er ikke tilgjengelig nå.</Trans>
      </Text>
    );
  }
  if (meaning === 'preparing') {
    return (
      <Text size="sm" c="dimmed">
        <Trans>Bare ordene er søkt etter. Søk på mening gjøres klart.</Trans>
      </Text>
    );
  }
  return null;
}
