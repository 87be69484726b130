import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { variantsQuery } from '../variants/variants.queries.ts';

/**
 * Which variant goes along for each consultant: the one that was made for the assignment, until
 * somebody chooses another or none.
 */
export function useChosenVariants(profiles: readonly string[], assignment: string) {
  const [chosen, setChosen] = useState<Record<string, string | null>>({});
  const lists = useQueries({ queries: profiles.map((profile) => variantsQuery(profile)) });
  const madeFor = (profile: string): string | null => {
    const { data } = lists[profiles.indexOf(profile)] ?? {};
    return data?.cv_variants.find((one) => one.assignment === assignment)?.cv_variant ?? null;
  };
  return {
    of: (profile: string): string | null =>
      profile in chosen ? (chosen[profile] ?? null) : madeFor(profile),
    choose: (profile: string, variant: string | null) =>
      setChosen((before) => ({ ...before, [profile]: variant })),
  };
}
