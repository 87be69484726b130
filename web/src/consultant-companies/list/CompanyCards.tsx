import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { countryTexts } from '../../ui/country-texts.ts';
import { HrefLink } from '../../ui/HrefLink.tsx';
import type { ConsultantCompanyItem } from '../consultant-companies.queries.ts';
import { AgreementMark } from './AgreementMark.tsx';
import classes from './CompanyCards.module.css';
import { companyTypeTexts } from './company-texts.ts';

/** The table where there is no room for one. */
export function CompanyCards({ companies }: { companies: readonly ConsultantCompanyItem[] }) {
  const { t } = useLingui();
  return (
    <ul className={classes.list}>
      {companies.map((company) => (
        <li key={company.consultant_company} className={`torg-card ${classes.card}`}>
          <h2 className={classes.name}>
            <HrefLink href={`/admin/consultant-company/${company.consultant_company}`}>
              {company.name}
            </HrefLink>
          </h2>
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
        </li>
      ))}
    </ul>
  );
}
