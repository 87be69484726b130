import { Trans, useLingui } from '@lingui/react/macro';
import { Title } from '@mantine/core';
import { useEffect } from 'react';
import { focusWhenThere } from '../../ui/dialog/focus-when-there.ts';
import { PartFrame } from '../editor/PartFrame.tsx';
import { subsectionKinds } from '../editor/place.ts';
import { subsections, type Subsection } from '../profile-search.ts';
import type { Profile } from '../profiles.queries.ts';
import { ItemList } from './list/ItemList.tsx';
import { AddButton } from './list/ItemListPart.tsx';
import { findItem } from './list/item-lists.ts';
import { kindTexts } from './kind-texts.ts';
import classes from './MorePart.module.css';

interface MorePartProps {
  profile: Profile;
  /** the subsection to start at, and the entry in it */
  subsection?: Subsection;
  at?: string;
}

const headingId = (subsection: Subsection) => `profile-${subsection}`;

/** Everything else that a CV may contain; no rule requires any of it. */
export function MorePart({ profile, subsection, at }: MorePartProps) {
  const { t } = useLingui();
  useEffect(() => {
    if (subsection === undefined || at !== undefined) return undefined;
    return focusWhenThere(headingId(subsection), 'start');
  }, [subsection, at]);
  return (
    <PartFrame
      title={t`Mer i CV-en`}
      lead={<Trans>Ingenting her er påkrevd. Ta med det som gjør inntrykk.</Trans>}
    >
      {subsections.map((part) => {
        const kind = subsectionKinds[part];
        const hasEntry = at !== undefined && findItem(profile, kind, at) !== undefined;
        return (
          <section key={part} aria-labelledby={headingId(part)} className={classes.subsection}>
            <div className={classes.head}>
              <Title order={3} id={headingId(part)} tabIndex={-1} className={classes.title}>
                {t(kindTexts[kind].many)}
              </Title>
              <AddButton profile={profile} kind={kind} />
            </div>
            <ItemList profile={profile} kind={kind} at={hasEntry ? at : undefined} level={4} />
          </section>
        );
      })}
    </PartFrame>
  );
}
