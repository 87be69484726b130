import { Button, Group, Stack, Text } from '@mantine/core';
import { Trans } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import { useState, type ReactNode } from 'react';
import { AskRefusal } from './AskRefusal.tsx';
import { PeopleChoice, type PersonChoice } from './PeopleChoice.tsx';
import { PromptField } from './PromptField.tsx';

interface AskFormProps {
  label: string;
  people: readonly PersonChoice[];
  /** who is chosen at first */
  first: readonly string[];
  least: number;
  most: number;
  criteriaHref: string;
  pending: boolean;
  error: unknown;
  onAsk: (ids: string[], prompt: string) => void;
  onCancel?: () => void;
  /** on the button, for so many */
  confirm: (count: number) => ReactNode;
  /** between the people and the prompt; it may choose somebody */
  children?: (choose: (id: string) => void) => ReactNode;
}

/** Asks a machine about several people at once. */
export function AskForm(props: AskFormProps) {
  const { people, least, most, onAsk, onCancel } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(props.first));
  const [prompt, setPrompt] = useState('');
  const ids = people.flatMap(({ id }) => (chosen.has(id) ? [id] : []));
  const isFit =
    ids.length >= least && ids.length <= most && prompt.trim().length <= limits.assessment.prompt;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isFit) onAsk(ids, prompt.trim());
      }}
    >
      <Stack>
        <PeopleChoice label={props.label} people={people} chosen={chosen} onChange={setChosen} />
        {props.children?.((id) => setChosen((before) => new Set(before).add(id)))}
        {(ids.length < least || ids.length > most) && (
          <Text size="sm" c="dimmed" role="status">
            {ids.length > most ? (
              <Trans>
                Velg høyst {most}. Nå er {ids.length} valgt.
              </Trans>
            ) : (
              <Trans>Velg minst {least}.</Trans>
            )}
          </Text>
        )}
        <PromptField value={prompt} onChange={setPrompt} />
        <AskRefusal error={props.error} criteriaHref={props.criteriaHref} />
        <Group justify="flex-end">
          {onCancel && (
            <Button variant="default" onClick={onCancel}>
              <Trans>Avbryt</Trans>
            </Button>
          )}
          <Button type="submit" loading={props.pending} disabled={!isFit}>
            {props.confirm(ids.length)}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
