import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { useState } from 'react';
import { MainAction } from '../../../ui/layout/MainAction.tsx';
import { Section } from '../../../ui/layout/Section.tsx';
import { unanswered } from '../../answers.ts';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { AnswerLink } from './AnswerLink.tsx';
import { goToAnswer } from './go-to-answer.ts';
import classes from './HandIn.module.css';
import { HandInDialog } from './HandInDialog.tsx';
import type { AnswersState } from './use-answers-autosave.ts';

interface HandInProps {
  form: QaInterviewForm;
  answers: AnswersState;
  /** called when the user tries to submit an unfinished form */
  onTooEarly: () => void;
}

/** The end of the form: the unanswered questions, and the button to submit. */
export function HandIn({ form, answers, onTooEarly }: HandInProps) {
  const { t } = useLingui();
  const [confirming, setConfirming] = useState(false);
  const open = unanswered(form.form_data, answers.values);
  const [first] = open;
  const handIn = () => {
    if (first === undefined) return setConfirming(true);
    onTooEarly();
    goToAnswer(first);
  };
  return (
    <Section title={t`Lever fagintervjuet`}>
      {open.length > 0 && <Unanswered form={form} places={open} />}
      <Text>
        {open.length === 0 ? (
          <Trans>
            Du har svart på alle spørsmålene. Når du har levert, kan svarene ikke endres.
          </Trans>
        ) : (
          <Trans>Når alle er besvart, kan du levere.</Trans>
        )}
      </Text>
      <MainAction mt="md" onClick={handIn}>
        <Trans>Lever</Trans>
      </MainAction>
      <HandInDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        form={form}
        answers={answers}
        onTooEarly={onTooEarly}
      />
    </Section>
  );
}

/** The unanswered questions, each a link to its field. */
function Unanswered({ form, places }: { form: QaInterviewForm; places: readonly number[] }) {
  return (
    <>
      <Text>
        <Plural
          value={places.length}
          one="# spørsmål er ikke besvart:"
          other="# spørsmål er ikke besvart:"
        />
      </Text>
      <ul className={classes.open}>
        {places.map((place) => (
          <li key={place}>
            <AnswerLink place={place}>
              {place + 1}. {form.form_data.questions[place]?.question}
            </AnswerLink>
          </li>
        ))}
      </ul>
    </>
  );
}
