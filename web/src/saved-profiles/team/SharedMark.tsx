import { Trans } from '@lingui/react/macro';
import { IconUsers } from '@tabler/icons-react';
import type { SavedList } from '../saved-lists.ts';
import classes from './Team.module.css';

/** Says with whom the open list is shared, and by whom. */
export function SharedMark({ list }: { list: SavedList }) {
  const { shared_with, owner, is_own, can } = list;
  if (shared_with === null) return null;
  const { name: company } = shared_with;
  const { name } = owner;
  return (
    <span className={classes.shared}>
      <IconUsers size={18} aria-hidden />
      <span>
        <SharedBy company={company} owner={is_own ? null : name} isLeft={can.takeOver} />
      </span>
    </span>
  );
}

interface SharedByProps {
  company: string;
  owner: string | null;
  isLeft: boolean;
}

function SharedBy({ company, owner, isLeft }: SharedByProps) {
  if (owner === null) return <Trans>Delt med alle innkjøpere i {company}</Trans>;
  if (isLeft) {
    return (
      <Trans>
        Delt i {company} av {owner}, som har sluttet
      </Trans>
    );
  }
  return (
    <Trans>
      Delt i {company} av {owner}
    </Trans>
  );
}
