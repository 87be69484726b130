import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { countryTexts } from '../../ui/text/country-texts.ts';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { CardTitle } from '../../ui/table/SortableTable.tsx';
import type { ConsultantCompanyItem } from '../consultant-companies.queries.ts';
import { AgreementMark } from './AgreementMark.tsx';
import { companyTypeTexts } from './company-texts.ts';
import classes from './CompanyCard.module.css';

export function CompanyCard({ company }: { company: ConsultantCompanyItem }) {
  const { t } = useLingui();
  return (
    <>
      <CardTitle>
        <HrefLink href={`/admin/consultant-company/${company.consultant_company}`}>
          {company.name}
        </HrefLink>
      </CardTitle>
      <span className={classes.quiet}>
        {t(companyTypeTexts[company.type])} · {t(countryTexts[company.country])}
      </span>
      <span>
        <Plural value={company.consultants} one="# konsulent" other="# konsulenter" />
        {', '}
        <Plural value={company.active_consultants} one="# aktiv" other="# aktive" />
      </span>
      <span className={classes.agreement}>
        <Trans>Samarbeidsavtale:</Trans>
        <AgreementMark signed={company.has_cooperation_agreement} />
        {company.fast_track_new_consultants && <Trans>Hurtigspor</Trans>}
      </span>
    </>
  );
}
