import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import type { CardDetail } from '../boards.queries.ts';
import classes from './CardNotes.module.css';
import { NewNote } from './NewNote.tsx';
import { NoteItem } from './NoteItem.tsx';
import { useNoteRemovals } from './notes.queries.ts';
import { RemovedRows } from './RemovedRows.tsx';

/** What the colleagues have noted about somebody, and room for a new note. */
export function CardNotes({ detail }: { detail: CardDetail }) {
  const { t } = useLingui();
  const { evaluation_board_card: card, notes, can } = detail;
  const removals = useNoteRemovals(card);
  return (
    <section aria-labelledby="card-notes">
      <Title order={3} size="h4" id="card-notes" mb="xs">
        <Trans>Notater</Trans>
      </Title>
      {can.edit && <NewNote card={card} />}
      {notes.length === 0 ? (
        <Text size="sm" c="dimmed" mt="sm">
          <Trans>Ingen notater ennå.</Trans>
        </Text>
      ) : (
        <>
          <Text size="sm" c="dimmed" mt="sm">
            <Plural value={notes.length} one="# notat" other="# notater" />
          </Text>
          <ul className={classes.notes} aria-label={t`Notater`}>
            {notes.map((note) => (
              <NoteItem
                key={note.evaluation_board_card_note}
                card={card}
                note={note}
                onRemove={() => removals.remove(note.evaluation_board_card_note, t`Notatet`)}
              />
            ))}
          </ul>
        </>
      )}
      <RemovedRows removals={removals} />
    </section>
  );
}
