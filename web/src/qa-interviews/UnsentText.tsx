import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './UnsentText.module.css';

interface UnsentTextProps {
  /** what it was an answer to, where there are several */
  about?: ReactNode;
  text: string;
  onDrop: () => void;
}

/** What was being written when it was too late to send it: to be copied, or thrown away. */
export function UnsentText({ about, text, onDrop }: UnsentTextProps) {
  return (
    <div>
      <blockquote className={classes.quote}>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        <p className={classes.text}>{text}</p>
      </blockquote>
      <Group mt="sm" gap="xs">
        <CopyButton value={text}>
          {({ copied, copy }) => (
            <Button size="xs" variant="default" onClick={copy}>
              {copied ? <Trans>Kopiert</Trans> : <Trans>Kopier teksten</Trans>}
            </Button>
          )}
        </CopyButton>
        <Button size="xs" variant="subtle" onClick={onDrop}>
          <Trans>Kast teksten</Trans>
        </Button>
      </Group>
    </div>
  );
}
