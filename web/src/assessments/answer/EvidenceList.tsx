import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { Evidence } from '../read-output.ts';
import classes from './EvidenceList.module.css';

interface EvidenceListProps {
  evidence: readonly Evidence[];
  /** whose profile it is; undefined where it can no longer be read */
  profile: string | undefined;
}

/** The lines of the CV that a claim rests on, each with a link to its entry. */
export function EvidenceList({ evidence, profile }: EvidenceListProps) {
  if (evidence.length === 0) return null;
  return (
    <ul className={classes.list}>
      {evidence.map(({ item, quote }) => (
        <li key={`${item} ${quote}`}>
          <q className={classes.quote}>{quote}</q>{' '}
          {profile !== undefined && (
            <TextLink href={`/profiles/${profile}#${item}`}>
              <Trans>Se i profilen</Trans>
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  );
}
