import { Plural, Trans } from '@lingui/react/macro';
import { Badge, Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { countQuery } from './saved-searches.queries.ts';

/** How many people the search finds, and how many of them are new since the user's last look. */
export function CurrentHits({ search }: { search: string }) {
  const { data, error } = useQuery(countQuery(search));
  if (error && data === undefined) return <Trans>Vi fikk ikke talt treffene.</Trans>;
  if (data === undefined) return <Skeleton component="span" width={72} height={20} />;
  const { total, new_total: fresh } = data;
  return (
    <>
      <span>
        <Plural value={total} one="# treff" other="# treff" />
      </span>
      {fresh > 0 && (
        <Badge color="clay" variant="light" tt="none">
          <Plural value={fresh} one="# ny" other="# nye" />
        </Badge>
      )}
    </>
  );
}
