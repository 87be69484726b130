import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import type { Profile } from '../profiles.queries.ts';
import { dayOf } from '../public/availability/availability.ts';
import classes from './EditorRail.module.css';
import { partNames } from './part-names.ts';
import { partAddress, type RailPart } from './place.ts';
import { railMarks, type RailMark } from './rail-marks.ts';
import { lacksIn, toValidate } from './rules.ts';

const icons: Record<RailMark['state'], typeof IconCircle> = {
  missing: IconCircleDashed,
  done: IconCircleCheck,
  optional: IconCircle,
};

/** The parts of the profile with their progress: beside the form, or a strip above it. */
export function EditorRail({ profile, current }: { profile: Profile; current: RailPart }) {
  const { t } = useLingui();
  const nav = useRef<HTMLElement>(null);
  const marks = railMarks(profile, lacksIn(toValidate(profile), dayOf(useMinute())));
  // The strip may be wider than a phone: scroll the open part into view.
  useEffect(() => {
    const currentLink = nav.current?.querySelector<HTMLElement>('[aria-current]');
    const strip = nav.current?.firstElementChild;
    if (!currentLink || !strip) return;
    strip.scrollLeft = currentLink.offsetLeft - (strip.clientWidth - currentLink.offsetWidth) / 2;
  }, [current]);
  return (
    <nav ref={nav} className={classes.rail} aria-label={t`Deler av profilen`}>
      <ul>
        {marks.map((mark) => (
          <RailItem
            key={mark.part}
            profile={profile.account}
            mark={mark}
            current={mark.part === current}
          />
        ))}
      </ul>
    </nav>
  );
}

interface RailItemProps {
  profile: string;
  mark: RailMark;
  current: boolean;
}

function RailItem({ profile, mark, current }: RailItemProps) {
  const { t } = useLingui();
  const { part, state, missing } = mark;
  const Icon = icons[state];
  return (
    <li>
      <HrefLink
        href={partAddress(profile, part)}
        className={classes.part}
        data-state={state}
        data-current={current || undefined}
        aria-current={current ? 'true' : undefined}
      >
        <Icon size={18} aria-hidden />
        <span>{t(partNames[part])}</span>
        {missing > 0 && (
          <span className={classes.count} aria-hidden>
            {missing}
          </span>
        )}
        <VisuallyHidden>
          {state === 'missing' && (
            <Plural value={missing} one="# ting mangler" other="# ting mangler" />
          )}
          {state === 'done' && <Trans>ferdig</Trans>}
          {state === 'optional' && <Trans>valgfritt</Trans>}
        </VisuallyHidden>
      </HrefLink>
    </li>
  );
}
