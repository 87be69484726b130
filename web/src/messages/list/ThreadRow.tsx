import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { plainText } from '@torg/protocol/plain-text';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import type { RowProps } from '../../ui/list/use-row-stop.ts';
import { CountBadge } from '../../ui/text/CountBadge.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { PeopleImages } from '../PeopleImages.tsx';
import { PeopleNames } from '../PeopleNames.tsx';
import { kindTexts } from '../thread-texts.ts';
import classes from './ThreadRow.module.css';
import type { ThreadListItem } from '../thread-answers.ts';

interface ThreadRowProps extends RowProps {
  thread: ThreadListItem;
}

export function ThreadRow({ thread, ...row }: ThreadRowProps) {
  const { t } = useLingui();
  const { thread_id, kind, assignment, participants, last_message } = thread;
  const unread = thread.number_of_unread_messages;
  return (
    <Link
      to="/messages/$thread"
      params={{ thread: thread_id }}
      search
      data-thread={thread_id}
      {...row}
      className={classes.row}
      data-unread={unread > 0 || undefined}
    >
      <PeopleImages people={participants} />
      <span className={classes.names}>
        <PeopleNames people={participants} />
      </span>
      {last_message && (
        <span className={classes.when}>
          <AgoText value={last_message.created_at} />
        </span>
      )}
      <span className={classes.about}>{assignment ? assignment.title : t(kindTexts[kind])}</span>
      <span className={classes.last}>
        {last_message && <Excerpt message={last_message} />}
        <CountBadge count={unread} label={t`${unread} uleste`} />
      </span>
    </Link>
  );
}

function Excerpt({ message }: { message: NonNullable<ThreadListItem['last_message']> }) {
  const { t } = useLingui();
  const { account } = useShellUser().account;
  const said = plainText(message.excerpt);
  return (
    <span className={classes.excerpt}>{message.sender === account ? t`Du: ${said}` : said}</span>
  );
}
