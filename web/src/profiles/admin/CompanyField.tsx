import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { OrganizationField } from '../../organizations/public/OrganizationField.tsx';
import { companyNamedQuery } from './consultants.queries.ts';

interface CompanyFieldProps {
  company: string | undefined;
  onChange: (company: string | undefined) => void;
}

/** Chooses one consultant company; the address stores its id. */
export function CompanyField({ company, onChange }: CompanyFieldProps) {
  const { t } = useLingui();
  const named = useQuery({ ...companyNamedQuery(company ?? ''), enabled: company !== undefined });
  return (
    <OrganizationField
      kinds={['consultant_company']}
      organization={company}
      name={named.data?.name}
      placeholder={t`Alle selskaper`}
      onChange={onChange}
    />
  );
}
