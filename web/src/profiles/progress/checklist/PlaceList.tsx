import { useLingui } from '@lingui/react';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import type { Profile } from '../../profiles.queries.ts';
import { RuleText } from '../../public/RuleText.tsx';
import type { ChecklistPlace } from './checklist.ts';
import { placeTitle } from './place-title.ts';
import classes from './PlaceList.module.css';
import { useRuleHref } from './use-rule-href.ts';

interface PlaceListProps {
  profile: Profile;
  places: readonly ChecklistPlace[];
}

/** The failing rules by the part of the profile that they are about; each a link to the field. */
export function PlaceList({ profile, places }: PlaceListProps) {
  const { i18n } = useLingui();
  const hrefOf = useRuleHref(profile);
  return (
    <ul className={classes.places}>
      {places.map((place) => (
        <li key={place.key}>
          <div className={classes.title}>{placeTitle(i18n, place, profile)}</div>
          <ul className={classes.rules}>
            {place.rules.map((rule) => (
              <li key={rule.code}>
                <RuleLink href={hrefOf(rule)}>
                  <RuleText code={rule.code} />
                </RuleLink>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function RuleLink({ href, children }: { href: string; children: ReactNode }) {
  const isExternal = !href.startsWith('/');
  return (
    <HrefLink href={href}>
      {children}
      {isExternal && <IconExternalLink size={15} aria-hidden />}
    </HrefLink>
  );
}
