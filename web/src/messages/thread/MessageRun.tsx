import { Trans, useLingui } from '@lingui/react/macro';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { momentText, timeText } from '../../ui/text/dates.ts';
import { AttachmentLinks } from '../compose/AttachmentLinks.tsx';
import type { Run } from './message-groups.ts';
import classes from './MessageRun.module.css';
import type { Message, Thread } from '../thread-answers.ts';
import { elementOf } from './use-pointed-message.ts';

interface MessageRunProps {
  run: Run;
  thread: Thread;
  me: string;
  marks: ReadonlyMap<string, string[]>;
  pointed: string | undefined;
}

/** Consecutive messages by one person: the user's own to the right, others' with a picture. */
export function MessageRun({ run, thread, me, marks, pointed }: MessageRunProps) {
  const { t, i18n } = useLingui();
  const own = run.sender === me;
  const sender = thread.participants.find((one) => one.account === run.sender);
  const name = run.sender === null ? 'Torg' : (sender?.name ?? t`Slettet bruker`);
  const began = run.messages[0]?.created_at ?? '';
  return (
    <div className={classes.run} data-own={own || undefined}>
      {!own && <PersonImage name={name} src={sender?.image_url ?? null} size={34} />}
      <div className={classes.messages}>
        <div className={classes.who}>
          <span className={classes.name}>{own ? t`Du` : name}</span>{' '}
          <time dateTime={began} title={momentText(i18n.locale, began)}>
            {timeText(i18n.locale, began)}
          </time>
        </div>
        {run.messages.map((message) => (
          <OneMessage
            key={message.message_id}
            message={message}
            thread_id={thread.thread_id}
            readBy={marks.get(message.message_id)}
            isPointed={elementOf(message.message_id) === pointed}
          />
        ))}
      </div>
    </div>
  );
}

interface OneMessageProps {
  message: Message;
  thread_id: string;
  readBy: string[] | undefined;
  isPointed: boolean;
}

function OneMessage({ message, thread_id, readBy, isPointed }: OneMessageProps) {
  const { message_id, content, attachments } = message;
  const names = readBy?.join(', ');
  return (
    <>
      <article
        id={elementOf(message_id)}
        tabIndex={-1}
        className={classes.message}
        data-pointed={isPointed || undefined}
      >
        <MarkdownText>{content}</MarkdownText>
        <AttachmentLinks thread_id={thread_id} attachments={attachments} />
      </article>
      {names && (
        <div className={classes.read}>
          <Trans>Lest av {names}</Trans>
        </div>
      )}
    </>
  );
}
