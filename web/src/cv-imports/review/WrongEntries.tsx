import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import type { Item } from './item-fields.ts';
import { correctId, entryIn } from './review-draft.ts';
import { useEntryLines } from './use-entry-lines.ts';
import type { Review } from './use-review.ts';

/** Names the entries that cannot be put into the profile as they are, and leads to each. */
export function WrongEntries({ review, wrong }: { review: Review; wrong: readonly string[] }) {
  const linesOf = useEntryLines();
  const named = review.result.found.flatMap(({ flag_name, entries }) =>
    entries
      .filter(({ entry }) => wrong.includes(entry))
      .map(({ entry, item }) => {
        const shown = entryIn(review.draft, entry).item ?? (item as Item);
        return { entry, name: linesOf(flag_name, shown).name };
      }),
  );
  return (
    <Text role="alert" size="sm" c="var(--mantine-color-error)">
      <Trans>Noe mangler eller er ikke helt. Rett det først:</Trans>{' '}
      {named.map(({ entry, name }, place) => (
        <span key={entry}>
          {place > 0 && ', '}
          <Anchor
            inherit
            underline="always"
            href={`#${correctId(entry)}`}
            onClick={(event) => {
              event.preventDefault();
              focusWhenThere(correctId(entry));
            }}
          >
            {name}
          </Anchor>
        </span>
      ))}
    </Text>
  );
}
