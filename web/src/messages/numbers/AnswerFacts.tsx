import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useNumberText } from '../../ui/text/number-text.ts';
import classes from './AnswerFacts.module.css';
import { useDurationText, useShareText } from './number-texts.ts';
import type { AnswerNumbers } from './numbers.queries.ts';

/** The main figures of the period. */
export function AnswerFacts({ numbers }: { numbers: AnswerNumbers }) {
  const inWords = useNumberText();
  const share = useShareText();
  const duration = useDurationText();
  const { threads, median_seconds, unanswered } = numbers;
  return (
    <dl className={classes.facts}>
      <Fact label={<Trans>Samtaler</Trans>}>{inWords(threads)}</Fact>
      <Fact label={<Trans>Besvart innen 24 timer</Trans>}>
        {share(numbers.within_24h, numbers.due_24h)}
      </Fact>
      <Fact label={<Trans>Besvart innen 72 timer</Trans>}>
        {share(numbers.within_72h, numbers.due_72h)}
      </Fact>
      <Fact label={<Trans>Ikke besvart</Trans>}>{share(unanswered, threads)}</Fact>
      <Fact label={<Trans>Median til første svar</Trans>}>
        {median_seconds === null ? '–' : duration(median_seconds)}
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className={`torg-card ${classes.fact}`}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
