import { useLingui } from '@lingui/react/macro';
import { Group, Skeleton, Stack } from '@mantine/core';

/** Placeholders for the heading and the newest messages. */
export function ThreadSkeleton() {
  const { t } = useLingui();
  return (
    <Stack p="md" gap="lg" role="status" aria-label={t`Henter …`}>
      <Group wrap="nowrap">
        <Skeleton circle height={42} />
        <Skeleton height={28} width="60%" />
      </Group>
      <Skeleton height={72} width="55%" radius="lg" />
      <Skeleton height={48} width="40%" radius="lg" ml="auto" />
      <Skeleton height={96} width="60%" radius="lg" />
    </Stack>
  );
}
