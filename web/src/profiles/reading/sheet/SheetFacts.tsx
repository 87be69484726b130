import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { IconBriefcase, IconHome, IconMail, IconMapPin, IconPhone } from '@tabler/icons-react';
import { wholeYears } from '@torg/protocol/profiles/profile-rules';
import type { ReactNode } from 'react';
import { AddressText } from '../../../ui/text/AddressText.tsx';
import { phoneAddress } from '../../../ui/field/phone.ts';
import { useMinute } from '../../../ui/text/use-minute.ts';
import { dayOf } from '../../public/availability/availability.ts';
import type { Profile } from '../../profiles.queries.ts';
import classes from './SheetFacts.module.css';

/** Regions, remote work, experience, and the contact details where the reader may see them. */
export function SheetFacts({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const today = dayOf(useMinute());
  const { regions, remote_work_ok, experience_since, email, phone } = profile;
  const years = experience_since === null ? 0 : wholeYears(experience_since, today);
  return (
    <ul className={classes.facts} aria-label={t`Rammer`}>
      {regions.length > 0 && (
        <Fact icon={<IconMapPin size={18} aria-hidden />}>
          {regions.map(({ name }) => name).join(', ')}
        </Fact>
      )}
      {remote_work_ok && (
        <Fact icon={<IconHome size={18} aria-hidden />}>
          <Trans>Kan jobbe hjemmefra</Trans>
        </Fact>
      )}
      {years > 0 && (
        <Fact icon={<IconBriefcase size={18} aria-hidden />}>
          <Plural value={years} one="# års erfaring" other="# års erfaring" />
        </Fact>
      )}
      {email && (
        <Fact icon={<IconMail size={18} aria-hidden />}>
          <a href={`mailto:${email}`}>
            <AddressText address={email} />
          </a>
        </Fact>
      )}
      {phone && (
        <Fact icon={<IconPhone size={18} aria-hidden />}>
          <a href={phoneAddress(phone)}>{phone}</a>
        </Fact>
      )}
    </ul>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      <span>{children}</span>
    </li>
  );
}
