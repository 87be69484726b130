import { Trans } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { RequestError } from '../../client/request-error.ts';
import { useRefusalText } from '../../ui/field/file-rules.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { useContextFile } from '../use-context-file.ts';

interface NotMadeProps {
  error: unknown;
  files: readonly Pick<File, 'name' | 'size'>[];
}

/** Why a need was not made; where a file is to blame, which one. */
export function NotMade({ error, files }: NotMadeProps) {
  const refusalText = useRefusalText(useContextFile());
  const issues = error instanceof RequestError ? error.issues : [];
  const named = issues.find(({ path }) => path === 'file')?.details?.['name'];
  const file = files.find(({ name }) => name === named);
  if (!file) return <ErrorNotice error={error} />;
  const why = refusalText(error, file.size);
  return (
    <Alert role="alert" color="clay" variant="light" icon={<IconAlertCircle aria-hidden />}>
      <Trans>
        <bdi>{file.name}</bdi>: {why} Fjern den, og prøv igjen.
      </Trans>
    </Alert>
  );
}
