import { useLingui } from '@lingui/react/macro';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconAlertCircle, IconCheck } from '@tabler/icons-react';
import classes from './CopyTag.module.css';

/** A tag that is copied when it is pressed. */
export function CopyTag({ text }: { text: string }) {
  const { t } = useLingui();
  const { copy, copied, error } = useClipboard({ timeout: 1_500 });
  const failed = error !== null;
  const told = copied ? t`${text} er kopiert` : '';
  return (
    <span>
      <UnstyledButton
        className={classes.tag}
        onClick={() => copy(text)}
        aria-label={t`Kopier ${text}`}
      >
        {text} {copied && <IconCheck size={14} aria-hidden />}
        {failed && <IconAlertCircle size={14} aria-hidden />}
      </UnstyledButton>
      <VisuallyHidden role="status">
        {failed ? t`Nettleseren lot oss ikke kopiere ${text}` : told}
      </VisuallyHidden>
    </span>
  );
}
