import { Trans } from '@lingui/react/macro';
import { DeactivatedLine } from '../../accounts/public/DeactivatedLine.tsx';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import type { ConsultantAccount } from '../profiles.queries.ts';
import { AvailabilityText } from '../public/availability/AvailabilityText.tsx';
import { QaBadge } from '../public/QaBadge.tsx';
import { StatusText } from '../public/StatusText.tsx';
import { CompanyOf } from './CompanyOf.tsx';
import classes from './ConsultantCard.module.css';
import { ConsultantName } from './ConsultantName.tsx';

export function ConsultantCard({ consultant }: { consultant: ConsultantAccount }) {
  return (
    <>
      <ConsultantName consultant={consultant} />
      <CompanyOf consultant={consultant} />
      <div className={classes.status}>
        <QaBadge status={consultant.qa_status} />
        <StatusText consultant={consultant} />
        {consultant.deactivated && <DeactivatedLine account={consultant.account} />}
      </div>
      <div className={classes.status}>
        <AvailabilityText
          availability={consultant.availability_date}
          updated={consultant.availability_updated}
        />
        <span className={classes.quiet}>
          <Trans>
            oppdatert <ShortDateText value={consultant.profile_updated_at} />
          </Trans>
        </span>
      </div>
    </>
  );
}
