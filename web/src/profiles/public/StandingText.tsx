import { Trans, useLingui } from '@lingui/react/macro';
import { IconEye, IconEyeOff, IconHandStop, IconMoon } from '@tabler/icons-react';
import { ShortDateText } from '../../ui/DateText.tsx';
import { standingOf, type Standing } from './standing.ts';
import { standingTexts } from './standing-texts.ts';
import classes from './StandingText.module.css';

interface StandingTextProps {
  consultant: {
    active_since_date: string | null;
    visible_in_search: boolean;
    requested_activation: boolean;
  };
}

const icons: Record<Standing, typeof IconEye> = {
  visible: IconEye,
  hidden: IconEyeOff,
  requested: IconHandStop,
  inactive: IconMoon,
};

/** Whether a consultant takes part, and since when. */
export function StandingText({ consultant }: StandingTextProps) {
  const { t } = useLingui();
  const standing = standingOf(consultant);
  const { active_since_date: since } = consultant;
  const Icon = icons[standing];
  return (
    <span className={classes.standing} data-standing={standing}>
      <Icon size={16} aria-hidden className={classes.icon} />
      <span>
        {standing === 'visible' && since ? (
          <Trans>
            Synlig siden <ShortDateText value={since} />
          </Trans>
        ) : (
          t(standingTexts[standing])
        )}
      </span>
    </span>
  );
}
