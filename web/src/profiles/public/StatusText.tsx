import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff, IconHandStop, IconMoon } from '@tabler/icons-react';
import { ShortDateText } from '../../ui/text/DateText.tsx';
import { statusOf, type ParticipationStatus } from './status.ts';
import { statusTexts } from './status-texts.ts';
import classes from './StatusText.module.css';

interface StatusTextProps {
  consultant: {
    active_since_date: string | null;
    visible_in_search: boolean;
    requested_activation: boolean;
  };
}

const icons: Record<ParticipationStatus, typeof IconEye> = {
  visible: IconEye,
  hidden: IconEyeOff,
  requested: IconHandStop,
  inactive: IconMoon,
};

/** The consultant's participation status, and since when they are active. */
export function StatusText({ consultant }: StatusTextProps) {
  const { t } = useLingui();
  const status = statusOf(consultant);
  const { active_since_date: since } = consultant;
  const Icon = icons[status];
  return (
    <span className={classes.status} data-status={status}>
      <Icon size={16} aria-hidden className={classes.icon} />
      <span>
        {status === 'visible' && since ? (
          <Trans>
            Synlig siden <ShortDateText value={since} />
          </Trans>
        ) : (
          t(statusTexts[status])
        )}
      </span>
    </span>
  );
}
