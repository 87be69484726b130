import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { downloadCsv } from '../../ui/csv.ts';
import { dayOf } from '../public/availability.ts';
import { fetchAllPages } from './all-pages.ts';
import { consultantRows } from './consultant-csv.ts';
import { wholeListAsked, type ConsultantSearch } from './consultant-search.ts';
import { fetchConsultants } from './consultants.queries.ts';

export interface Fetched {
  count: number;
  total: number;
}

/** Fetches all that the filters leave, and hands it to the reader as a file. */
export function useConsultantCsv(search: ConsultantSearch) {
  const { t } = useLingui();
  const [fetched, setFetched] = useState<Fetched>();
  const stop = useRef<AbortController>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const make = useMutation({
    mutationFn: (signal: AbortSignal) =>
      fetchAllPages({
        fetchPage: async (offset) => {
          const { profiles, total } = await fetchConsultants(
            wholeListAsked(search, offset),
            signal,
          );
          return { rows: profiles, total };
        },
        keyOf: ({ account }) => account,
        onProgress: (count, total) => setFetched({ count, total }),
      }),
    onSuccess: (consultants) =>
      downloadCsv(
        `${t`konsulenter`}-${dayOf(new Date())}.csv`,
        consultantRows(consultants, t, (account) => `${location.origin}/profiles/${account}`),
      ),
  });
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
