import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { plainText } from '@torg/protocol/plain-text';
import type { Thread } from '../thread-answers.ts';

/** Announces to screen readers what arrives while the thread is open, but not older messages. */
export function ArrivalLog({ thread, me }: { thread: Thread; me: string }) {
  const { t } = useLingui();
  const { messages, participants } = thread;
  const [from] = useState(messages.at(-1)?.message_id);
  const place = messages.findIndex((message) => message.message_id === from);
  const arrived = messages.slice(place + 1).filter((message) => message.sender !== me);
  const nameOf = (sender: string | null) =>
    participants.find((one) => one.account === sender)?.name ?? t`Slettet bruker`;
  return (
    <VisuallyHidden role="log" aria-live="polite" aria-label={t`Nye meldinger`}>
      {arrived.map(({ message_id, sender, content }) => {
        const name = nameOf(sender);
        const said = plainText(content);
        return <p key={message_id}>{t`${name} skrev: ${said}`}</p>;
      })}
    </VisuallyHidden>
  );
}
