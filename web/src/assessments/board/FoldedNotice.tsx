import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';

interface FoldedNoticeProps {
  /** what one may do first */
  children: ReactNode;
  pending: boolean;
  error: unknown;
  onOpen: () => void;
}

/** What a machine says is folded until one has made up one's own mind. */
export function FoldedNotice({ children, pending, error, onOpen }: FoldedNoticeProps) {
  const { t } = useLingui();
  return (
    <Alert
      color="gray"
      icon={<IconEyeOff aria-hidden />}
      title={t`Maskinens svar er foldet sammen`}
    >
      {children}
      <div>
        <Button mt="sm" size="xs" variant="default" loading={pending} onClick={onOpen}>
          <Trans>Åpne likevel</Trans>
        </Button>
      </div>
      <ErrorNotice error={error} />
    </Alert>
  );
}
