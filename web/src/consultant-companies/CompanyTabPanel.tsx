import { CooperationTab } from '../contracts/public/CooperationTab.tsx';
import { TemplatesPanel } from '../cv-templates/public/TemplatesPanel.tsx';
import { FlowcasePanel } from '../flowcase/public/FlowcasePanel.tsx';
import { BenchTab } from './bench/BenchTab.tsx';
import type { CompanyPlace } from '../accounts/public/company-place.ts';
import type { CompanySearch, CompanyTab } from './company-search.ts';
import type { ConsultantCompany } from './consultant-companies.queries.ts';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { UsersTab } from './users/UsersTab.tsx';

interface CompanyTabPanelProps {
  tab: CompanyTab;
  place: CompanyPlace;
  company: ConsultantCompany;
  search: CompanySearch;
}

export function CompanyTabPanel({ tab, place, company, search }: CompanyTabPanelProps) {
  switch (tab) {
    case 'profiler':
      return <BenchTab place={place} company={company} search={search} />;
    case 'maler':
      return <TemplatesPanel organization={place.company} canAdd={company.can.edit} />;
    case 'flowcase':
      return <FlowcasePanel place={place} />;
    case 'avtale':
      return (
        <CooperationTab organization={place.company} name={company.name} byAdmin={place.byAdmin} />
      );
    case 'brukere':
      return <UsersTab place={place} />;
    case 'innstillinger':
      return <SettingsTab company={company} />;
  }
}
