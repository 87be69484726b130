import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { AgoText } from '../../ui/text/DateText.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import classes from './Conflict.module.css';
import type { FlowcaseConflict } from './conflicts.queries.ts';
import { ConflictSides } from './ConflictSides.tsx';
import { fieldText, partTexts } from './field-texts.ts';
import { useValueText } from './use-value-text.ts';

interface ConflictCardProps {
  conflict: FlowcaseConflict;
  /** says whose profile it is */
  withName: boolean;
}

/** A field that was changed here and at Flowcase. */
export function ConflictCard({ conflict, withName }: ConflictCardProps) {
  const { t } = useLingui();
  const textOf = useValueText(conflict.field);
  const { profile, entry, part } = conflict;
  const place = [t(partTexts[part]), entry?.name, t(fieldText(conflict))];
  const title = [...new Set(place.filter(Boolean))].join(' · ');
  return (
    <li>
      <article className={`torg-card ${classes.card}`} aria-label={title}>
        <div>
          <Title order={2} size="md">
            {title}
          </Title>
          <Text size="sm" c="dimmed">
            {withName && (
              <>
                <TextLink href={`/profiles/${profile.account}`}>{profile.name}</TextLink>
                {' · '}
              </>
            )}
            <Trans>
              Oppdaget <AgoText value={conflict.found_at} />
            </Trans>
          </Text>
        </div>
        <ConflictSides conflict={conflict} />
        <Before text={textOf(conflict.base)} />
      </article>
    </li>
  );
}

/** What both sides had before they were changed. */
function Before({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <details>
      <summary>
        <Trans>Slik sto det før begge endret det</Trans>
      </summary>
      <p className={classes.text}>{text}</p>
    </details>
  );
}
