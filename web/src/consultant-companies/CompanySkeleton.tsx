import { Skeleton, Stack } from '@mantine/core';
import { ListSkeleton } from '../ui/states/ListSkeleton.tsx';
import type { CompanyTab } from './company-search.ts';
import { CompanyTabs } from './CompanyTabs.tsx';

/** The placeholder of a company's page while it loads; its tabs work already. */
export function CompanySkeleton({ tab, crumbs }: { tab: CompanyTab; crumbs: boolean }) {
  return (
    <>
      <Stack gap="xs" mb="xl">
        {crumbs && <Skeleton height={20} width={80} />}
        <Skeleton height={36} width="min(24rem, 80%)" />
        <Skeleton height={22} width="min(14rem, 60%)" />
      </Stack>
      <CompanyTabs current={tab} />
      <ListSkeleton rows={6} height={96} />
    </>
  );
}
