import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Input, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { RequirementRow } from './RequirementRow.tsx';
import { changed, moved, without, type Requirements } from './requirement-list.ts';

const textId = (place: number) => `requirement-${place}`;
const focusText = (place: number) =>
  requestAnimationFrame(() => document.getElementById(textId(place))?.focus());

interface RequirementsInputProps {
  /** of the button that adds one */
  id: string;
  value: Requirements;
  onChange: (value: Requirements) => void;
  error?: string;
  most: number;
  maxLength: number | undefined;
}

/** What must and what should be met, the most important first. */
export function RequirementsInput(props: RequirementsInputProps) {
  const { id, value, onChange, error, most, maxLength } = props;
  const { t } = useLingui();
  const [removed, setRemoved] = useState<{ before: Requirements; place: number }>();

  const write = (list: Requirements) => {
    setRemoved(undefined);
    onChange(list);
  };
  const add = () => {
    write([...value, { kind: 'must', text: '' }]);
    focusText(value.length);
  };
  const remove = (place: number) => {
    write(without(value, place));
    setRemoved({ before: value, place });
    requestAnimationFrame(() => document.getElementById('requirement-undo')?.focus());
  };
  const undo = () => {
    if (!removed) return;
    write(removed.before);
    focusText(removed.place);
  };

  return (
    <div role="group" aria-labelledby={`${id}-label`}>
      <Input.Label id={`${id}-label`} labelElement="div">
        <Trans>Krav</Trans>
      </Input.Label>
      <Input.Description mb="xs">
        <Trans>Ett krav på hver linje. Et må-krav er noe konsulenten ikke kan mangle.</Trans>
      </Input.Description>
      <Stack gap="sm">
        {value.map((requirement, place) => (
          <RequirementRow
            // oxlint-disable-next-line react/no-array-index-key -- a requirement has no id but its position
            key={place}
            id={textId(place)}
            number={place + 1}
            requirement={requirement}
            maxLength={maxLength}
            onChange={(part) => write(changed(value, place, part))}
            onMove={{
              up: place > 0 ? () => write(moved(value, place, -1)) : undefined,
              down: place < value.length - 1 ? () => write(moved(value, place, 1)) : undefined,
            }}
            onRemove={() => remove(place)}
            onEnter={value.length < most ? add : undefined}
          />
        ))}
      </Stack>
      <Input.Error mt="xs">{error}</Input.Error>
      <Group mt="sm" gap="md">
        <Button
          id={id}
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          disabled={value.length >= most}
          onClick={add}
        >
          <Trans>Legg til krav</Trans>
        </Button>
        {value.length > 0 && (
          <Text size="sm" c="dimmed">
            <Plural value={value.length} one="# krav" other="# krav" /> · {t`høyst ${most}`}
          </Text>
        )}
        <div role="status">
          {removed && (
            <Group gap="xs">
              <Text size="sm">
                <Trans>Kravet er fjernet.</Trans>
              </Text>
              <Button id="requirement-undo" size="compact-sm" variant="default" onClick={undo}>
                <Trans>Angre</Trans>
              </Button>
            </Group>
          )}
        </div>
      </Group>
    </div>
  );
}
