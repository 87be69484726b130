import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { suggestBasis } from '@torg/protocol/agreements/hiring-basis';
import { useState } from 'react';
import classes from './Basis.module.css';
import { useBasis } from './basis-context.ts';
import { basisId } from './basis-fields.ts';
import { basisTexts, groundTexts, ruleText } from './basis-texts.ts';

/** What the answers suggest, with the rule in plain words; nobody has to follow it. */
export function BasisSuggestion() {
  const { t } = useLingui();
  const { values, set, today } = useBasis();
  const [said, setSaid] = useState('');
  const unanswered = Object.values(values.answers).filter((one) => one === null).length;
  const { basis, rule, ground } = suggestBasis(values.answers, today);
  const isUsed = values.choice === basis && (ground === null || values.ground === ground);
  const use = () => {
    set('choice', basis);
    if (ground !== null) set('ground', ground);
    setSaid(t`Forslaget er valgt.`);
    document.getElementById(basisId('choice'))?.focus();
  };
  return (
    <div className={classes.suggestion}>
      <div role="status">
        {unanswered > 0 ? (
          <Plural
            value={unanswered}
            one="Svar på # spørsmål til, så foreslår vi et grunnlag."
            other="Svar på # spørsmål til, så foreslår vi et grunnlag."
          />
        ) : (
          <>
            <strong>
              <Trans>Forslag: {t(basisTexts[basis])}</Trans>
            </strong>
            <p>{t(ruleText(rule))}</p>
            {ground !== null && <p>{t(groundTexts[ground])}</p>}
          </>
        )}{' '}
        {isUsed && said}
      </div>
      {unanswered === 0 && !isUsed && basis !== 'usikker' && (
        <Button mt="sm" size="xs" variant="default" onClick={use}>
          <Trans>Bruk forslaget</Trans>
        </Button>
      )}
    </div>
  );
}
