import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { SearchTabs } from '../ui/layout/SearchTabs.tsx';
import { companyTabs, type CompanyTab } from './company-search.ts';

const texts: Record<CompanyTab, MessageDescriptor> = {
  profiler: msg`Profiler`,
  maler: msg`Maler`,
  flowcase: msg`Flowcase`,
  avtale: msg`Avtale`,
  brukere: msg`Brukere`,
  innstillinger: msg`Innstillinger`,
};

export function CompanyTabs({ current }: { current: CompanyTab }) {
  const { t } = useLingui();
  return (
    <SearchTabs label={t`Deler av bedriften`} tabs={companyTabs} texts={texts} current={current} />
  );
}
