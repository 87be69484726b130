import { Trans, useLingui } from '@lingui/react/macro';
import { Text, Title } from '@mantine/core';
import { languageLevels } from '@torg/protocol/profiles/profile-terms';
import { levelTexts } from '../../profiles/public/level-texts.ts';
import { ErrorNotice } from '../../ui/states/ErrorNotice.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { TextLink } from '../../ui/text/TextLink.tsx';
import type { ConflictValue, FlowcaseConflict } from './conflicts.queries.ts';
import classes from './Conflict.module.css';
import { fieldText, partTexts } from './field-texts.ts';
import { OwnWords } from './OwnWords.tsx';
import { Side } from './Side.tsx';
import { useAnswering } from './use-answering.ts';
import { valueText } from './value-text.ts';
import { wordDifference } from './word-difference.ts';

interface ConflictCardProps {
  conflict: FlowcaseConflict;
  /** says whose profile it is */
  withName: boolean;
}

/** A field that was changed here and at Flowcase: both sides, and the three answers. */
export function ConflictCard({ conflict, withName }: ConflictCardProps) {
  const { t } = useLingui();
  const textOf = useValueText(conflict.field);
  const ours = textOf(conflict.ours);
  const theirs = textOf(conflict.theirs);
  const difference = wordDifference(ours, theirs);
  const answering = useAnswering(conflict);
  const { profile, entry, part } = conflict;
  const place = [t(partTexts[part]), entry?.name, t(fieldText(conflict))];
  const title = [...new Set(place.filter(Boolean))].join(' · ');
  return (
    <li>
      <article className={`torg-card ${classes.card}`} aria-label={title}>
        <div>
          <Title order={3} size="md">
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
        <div className={classes.sides}>
          <Side side="ours" stretches={difference.ours} answering={answering} />
          <Side side="theirs" stretches={difference.theirs} answering={answering} />
          {conflict.answers.includes('own_words') && (
            <OwnWords conflict={conflict} start={ours || theirs} answering={answering} />
          )}
        </div>
        <Before text={textOf(conflict.base)} />
        <ErrorNotice error={answering.error} />
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
        <Text component="span" size="sm">
          <Trans>Slik sto det før begge endret det</Trans>
        </Text>
      </summary>
      <p className={classes.text}>{text}</p>
    </details>
  );
}

function useValueText(field: string) {
  const { t, i18n } = useLingui();
  const words = {
    locale: i18n.locale,
    yes: t`Ja`,
    no: t`Nei`,
    present: t`nå`,
    level: (word: string) => {
      const known = languageLevels.find((level) => level === word);
      return known && t(levelTexts[known]);
    },
  };
  return (value: ConflictValue) => valueText(value, field, words);
}
