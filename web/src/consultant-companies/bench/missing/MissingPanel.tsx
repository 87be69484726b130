import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ruleAddress } from '../../../profiles/public/rule-address.ts';
import { RuleText } from '../../../profiles/public/RuleText.tsx';
import { HrefLink } from '../../../ui/text/HrefLink.tsx';
import type { Missing, MissingThing } from './missing.ts';
import classes from './MissingPanel.module.css';

interface MissingPanelProps {
  profile: string;
  missing: Missing;
  /** the consultant is active already, so what is missing hides them */
  isActive?: boolean;
}

/** Everything that a profile lacks, each with a link to the field that fixes it. */
export function MissingPanel({ profile, missing, isActive = false }: MissingPanelProps) {
  const { qa, activation } = missing;
  return (
    <div className={classes.panel}>
      {qa.length > 0 && (
        <Things profile={profile} things={qa}>
          <Trans>Før kvalitetssikring</Trans>
        </Things>
      )}
      {activation.length > 0 && (
        <Things profile={profile} things={activation}>
          {isActive ? <Trans>For å være synlig</Trans> : <Trans>Før aktivering</Trans>}
        </Things>
      )}
    </div>
  );
}

interface ThingsProps {
  profile: string;
  things: readonly MissingThing[];
  children: ReactNode;
}

function Things({ profile, things, children }: ThingsProps) {
  return (
    <div>
      <h3 className={classes.heading}>{children}</h3>
      <ul className={classes.things}>
        {things.map((thing) => (
          <li key={[thing.code, thing.project ?? thing.work_experience].join(' ')}>
            <HrefLink href={ruleAddress(profile, thing)}>
              <Where thing={thing} />
              <RuleText code={thing.code} />
            </HrefLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Where({ thing: { project, place } }: { thing: MissingThing }) {
  if (place === null) return null;
  return (
    <>{project === undefined ? <Trans>Jobb {place}:</Trans> : <Trans>Prosjekt {place}:</Trans>} </>
  );
}
