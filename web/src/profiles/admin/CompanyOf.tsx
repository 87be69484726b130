import { Trans, useLingui } from '@lingui/react/macro';
import { CompanyLine } from '../../organizations/public/CompanyLine.tsx';
import { countryTexts } from '../../ui/text/country-texts.ts';
import type { ConsultantAccount } from '../profiles.queries.ts';

/** The consultant's company, as a link to its page. */
export function CompanyOf({ consultant }: { consultant: ConsultantAccount }) {
  const { t } = useLingui();
  const { consultant_company: company } = consultant;
  if (company === null) return <CompanyLine company={null} />;
  const country = t(countryTexts[company.country_code]);
  const href = `/admin/consultant-company/${company.id}`;
  return (
    <CompanyLine
      company={{ name: company.name, href }}
      detail={company.type === 'independent' ? <Trans>Selvstendig · {country}</Trans> : country}
    />
  );
}
