import { Trans, useLingui } from '@lingui/react/macro';
import { IconCalendarPlus, IconClockHour4, IconHourglass, IconMapPin } from '@tabler/icons-react';
import type { ComponentType, ReactNode } from 'react';
import { DateText } from '../../../ui/text/DateText.tsx';
import classes from './AssignmentMeta.module.css';
import { PlaceText, type Place } from '../../PlaceText.tsx';

interface AssignmentMetaProps {
  assignment: Place & {
    percent: number | null;
    duration: string | null;
    start_date: string | null;
  };
}

/** Place, workload, duration and start on one line. */
export function AssignmentMeta({ assignment }: AssignmentMetaProps) {
  const { t } = useLingui();
  const { percent, duration, start_date, region, allow_remote_work } = assignment;
  return (
    <ul className={classes.meta} aria-label={t`Rammer`}>
      {(region || allow_remote_work) && (
        <Item icon={IconMapPin}>
          <PlaceText place={assignment} />
        </Item>
      )}
      {percent !== null && <Item icon={IconClockHour4}>{percent} %</Item>}
      {duration && <Item icon={IconHourglass}>{duration}</Item>}
      {start_date && (
        <Item icon={IconCalendarPlus}>
          <Trans>
            Oppstart <DateText value={start_date} />
          </Trans>
        </Item>
      )}
    </ul>
  );
}

type Icon = ComponentType<{ size: number; className?: string; 'aria-hidden': true }>;

function Item({ icon: Icon, children }: { icon: Icon; children: ReactNode }) {
  return (
    <li>
      <Icon size={17} className={classes.icon} aria-hidden />
      <span>{children}</span>
    </li>
  );
}
