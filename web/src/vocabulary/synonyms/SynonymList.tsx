import { useLingui } from '@lingui/react/macro';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useLocale } from '../../client/use-locale.ts';
import { focusHeading } from '../../ui/dialog/focus-heading.ts';
import { TextLink } from '../../ui/text/TextLink.tsx';
import { QuietAction } from '../../ui/layout/QuietAction.tsx';
import type { Synonym } from '../vocabulary.queries.ts';
import { languageTexts, relationTexts } from '../vocabulary-texts.ts';
import { SynonymDialog } from './SynonymDialog.tsx';
import classes from './SynonymList.module.css';
import { useRemoval } from './use-removal.ts';

const removeId = ({ synonym }: Synonym): string => `remove-${synonym}`;

interface SynonymListProps {
  synonyms: readonly Synonym[];
  /** shows the term of each synonym */
  withTerm?: boolean;
}

/** Synonyms with their language and relation; each can be edited, or removed with an undo. */
export function SynonymList({ synonyms, withTerm = false }: SynonymListProps) {
  const { t } = useLingui();
  const locale = useLocale();
  const [changed, setChanged] = useState<Synonym>();
  const removeOne = useRemoval();
  // The row goes with its button, so the focus moves to the next one.
  const remove = (synonym: Synonym, place: number) => {
    const next = synonyms[place + 1] ?? synonyms[place - 1];
    removeOne(synonym);
    const button = next && document.getElementById(removeId(next));
    if (button) button.focus();
    else focusHeading();
  };
  return (
    <>
      <ul className={classes.list}>
        {synonyms.map((synonym, place) => (
          <li key={synonym.synonym}>
            <div className={classes.words}>
              <span className={classes.text} lang={synonym.locale ?? undefined}>
                {synonym.text}
              </span>
              {withTerm && (
                <TextLink href={`/competencies/${synonym.competency}`}>
                  {synonym.of.names[locale]}
                </TextLink>
              )}
              <span className={classes.quiet}>
                {t(relationTexts[synonym.relation])} · {t(languageTexts[synonym.locale ?? 'any'])}
              </span>
            </div>
            <div className={classes.actions}>
              {synonym.can.change && (
                <QuietAction
                  label={t`Endre ${synonym.text}`}
                  icon={IconPencil}
                  onClick={() => setChanged(synonym)}
                />
              )}
              {synonym.can.remove && (
                <QuietAction
                  id={removeId(synonym)}
                  label={t`Fjern ${synonym.text}`}
                  icon={IconTrash}
                  onClick={() => remove(synonym, place)}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {changed && (
        <SynonymDialog of={changed.of} synonym={changed} onClose={() => setChanged(undefined)} />
      )}
    </>
  );
}
