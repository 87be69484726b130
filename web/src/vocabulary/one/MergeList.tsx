import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { ChangeDialog } from '../../ui/dialog/ChangeDialog.tsx';
import { AgoText } from '../../ui/text/DateText.tsx';
import { useNumberText } from '../../ui/text/number-text.ts';
import { Section } from '../../ui/layout/Section.tsx';
import { useUndoMerge, type Term } from '../vocabulary.queries.ts';
import classes from './MergeList.module.css';

type Merge = Term['merges'][number];

/** Merges in force, or a rejection; each can be undone. */
export function MergeList({ term: { merges } }: { term: Term }) {
  const { t } = useLingui();
  const [undoing, setUndoing] = useState<Merge>();
  if (merges.length === 0) return null;
  return (
    <Section
      title={t`Slått sammen og avvist`}
      lead={<Trans>Kan angres. Det folk selv har endret siden, blir stående.</Trans>}
    >
      <ul className={classes.list}>
        {merges.map((merge) => (
          <li key={merge.merge}>
            <div>
              <MergeName merge={merge} />
              <div className={classes.quiet}>
                <Plural value={merge.moved} one="# sted" other="# steder" />
                {' · '}
                {merge.made_by?.name ?? <Trans>Slettet konto</Trans>} ·{' '}
                <AgoText value={merge.made_at} />
              </div>
            </div>
            {merge.can.undo && (
              <Button size="xs" variant="default" onClick={() => setUndoing(merge)}>
                <Trans>Angre …</Trans>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {undoing && <UndoDialog merge={undoing} onClose={() => setUndoing(undefined)} />}
    </Section>
  );
}

function MergeName({ merge: { from, into } }: { merge: Merge }) {
  const locale = useLocale();
  const name = from.names[locale];
  if (!into) return <Trans>{name} ble avvist</Trans>;
  const target = into.names[locale];
  return (
    <Trans>
      {name} ble en del av {target}
    </Trans>
  );
}

function UndoDialog({ merge, onClose }: { merge: Merge; onClose: () => void }) {
  const { t } = useLingui();
  const numberText = useNumberText();
  const undo = useUndoMerge();
  return (
    <ChangeDialog
      title={t`Angre?`}
      confirm={t`Sett tilbake`}
      change={undo}
      value={merge.merge}
      done={(answer) => {
        const [restored, left] = [numberText(answer.restored), numberText(answer.left)];
        return answer.left === 0
          ? t`Alt er som det var (${restored} steder).`
          : t`${restored} steder er som de var. ${left} steder er endret siden, og blir stående.`;
      }}
      onClose={onClose}
    >
      <MergeName merge={merge} />.{' '}
      <Trans>
        Alt settes tilbake som det var. Der folk har tatt bort eller endret det siden, gjelder det
        de har gjort.
      </Trans>
    </ChangeDialog>
  );
}
