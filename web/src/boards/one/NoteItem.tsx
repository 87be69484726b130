import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { cardContentCalls } from '@torg/protocol/boards/card-contents';
import { limits } from '@torg/protocol/limits';
import { useState } from 'react';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { ruleOf } from '../../ui/form/body-rules.ts';
import { draftKey, readDraft, storeDraft } from '../../ui/form/draft.ts';
import { SubmitButton } from '../../ui/form/SubmitButton.tsx';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { longWordStyle } from '../../ui/text/long-words.ts';
import type { CardNote } from '../boards.queries.ts';
import classes from './CardNotes.module.css';
import { useChangeNote } from './notes.queries.ts';
import { removeId } from './use-removals.ts';

interface NoteItemProps {
  card: string;
  note: CardNote;
  onRemove: () => void;
}

/** A note; its author can change and remove it. */
export function NoteItem({ card, note, onRemove }: NoteItemProps) {
  const { t } = useLingui();
  const { content, created_by_name, created_at, updated_at, can } = note;
  const key = draftKey('card-note-change', note.evaluation_board_card_note);
  const [isChanging, setChanging] = useState(() => can.change && readDraft(key) !== '');
  const who = created_by_name ?? t`Slettet konto`;
  return (
    <li className={classes.note}>
      {isChanging ? (
        <NoteForm card={card} note={note} draft={key} onClose={() => setChanging(false)} />
      ) : (
        <p className={classes.text} style={longWordStyle(content)}>
          {content}
        </p>
      )}
      <div className={classes.below}>
        <span>
          {who} · <AgoText value={created_at} />
          {updated_at !== created_at && (
            <>
              {' · '}
              <Trans>endret</Trans>
            </>
          )}
        </span>
        {!isChanging && (
          <Group gap={4}>
            {can.change && (
              <Button variant="subtle" size="compact-sm" onClick={() => setChanging(true)}>
                <Trans>Endre</Trans>
              </Button>
            )}
            {can.remove && (
              <Button
                id={removeId(note.evaluation_board_card_note)}
                variant="subtle"
                color="gray"
                size="compact-sm"
                onClick={onRemove}
              >
                <Trans>Slett</Trans>
              </Button>
            )}
          </Group>
        )}
      </div>
    </li>
  );
}

const rule = ruleOf(cardContentCalls.changeCardNote.body, 'content');

interface NoteFormProps {
  card: string;
  note: CardNote;
  /** under which a half-written change is stored */
  draft: string;
  onClose: () => void;
}

function NoteForm({ card, note, draft, onClose }: NoteFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => readDraft(draft) || note.content);
  const change = useChangeNote(card, note.evaluation_board_card_note);
  const close = () => {
    storeDraft(draft, '');
    onClose();
  };
  const isReady = rule.problemOf(text) === undefined && text.trim() !== note.content;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady) change.mutate(text.trim(), { onSuccess: close });
      }}
    >
      <CountedTextarea
        aria-label={t`Endre notatet`}
        data-autofocus
        value={text}
        onChange={(next) => {
          setText(next);
          storeDraft(draft, next);
        }}
        max={limits.board.note}
        minRows={2}
      />
      <ErrorNotice error={change.error} />
      <Group justify="flex-end" gap="xs" mt="xs">
        <Button variant="default" size="xs" onClick={close}>
          <Trans>Avbryt</Trans>
        </Button>
        <SubmitButton unsaved={isReady} pending={change.isPending}>
          <Trans>Lagre</Trans>
        </SubmitButton>
      </Group>
    </form>
  );
}
