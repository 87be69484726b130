import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { IconSparkles } from '@tabler/icons-react';
import { useState } from 'react';
import { AskRefusal } from '../asking/AskRefusal.tsx';
import { PromptField } from '../asking/PromptField.tsx';

interface AskAboutCardProps {
  isAnswered: boolean;
  pending: boolean;
  error: unknown;
  criteriaHref: string;
  /** `asked` follows once it was taken; a refusal keeps what was typed */
  onAsk: (prompt: string, asked: () => void) => void;
}

/** Has somebody evaluated by the criteria; once answered, with another emphasis. */
export function AskAboutCard({ isAnswered, pending, error, ...rest }: AskAboutCardProps) {
  const { criteriaHref, onAsk } = rest;
  const [isOpen, setOpen] = useState(false);
  const [prompt, setPrompt] = useState('');
  const isFit = prompt.trim().length <= limits.assessment.prompt;
  if (isAnswered && !isOpen) {
    return (
      <div>
        <AskRefusal error={error} criteriaHref={criteriaHref} />
        <Button variant="default" size="xs" onClick={() => setOpen(true)}>
          <Trans>Spør med en annen vekt</Trans>
        </Button>
      </div>
    );
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isFit) return;
        onAsk(prompt.trim(), () => setOpen(false));
      }}
    >
      <Stack gap="sm">
        <PromptField value={prompt} onChange={setPrompt} />
        <AskRefusal error={error} criteriaHref={criteriaHref} />
        <Group justify="flex-end">
          <Button
            type="submit"
            loading={pending}
            disabled={!isFit}
            leftSection={<IconSparkles size={18} aria-hidden />}
          >
            <Trans>Vurder etter kriteriene</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
