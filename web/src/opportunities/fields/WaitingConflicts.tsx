import { Trans } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { sourcedFields } from '@torg/protocol/opportunities/opportunity-terms';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { fieldId } from './field-id.ts';
import { useFieldNames } from './field-names.ts';
import { useNeed } from './need-context.ts';

/** Leads to the fields that somebody else has changed too; nothing is saved of them until then. */
export function WaitingConflicts() {
  const { conflicts } = useNeed();
  const names = useFieldNames();
  const waiting = sourcedFields.filter((field) => field in conflicts);
  return (
    <div role="status">
      {waiting.length > 0 && (
        <Text size="sm" c="var(--mantine-color-error)">
          <Trans>Noen andre har endret det samme som deg. Velg hva som skal gjelde:</Trans>{' '}
          {waiting.map((field, place) => (
            <span key={field}>
              {place > 0 && ', '}
              <Anchor
                inherit
                href={`#${fieldId(field)}`}
                onClick={(event) => {
                  event.preventDefault();
                  focusWhenThere(fieldId(field));
                }}
              >
                {names[field]}
              </Anchor>
            </span>
          ))}
        </Text>
      )}
    </div>
  );
}
