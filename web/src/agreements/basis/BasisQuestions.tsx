import { useLingui } from '@lingui/react/macro';
import { Radio } from '@mantine/core';
import { hiringQuestions, type HiringQuestion } from '@torg/protocol/agreements/hiring-terms';
import type { MessageDescriptor } from '@lingui/core';
import classes from './Basis.module.css';
import { useBasis } from './basis-context.ts';
import { basisId } from './basis-fields.ts';
import { BasisFrame } from './BasisFrame.tsx';
import { questionTexts } from './basis-texts.ts';
import { useBasisError } from './use-basis-error.ts';

const questions = Object.keys(hiringQuestions) as HiringQuestion[];

export const BasisQuestions = () => (
  <BasisFrame name="answers">
    <div className={classes.questions}>
      {questions.map((question) => (
        <Question key={question} question={question} />
      ))}
    </div>
  </BasisFrame>
);

function Question({ question }: { question: HiringQuestion }) {
  const { t } = useLingui();
  const { values, set } = useBasis();
  const { asks, answers } = questionTexts[question];
  const texts: Record<string, MessageDescriptor> = answers;
  const offered = hiringQuestions[question];
  const give = (value: string) => set('answers', { ...values.answers, [question]: value });
  return (
    <Radio.Group
      label={t(asks)}
      value={values.answers[question] ?? ''}
      onChange={give}
      error={useBasisError(`answers.${question}`)}
    >
      <div className={classes.answers}>
        {offered.map((value, place) => (
          <Radio
            key={value}
            id={place === 0 ? basisId(`answers.${question}`) : undefined}
            value={value}
            label={texts[value] && t(texts[value])}
          />
        ))}
      </div>
    </Radio.Group>
  );
}
