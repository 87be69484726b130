import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Stack } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RemovedRow } from '../../ui/list/RemovedRow.tsx';
import { ListSkeleton } from '../../ui/states/ListSkeleton.tsx';
import { QueryState } from '../../ui/states/QueryState.tsx';
import { told } from '../../ui/states/told.ts';
import { CommentForm } from './CommentForm.tsx';
import { CommentRow } from './CommentRow.tsx';
import classes from './Team.module.css';
import { commentsQuery, useAddComment, useSetCommentRemoved } from './team.queries.ts';

interface About {
  list: string;
  profile: string;
  name: string;
}

/** What colleagues have written about somebody in a shared list; read when it is opened. */
export function CommentList({ count, ...about }: About & { count: number }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Stack gap="sm" align="stretch">
      <Button
        variant="subtle"
        size="xs"
        style={{ alignSelf: 'start' }}
        leftSection={<IconMessage size={16} aria-hidden />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count === 0 ? (
          <Trans>Kommenter</Trans>
        ) : (
          <Plural value={count} one="# kommentar" other="# kommentarer" />
        )}
      </Button>
      {isOpen && <OpenComments {...about} />}
    </Stack>
  );
}

function OpenComments({ name, ...place }: About) {
  const { t } = useLingui();
  const query = useQuery(commentsQuery(place));
  const add = useAddComment(place);
  const setRemoved = useSetCommentRemoved();
  const [gone, setGone] = useState<string>();
  const remove = (comment: string) =>
    setRemoved.mutate(
      { comment, removed: true },
      told({ next: () => setGone(comment), failed: t`Kommentaren ble ikke slettet` }),
    );
  const undo = (comment: string) =>
    setRemoved.mutate(
      { comment, removed: false },
      told({ next: () => setGone(undefined), failed: t`Kommentaren kom ikke tilbake` }),
    );
  return (
    <QueryState
      query={query}
      skeleton={<ListSkeleton rows={2} height={48} />}
      errorTitle={t`Vi fikk ikke hentet kommentarene`}
    >
      {({ comments }) => (
        <>
          {comments.length > 0 && (
            <ul className={classes.comments} aria-label={t`Kommentarer om ${name}`}>
              {comments.map((one) => (
                <CommentRow key={one.saved_comment} comment={one} onRemove={remove} />
              ))}
            </ul>
          )}
          {gone !== undefined && (
            <div role="status">
              <RemovedRow
                uuid={gone}
                name={t`Kommentaren`}
                onUndo={() => undo(gone)}
                pending={setRemoved.isPending}
              />
            </div>
          )}
          <CommentForm
            about={['saved-comment', place.list, place.profile]}
            label={t`Kommentar om ${name}`}
            start=""
            confirm={t`Kommenter`}
            pending={add.isPending}
            onConfirm={(content, outcome, reset) => add.mutate(content, outcome({ next: reset }))}
          />
        </>
      )}
    </QueryState>
  );
}
