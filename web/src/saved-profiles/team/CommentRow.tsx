import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import type { AnswerTo } from '../../client/calls/calls.ts';
import { MoreMenu } from '../../ui/dialog/MoreMenu.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { CommentForm } from './CommentForm.tsx';
import classes from './Team.module.css';
import { useChangeComment } from './team.queries.ts';

type Comment =
  AnswerTo<'GET /api/main/saved-lists/{saved_list}/profiles/{profile}/comments'>['comments'][number];

interface CommentRowProps {
  comment: Comment;
  onRemove: (comment: string) => void;
}

/** A colleague's comment; one's own can be changed and removed. */
export function CommentRow({ comment, onRemove }: CommentRowProps) {
  const { t } = useLingui();
  const [isChanging, setChanging] = useState(false);
  const { created_by_name: author, created_at, updated_at, can } = comment;
  return (
    <li>
      <div className={classes.head}>
        <Text size="sm" c="dimmed">
          <b>{author ?? t`Noen som er slettet`}</b> · <AgoText value={created_at} />
          {updated_at !== created_at && (
            <>
              {' '}
              · <Trans>endret</Trans>
            </>
          )}
        </Text>
        {can.change && (
          <MoreMenu label={t`Flere handlinger for kommentaren`} small>
            <Menu.Item
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => setChanging(true)}
            >
              <Trans>Endre</Trans>
            </Menu.Item>
            {can.remove && (
              <Menu.Item
                c="error"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => onRemove(comment.saved_comment)}
              >
                <Trans>Slett</Trans>
              </Menu.Item>
            )}
          </MoreMenu>
        )}
      </div>
      {isChanging ? (
        <ChangeComment comment={comment} onDone={() => setChanging(false)} />
      ) : (
        <p className={classes.content}>{comment.content}</p>
      )}
    </li>
  );
}

function ChangeComment({ comment, onDone }: { comment: Comment; onDone: () => void }) {
  const { t } = useLingui();
  const change = useChangeComment(comment.saved_comment);
  return (
    <CommentForm
      about={['saved-comment', comment.saved_comment]}
      label={t`Endre kommentaren`}
      start={comment.content}
      confirm={t`Lagre`}
      pending={change.isPending}
      onConfirm={(content, outcome) => change.mutate(content, outcome({ next: onDone }))}
      onCancel={onDone}
    />
  );
}
