import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';

interface ListSkeletonProps {
  rows?: number;
  /** in px, the same as a loaded row */
  height?: number;
}

export function ListSkeleton({ rows = 6, height = 112 }: ListSkeletonProps) {
  const { t } = useLingui();
  return (
    <Stack gap="md" role="status" aria-label={t`Henter …`}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={height} radius="lg" />
      ))}
    </Stack>
  );
}
