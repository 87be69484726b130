import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Stack, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { IconThumbDown, IconThumbUp } from '@tabler/icons-react';
import { useState } from 'react';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';

interface FeedbackFormProps {
  /** the viewer's own, from -1 to 1; null: none yet */
  rating: number | null;
  comment: string | null;
  pending: boolean;
  error: unknown;
  onRate: (rating: number) => void;
  onComment: (comment: string) => void;
}

/** Whether an answer was of use, by a thumb and in words. */
export function FeedbackForm(props: FeedbackFormProps) {
  const { t } = useLingui();
  const { rating, comment, pending, error, onRate, onComment } = props;
  const [typed, setTyped] = useState(comment ?? '');
  const isChanged = typed.trim() !== (comment ?? '') && typed.length <= limits.assessment.comment;
  const thumbs = [
    { value: 1, label: t`Til hjelp`, icon: <IconThumbUp size={18} aria-hidden /> },
    { value: -1, label: t`Ikke til hjelp`, icon: <IconThumbDown size={18} aria-hidden /> },
  ];
  return (
    <Stack gap="xs" role="group" aria-label={t`Din tilbakemelding`} data-no-print>
      <Group gap="xs">
        <Text size="sm">
          <Trans>Var svaret til hjelp?</Trans>
        </Text>
        {thumbs.map(({ value, label, icon }) => (
          <ActionIcon
            key={value}
            variant={rating === value ? 'filled' : 'default'}
            size={32}
            aria-label={label}
            aria-pressed={rating === value}
            onClick={() => onRate(rating === value ? 0 : value)}
          >
            {icon}
          </ActionIcon>
        ))}
      </Group>
      {(rating !== null || comment !== null) && (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            if (isChanged) onComment(typed.trim());
          }}
        >
          <CountedTextarea
            label={t`Hva stemte, og hva stemte ikke? (valgfritt)`}
            value={typed}
            onChange={setTyped}
            max={limits.assessment.comment}
            minRows={2}
          />
          <Group justify="flex-end" mt="xs">
            <SubmitButton unsaved={isChanged} pending={pending}>
              <Trans>Lagre kommentaren</Trans>
            </SubmitButton>
          </Group>
        </form>
      )}
      <ErrorNotice error={error} />
    </Stack>
  );
}
