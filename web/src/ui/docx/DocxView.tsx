import type { UseQueryResult } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import { lazy, Suspense } from 'react';
import { PdfSkeleton } from '../pdf/PdfSkeleton.tsx';
import { FileNotFetched } from '../states/FileNotFetched.tsx';

/** The reader of Word documents is large, and loads on its own beside the file. */
const DocxPages = lazy(async () => ({ default: (await import('./DocxPages.tsx')).DocxPages }));

interface DocxViewProps {
  query: Pick<UseQueryResult<ArrayBuffer>, 'data' | 'error' | 'refetch'>;
  label: string;
  lang: Locale;
}

/** A Word document within the page, in every state that it may be in. */
export function DocxView({ query, ...rest }: DocxViewProps) {
  const { data, error, refetch } = query;
  if (data) {
    return (
      <Suspense fallback={<PdfSkeleton />}>
        <DocxPages bytes={data} {...rest} />
      </Suspense>
    );
  }
  return error ? <FileNotFetched error={error} again={() => void refetch()} /> : <PdfSkeleton />;
}
