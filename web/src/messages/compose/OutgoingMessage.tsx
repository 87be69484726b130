import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { MarkdownText } from '../../ui/markdown/MarkdownText.tsx';
import { errorText } from '../../ui/text/error-texts.ts';
import { FileNames } from './FileNames.tsx';
import run from '../thread/MessageRun.module.css';
import type { Outgoing } from './outbox.ts';
import classes from './OutgoingMessage.module.css';

interface OutgoingMessageProps {
  message: Outgoing;
  onRetry: () => void;
  onTakeBack: () => void;
}

/** The user's own message while it is being sent, or after sending failed. */
export function OutgoingMessage({ message, onRetry, onTakeBack }: OutgoingMessageProps) {
  const { content, files, state, error } = message;
  return (
    <div className={run.run} data-own>
      <div className={run.messages}>
        <div className={`${run.message} ${classes.message}`} data-state={state}>
          <MarkdownText>{content}</MarkdownText>
          <FileNames files={files} />
        </div>
        {state === 'sending' ? (
          <div className={run.read}>
            <Trans>Sender …</Trans>
          </div>
        ) : (
          <>
            <div className={classes.failed} role="alert">
              <Trans>Ikke sendt.</Trans> {error !== undefined && errorText(error)}
            </div>
            <Group gap="xs">
              <Button size="compact-sm" variant="default" onClick={onRetry}>
                <Trans>Prøv igjen</Trans>
              </Button>
              <Button size="compact-sm" variant="subtle" onClick={onTakeBack}>
                <Trans>Rediger</Trans>
              </Button>
            </Group>
          </>
        )}
      </div>
    </div>
  );
}
