import type { UseQueryResult } from '@tanstack/react-query';
import type { Locale } from '@torg/protocol/terms';
import { lazy, Suspense } from 'react';
import { FileNotFetched } from '../states/FileNotFetched.tsx';
import type { PdfMark } from './pdf-mark.ts';
import { PdfSkeleton } from './PdfSkeleton.tsx';

/** The reader of PDFs is large, and loads on its own beside the file. */
const PdfPages = lazy(async () => ({ default: (await import('./PdfPages.tsx')).PdfPages }));

interface PdfViewProps {
  query: Pick<UseQueryResult<ArrayBuffer>, 'data' | 'error' | 'refetch'>;
  label: string;
  lang?: Locale;
  onShown?: () => void;
  marks?: readonly PdfMark[];
  hasText?: boolean;
}

/** A PDF within the page, in every state that it may be in. */
export function PdfView({ query, ...rest }: PdfViewProps) {
  const { data, error, refetch } = query;
  if (data) {
    return (
      <Suspense fallback={<PdfSkeleton />}>
        <PdfPages bytes={data} {...rest} />
      </Suspense>
    );
  }
  return error ? <FileNotFetched error={error} again={() => void refetch()} /> : <PdfSkeleton />;
}
