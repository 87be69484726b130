import { useEffect, useRef, useState } from 'react';
import { useChange } from '../../client/use-change.ts';
import { fetchAllPages, type Page } from './all-pages.ts';
import { downloadCsv, type CsvCell } from './csv.ts';

export interface CsvList<T> {
  /** without the date and the extension, which are added */
  fileName: string;
  fetchPage: (offset: number, signal: AbortSignal) => Promise<Page<T>>;
  keyOf: (row: T) => string;
  /** the headings first */
  cells: (rows: readonly T[]) => CsvCell[][];
}

export interface Fetched {
  count: number;
  total: number;
}

/** `2026-11-20`, as the Swedish locale writes it, in the reader's time zone. */
const today = (): string => new Date().toLocaleDateString('sv');

/** Fetches everything that matches a list's filters, and downloads it as a file. */
export function useListCsv<T>({ fileName, fetchPage, keyOf, cells }: CsvList<T>) {
  const [fetched, setFetched] = useState<Fetched>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const make = useChange(
    (signal: AbortSignal) =>
      fetchAllPages({
        fetchPage: (offset) => fetchPage(offset, signal),
        keyOf,
        onProgress: (count, total) => setFetched({ count, total }),
      }),
    { done: (_, rows) => downloadCsv(`${fileName}-${today()}.csv`, cells(rows)) },
  );
  const start = () => {
    stop.current = new AbortController();
    setFetched(undefined);
    make.mutate(stop.current.signal);
  };
  const cancel = () => {
    stop.current?.abort();
    make.reset();
  };
  return { start, cancel, isFetching: make.isPending, error: make.error, fetched };
}
