import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { settingsQuery, useSynchronize, type FlowcaseSettings } from '../flowcase.queries.ts';

const askEveryMs = 1_500;
/** After so long the page no longer waits for a synchronization that it has asked for. */
const patienceMs = 30_000;

/** Asks for a synchronization, and is busy until it has ended: it begins a moment later. */
export function useSynchronization({ consultant_company, last_sync }: FlowcaseSettings) {
  const synchronize = useSynchronize(consultant_company);
  const latest = last_sync?.started_at ?? null;
  /** the latest one when the button was pressed; undefined: nobody waits */
  const [before, setBefore] = useState<string | null>();
  const isAwaited = before !== undefined && before === latest;
  useQuery({
    ...settingsQuery(consultant_company),
    refetchInterval: askEveryMs,
    enabled: isAwaited,
    notifyOnChangeProps: [],
  });
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => setBefore(undefined), patienceMs);
    return () => clearTimeout(timer);
  }, [isAwaited]);
  return {
    error: synchronize.error,
    isBusy: synchronize.isPending || isAwaited || last_sync?.status === 'running',
    start: () =>
      synchronize.mutate(undefined, {
        onSuccess: () => setBefore(latest),
        onError: () => setBefore(undefined),
      }),
  };
}
