import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useDraftText } from '../../ui/form/use-draft-text.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { told } from '../../ui/states/told.ts';
import { useAnswerHuman, type HumanAssessment } from './human.queries.ts';

/** Answers a consultant after having looked oneself; what is half written outlives a reload. */
export function AnswerForm({ wish }: { wish: HumanAssessment }) {
  const { t } = useLingui();
  const { human_assessment: id, name } = wish;
  const { text, write, forget } = useDraftText('human-answer', id);
  const answer = useAnswerHuman(id);
  const isReady = text.trim() !== '' && text.trim().length <= limits.assessment.comment;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!isReady) return;
        answer.mutate(text.trim(), told({ done: t`${name} har fått svar`, next: forget }));
      }}
    >
      <CountedTextarea
        label={t`Svar til ${name}`}
        value={text}
        onChange={write}
        max={limits.assessment.comment}
        minRows={3}
      />
      <ErrorNotice error={answer.error} />
      <Group justify="flex-end" mt="xs">
        <SubmitButton unsaved={isReady} pending={answer.isPending}>
          <Trans>Send svaret</Trans>
        </SubmitButton>
      </Group>
    </form>
  );
}
