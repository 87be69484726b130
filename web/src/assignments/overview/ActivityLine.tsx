import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { addressFor } from '../../accounts/public/links.ts';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import type { ActivityEntry } from './activity.ts';
import { closeReasonTexts } from '../assignment-texts.ts';

/** Who did what, with a link to the thread if there is one. */
export function ActivityLine({ entry }: { entry: ActivityEntry }) {
  if (entry.kind === 'event') return <EventLine event={entry.event} />;
  const { message, count } = entry;
  return (
    <>
      <strong>{message.sender.name}</strong>{' '}
      <ThreadLink thread={message.thread_id}>
        <Plural value={count} one="skrev en melding" other="skrev # meldinger" />
      </ThreadLink>
    </>
  );
}

type ActivityEvent = Extract<ActivityEntry, { kind: 'event' }>['event'];

function EventLine({ event: { event, actingAccount, metadata } }: { event: ActivityEvent }) {
  const { t, i18n } = useLingui();
  const name = <strong>{actingAccount.name}</strong>;
  const { thread, closeReason, consultants = [] } = metadata;
  switch (event) {
    case 'published_assignment':
      return <Trans>{name} publiserte oppdraget</Trans>;
    case 'unpublished_assignment':
      if (!closeReason) return <Trans>{name} avpubliserte oppdraget</Trans>;
      return (
        <Trans>
          {name} avsluttet oppdraget: {t(closeReasonTexts[closeReason])}
        </Trans>
      );
    case 'sent_assignment_interest_message':
      return (
        <>
          {name}{' '}
          <ThreadLink thread={thread}>
            <Trans>meldte interesse</Trans>
          </ThreadLink>
        </>
      );
    case 'consultant_admin_sent_assignment_interest_message': {
      const names = new Intl.ListFormat(i18n.locale).format(consultants.map((one) => one.name));
      return (
        <>
          {name}{' '}
          <ThreadLink thread={thread}>
            {names ? <Trans>meldte på {names}</Trans> : <Trans>meldte på konsulenter</Trans>}
          </ThreadLink>
        </>
      );
    }
  }
}

function ThreadLink({ thread, children }: { thread?: string; children: React.ReactNode }) {
  const user = useShellUser();
  if (!thread) return children;
  return (
    <HrefLink href={addressFor(user, 'messages_thread', { params: { thread } })}>
      {children}
    </HrefLink>
  );
}
