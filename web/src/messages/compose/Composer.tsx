import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Textarea } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useId, type KeyboardEvent } from 'react';
import { LeaveQuestion } from '../../ui/dialog/LeaveQuestion.tsx';
import classes from './Composer.module.css';
import { AttachButton, ComposerFiles } from './ComposerFiles.tsx';
import { DropArea } from './DropArea.tsx';
import { contentRule } from './message-field-rules.ts';
import { useMessageFiles } from './use-message-files.ts';
import type { DraftInHand } from './use-message-draft.ts';

interface ComposerProps {
  draft: DraftInHand;
  onSend: () => void;
  pending?: boolean;
  /** something else is missing, such as a recipient */
  notYet?: boolean;
}

const { maxLength: most = Infinity } = contentRule;
const nearTheEnd = most - 500;

/**
 * The message field with its attachments. Enter starts a new line; Ctrl or Cmd with Enter sends.
 */
export function Composer({ draft, onSend, pending = false, notYet = false }: ComposerProps) {
  const { t } = useLingui();
  const hintId = useId();
  const attached = useMessageFiles(draft);
  const length = draft.text.trim().length;
  const ready = !contentRule.problemOf(draft.text) && !attached.isUploading && !pending && !notYet;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (ready) onSend();
  };

  return (
    <form
      className={classes.composer}
      onSubmit={(event) => {
        event.preventDefault();
        if (!ready) return;
        onSend();
        // The button has nothing more to send, and would let go of the focus.
        event.currentTarget.querySelector('textarea')?.focus();
      }}
    >
      <LeaveQuestion unsaved={attached.isUploading}>
        <Trans>
          En fil er ikke ferdig lastet opp, og blir ikke med. Det du har skrevet, tas vare på.
        </Trans>
      </LeaveQuestion>
      <DropArea onFiles={attached.take}>
        <Textarea
          autosize
          minRows={2}
          maxRows={9}
          aria-label={t`Skriv en melding`}
          placeholder={t`Skriv en melding`}
          aria-describedby={hintId}
          value={draft.text}
          onChange={(event) => {
            const text = event.currentTarget.value;
            draft.change(() => ({ text }));
          }}
          onKeyDown={onKeyDown}
          onPaste={({ clipboardData }) => {
            // Spreadsheets put a picture on the clipboard beside the text; the text is what the
            // user means.
            if (!clipboardData.types.includes('text/plain')) attached.take(clipboardData.files);
          }}
          error={length > most ? t`Meldingen er ${length - most} tegn for lang.` : undefined}
        />
        <ComposerFiles files={draft.files} attached={attached} />
        <div className={classes.foot}>
          <AttachButton attached={attached} />
          <span id={hintId} className={classes.hint}>
            {length > nearTheEnd ? (
              <Trans>
                {length} av {most} tegn
              </Trans>
            ) : (
              <span className={classes.keys}>
                <Trans>Ctrl + Enter sender</Trans>
              </span>
            )}
          </span>
          <Button
            type="submit"
            disabled={!ready}
            loading={pending}
            leftSection={<IconSend size={18} aria-hidden />}
          >
            <Trans>Send</Trans>
          </Button>
        </div>
      </DropArea>
    </form>
  );
}
