import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { IconCloudOff } from '@tabler/icons-react';
import type { Locale } from '@torg/protocol/terms';
import { lazy, Suspense } from 'react';
import { errorText } from '../../ui/text/error-texts.ts';
import { PdfSkeleton } from './PdfSkeleton.tsx';

/** The reader of PDFs is large, and loads on its own beside the file. */
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

interface PdfViewProps {
  query: Pick<UseQueryResult<ArrayBuffer>, 'data' | 'error' | 'refetch'>;
  label: string;
  lang?: Locale;
  onShown?: () => void;
}

/** A PDF within the page, in every state that it may be in. */
export function PdfView({ query, ...rest }: PdfViewProps) {
  const { t } = useLingui();
  const { data, error, refetch } = query;
  if (data) {
    return (
      <Suspense fallback={<PdfSkeleton />}>
        <PdfPages bytes={data} {...rest} />
      </Suspense>
    );
  }
  if (!error) return <PdfSkeleton />;
  return (
    <Alert
      role="alert"
      color="clay"
      icon={<IconCloudOff aria-hidden />}
      title={t`Vi fikk ikke hentet dokumentet`}
    >
      <p>{errorText(error)}</p>
      <Button variant="default" size="xs" onClick={() => void refetch()}>
        <Trans>Prøv igjen</Trans>
      </Button>
    </Alert>
  );
}
