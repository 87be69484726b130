import { Trans } from '@lingui/react/macro';
import { Button, CopyButton, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { longWordStyle } from '../text/long-words.ts';
import classes from './UnsentText.module.css';

interface UnsentTextProps {
  /** the question it answers, if there are several */
  about?: ReactNode;
  text: string;
  onDrop: () => void;
}

/** Text that can no longer be sent: the user may copy or discard it. */
export function UnsentText({ about, text, onDrop }: UnsentTextProps) {
  return (
    <div>
      <blockquote className={classes.quote}>
        {about && (
          <Text size="sm" c="dimmed">
            {about}
          </Text>
        )}
        <p className={classes.text} style={longWordStyle(text)}>
          {text}
        </p>
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
