import { useLingui } from '@lingui/react/macro';
import { Progress, VisuallyHidden } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { answerKey, isAnswered, unanswered, type Answers } from '../../answers.ts';
import type { QaFormData } from '../../qa-interviews.queries.ts';
import { AnswerLink } from './AnswerLink.tsx';
import classes from './AnswerRail.module.css';

interface AnswerRailProps {
  form: QaFormData;
  answers: Answers;
  /** the state of saving */
  children: ReactNode;
}

/** The progress of the form and, on a wide page, a link to each question. */
export function AnswerRail({ form, answers, children }: AnswerRailProps) {
  const { t } = useLingui();
  const all = form.questions.length;
  const answered = all - unanswered(form, answers).length;
  return (
    <nav className={classes.rail} aria-label={t`Spørsmål`}>
      <div className={classes.top}>
        <span className={classes.count}>{t`${answered} av ${all} spørsmål besvart`}</span>
        {children}
      </div>
      <Progress value={(100 * answered) / all} aria-label={t`Besvart`} />
      <ol className={classes.list}>
        {form.questions.map(({ question }, place) => (
          <li key={answerKey(place)}>
            <RailLink
              place={place}
              question={question}
              done={isAnswered(answers[answerKey(place)])}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function RailLink(props: { place: number; question: string; done: boolean }) {
  const { t } = useLingui();
  const { place, question, done } = props;
  const Icon = done ? IconCircleCheckFilled : IconCircle;
  return (
    <AnswerLink place={place} className={classes.link}>
      <Icon size={18} className={done ? classes.done : undefined} aria-hidden />
      <span className={classes.question}>{question}</span>
      <VisuallyHidden>{done ? t`besvart` : t`ikke besvart`}</VisuallyHidden>
    </AnswerLink>
  );
}
