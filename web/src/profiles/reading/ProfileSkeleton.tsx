import { useLingui } from '@lingui/react/macro';
import { Group, Skeleton, Stack } from '@mantine/core';

export function ProfileSkeleton() {
  const { t } = useLingui();
  return (
    <Stack gap="md" role="status" aria-label={t`Henter …`} maw="60rem" mx="auto">
      <Group wrap="nowrap" gap="lg">
        <Skeleton height={112} width={112} radius="lg" style={{ flexShrink: 0 }} />
        <Stack gap="xs" flex={1}>
          <Skeleton height={36} width="60%" />
          <Skeleton height={22} width="40%" />
          <Skeleton height={20} width="50%" />
        </Stack>
      </Group>
      <Skeleton height={180} radius="lg" />
      <Skeleton height={420} radius="lg" />
    </Stack>
  );
}
