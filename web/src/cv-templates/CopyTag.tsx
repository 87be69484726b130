import { useLingui } from '@lingui/react/macro';
import { CopyButton, UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import classes from './CopyTag.module.css';

/** A tag that is copied when it is pressed. */
export function CopyTag({ text }: { text: string }) {
  const { t } = useLingui();
  return (
    <CopyButton value={text} timeout={1_500}>
      {({ copied, copy }) => (
        <span>
          <UnstyledButton className={classes.tag} onClick={copy} aria-label={t`Kopier ${text}`}>
            {text} {copied && <IconCheck size={14} aria-hidden />}
          </UnstyledButton>
          <VisuallyHidden role="status">{copied ? t`${text} er kopiert` : ''}</VisuallyHidden>
        </span>
      )}
    </CopyButton>
  );
}
