import { Trans, useLingui } from '@lingui/react/macro';
import { Group } from '@mantine/core';
import { boardCalls } from '@torg/protocol/boards/boards';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { ruleOf } from '../../ui/form/body-rules.ts';
import { draftKey, readDraft, storeDraft } from '../../ui/form/draft.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useBoard } from '../board-context.ts';
import { useAddNote } from './notes.queries.ts';

const rule = ruleOf(boardCalls.addCardNote.body, 'content');

/** A new note; what is half written outlives the drawer, a reload and what others do. */
export function NewNote({ card }: { card: string }) {
  const { t } = useLingui();
  const { say } = useBoard();
  const key = draftKey('card-note', card);
  const [text, setText] = useState(() => readDraft(key));
  const add = useAddNote(card);
  const write = (next: string) => {
    setText(next);
    storeDraft(key, next);
  };
  const isReady = rule.problemOf(text) === undefined;
  const send = () =>
    add.mutate(text.trim(), {
      onSuccess: () => {
        write('');
        say(t`Notatet er lagret`);
      },
    });
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) send();
      }}
    >
      <CountedTextarea
        label={t`Nytt notat`}
        placeholder={t`Hva du tenker om kandidaten. Alle som kan endre tavlen, ser det.`}
        value={text}
        onChange={write}
        max={limits.board.note}
        minRows={2}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && isReady) send();
        }}
      />
      <ErrorNotice error={add.error} />
      <Group justify="flex-end" mt="xs">
        <SubmitButton unsaved={isReady} pending={add.isPending}>
          <Trans>Lagre notatet</Trans>
        </SubmitButton>
      </Group>
    </form>
  );
}
