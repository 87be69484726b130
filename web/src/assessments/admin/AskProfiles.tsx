import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Stack, Text } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { useDraftText } from '../../ui/form/use-draft-text.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import type { useAskProfiles } from './admin-assessments.queries.ts';
import { ProfilesAnswer } from './ProfilesAnswer.tsx';

const { query: longestQuestion, instruction: longestInstruction } = limits.assessment;

/** A question that is answered from what stands in the profiles, sentence by sentence. */
export function AskProfiles({ ask }: { ask: ReturnType<typeof useAskProfiles> }) {
  const { t } = useLingui();
  // They outlive the sheet, too: somebody opens a source and comes back.
  const { text: query, write: setQuery } = useDraftText('question-to-profiles');
  const { text: instruction, write: setInstruction } = useDraftText('instruction-to-profiles');
  const question = query.trim();
  const isFit =
    question !== '' &&
    question.length <= longestQuestion &&
    instruction.length <= longestInstruction;
  return (
    <Stack>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isFit) ask.mutate({ query: question, instruction: instruction.trim() });
        }}
      >
        <Stack>
          <CountedTextarea
            label={t`Spørsmålet ditt`}
            data-autofocus
            placeholder={t`Hvem har bygget betalingsløsninger for det offentlige?`}
            value={query}
            onChange={setQuery}
            max={longestQuestion}
            minRows={2}
          />
          <CountedTextarea
            label={t`Hvordan svaret skal være (valgfritt)`}
            placeholder={t`Kort, og nyeste først.`}
            value={instruction}
            onChange={setInstruction}
            max={longestInstruction}
            minRows={2}
          />
          <Text size="sm" c="dimmed">
            <Trans>
              Svaret bygger på høyst {limits.assessment.sources} profiler som søket finner. Hver
              setning har en kilde du kan åpne.
            </Trans>
          </Text>
          <ErrorNotice error={ask.error} />
          <Group justify="flex-end">
            <SubmitButton unsaved={isFit} pending={ask.isPending}>
              <Trans>Spør</Trans>
            </SubmitButton>
          </Group>
        </Stack>
      </form>
      <div role="status">
        {ask.data && <ProfilesAnswer question={ask.variables.query} answer={ask.data} />}
      </div>
    </Stack>
  );
}
