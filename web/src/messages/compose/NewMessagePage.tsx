import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Text, Title } from '@mantine/core';
import { IconMessages } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useShellUser } from '../../accounts/public/shell-user.ts';
import { randomHex } from '../../client/trace.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { readDraftOf, storeDraftOf } from '../../ui/form/draft.ts';
import { Composer } from './Composer.tsx';
import { useStartThread } from '../messages.queries.ts';
import classes from './NewMessagePage.module.css';
import { RecipientField } from './RecipientField.tsx';
import header from '../thread/ThreadHeader.module.css';
import type { NewThread, Recipient } from '../thread-answers.ts';
import { usePreselectedRecipient } from './use-preselected-recipient.ts';
import { useMessageDraft } from './use-message-draft.ts';

const isDraft = (found: unknown): found is Recipient[] => Array.isArray(found);

/** A direct message to one or several people; if they share a thread already, it goes there. */
export function NewMessagePage() {
  const { t } = useLingui();
  const { account: me } = useShellUser().account;
  const draft = useMessageDraft(me, 'new');
  const to = useRecipientDraft(me);
  const unknown = usePreselectedRecipient(to);
  const navigate = useNavigate();
  const start = useStartThread();
  const keyFor = useKeyFor();

  const send = () => {
    const body: NewThread = {
      recipients: to.recipients.map(({ account }) => account),
      content: draft.text.trim(),
      file_ids: draft.files.map(({ file_id }) => file_id),
    };
    start.mutate(
      { key: keyFor(body), body },
      {
        onSuccess: ({ thread_id }) => {
          draft.clear();
          to.change([]);
          void navigate({ to: '/messages/$thread', params: { thread: thread_id }, replace: true });
        },
      },
    );
  };

  return (
    <section className={classes.pane}>
      <header className={header.header}>
        <title>{`${t`Ny melding`} · Torg`}</title>
        <ActionIcon
          variant="subtle"
          color="gray"
          size="lg"
          className={header.back}
          aria-label={t`Til samtalene`}
          renderRoot={(props) => <Link {...props} to="/messages" search />}
        >
          <IconMessages size={20} aria-hidden />
        </ActionIcon>
        <Title order={1} size="h3" tabIndex={-1} className={header.title}>
          <Trans>Ny melding</Trans>
        </Title>
      </header>
      <div className={classes.form}>
        <RecipientField recipients={to.recipients} onChange={to.change} />
        {unknown && (
          <Text size="sm" c="dimmed" role="status">
            <Trans>Vi finner ingen du kan skrive til som heter {unknown}.</Trans>
          </Text>
        )}
        <ErrorNotice error={start.error} />
      </div>
      <Composer
        draft={draft}
        onSend={send}
        pending={start.isPending}
        notYet={to.recipients.length === 0}
      />
    </section>
  );
}

/** Every retry of a message has the same idempotency key; a changed message gets a new one. */
function useKeyFor() {
  const last = useRef({ key: '', text: '' });
  return (body: NewThread): string => {
    const text = JSON.stringify(body);
    if (last.current.text !== text) last.current = { key: randomHex(16), text };
    return last.current.key;
  };
}

/** The recipients of the message being written, stored in the tab until it is sent. */
function useRecipientDraft(me: string) {
  const key = `torg.recipients.${me}`;
  const [recipients, change] = useState(() => readDraftOf(key, isDraft) ?? []);
  useEffect(() => {
    storeDraftOf(key, recipients.length > 0 ? recipients : undefined);
  }, [key, recipients]);
  return { recipients, change };
}
