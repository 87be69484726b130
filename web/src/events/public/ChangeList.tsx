import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { AgoText } from '../../ui/text/DateText.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { changeTexts } from '../change-texts.ts';
import { ChangeFields } from '../ChangeFields.tsx';
import type { RecordedChange } from '../changes.queries.ts';
import classes from './ChangeList.module.css';

interface ChangeListProps {
  changes: readonly RecordedChange[];
  object: string;
  nothing: string;
}

/** Changes as lines: what was done, the fields before and after, by whom and when. */
export function ChangeList({ changes, object, nothing }: ChangeListProps) {
  const { t } = useLingui();
  if (changes.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {nothing}
      </Text>
    );
  }
  return (
    <ol className={classes.list} aria-label={t`Historikk`}>
      {changes.map((change) => (
        <ChangeLine key={change.change} change={change} isOwn={change.object.id === object} />
      ))}
    </ol>
  );
}

/** `isOwn`: it happened to the very object whose history this is. */
function ChangeLine({ change, isOwn }: { change: RecordedChange; isOwn: boolean }) {
  const { t } = useLingui();
  const { what, object, by, at, is_automatic } = change;
  return (
    <li>
      <PersonImage name={by?.name ?? ''} src={by?.image_url ?? null} size={32} />
      <div>
        <Text size="sm" fw={550}>
          {t(changeTexts[what])}
          {!isOwn && object.name && ` · ${object.name}`}
        </Text>
        <ChangeFields change={change} />
        <Text size="sm" c="dimmed">
          {is_automatic ? <Trans>Automatisk</Trans> : by?.name || <Trans>Slettet konto</Trans>} ·{' '}
          <AgoText value={at} />
        </Text>
      </div>
    </li>
  );
}
