import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { AutosaveMark } from '../../../ui/autosave/AutosaveMark.tsx';
import { RailColumns } from '../../../ui/layout/RailColumns.tsx';
import { answerKey } from '../../answers.ts';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { FormHeader } from '../FormHeader.tsx';
import { AnswerField } from './AnswerField.tsx';
import { AnswerRail } from './AnswerRail.tsx';
import classes from './FillInForm.module.css';
import { HandIn } from './HandIn.tsx';
import { useAnswersAutosave } from './use-answers-autosave.ts';

/** A field for each question; answers are saved automatically. */
export function FillInForm({ form }: { form: QaInterviewForm }) {
  const answers = useAnswersAutosave(form);
  const [tooEarly, setTooEarly] = useState(false);
  const { values, state, error, flush } = answers;
  return (
    <>
      <FormHeader form={form} />
      <RailColumns
        rail={
          <AnswerRail form={form.form_data} answers={values}>
            <div className={classes.save} data-state={state}>
              <AutosaveMark
                state={state}
                onRetry={error === undefined ? undefined : () => void flush()}
              />
            </div>
          </AnswerRail>
        }
      >
        <p className={classes.lead}>
          <Trans>
            Svar slik du ville fortalt det, gjerne med et eksempel. Alt lagres mens du skriver, og
            du kan komme tilbake når du vil.
          </Trans>
        </p>
        {form.form_data.questions.map(({ question }, place) => (
          <AnswerField
            key={answerKey(place)}
            place={place}
            question={question}
            answers={answers}
            isMissed={tooEarly}
          />
        ))}
        <HandIn form={form} answers={answers} onTooEarly={() => setTooEarly(true)} />
      </RailColumns>
    </>
  );
}
