import { useLingui } from '@lingui/react/macro';
import { Skeleton, Stack } from '@mantine/core';

export function AssignmentSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="md" role="status" aria-label={t`Henter …`}>
      <Skeleton height={20} width={120} />
      <Skeleton height={40} width="70%" />
      <Skeleton height={24} width="40%" mb="md" />
      <Skeleton height={320} radius="lg" />
      <Skeleton height={160} radius="lg" />
    </Stack>
  );
}
