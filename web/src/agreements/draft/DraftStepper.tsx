import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircle, IconCircleDot, IconX } from '@tabler/icons-react';
import type { AgreementDraft } from '../agreements.queries.ts';
import { answererOf, draftSteps, stepMarks, type DraftStep, type StepMark } from './draft-steps.ts';
import classes from './DraftStepper.module.css';

const texts: Record<DraftStep, MessageDescriptor> = {
  terms: msg`Vilkår`,
  answer: msg`Svar fra selskapet`,
  signing: msg`Signering`,
  agreement: msg`Avtale`,
};

const marks: Record<StepMark, { icon: typeof IconCheck; text: MessageDescriptor }> = {
  done: { icon: IconCheck, text: msg`ferdig` },
  now: { icon: IconCircleDot, text: msg`nå` },
  later: { icon: IconCircle, text: msg`kommer` },
  ended: { icon: IconX, text: msg`stoppet her` },
};

/** The same where the company has proposed something. */
const clientAnswers = msg`Svar fra oppdragsgiveren`;

/** How far the hire has come. */
export function DraftStepper({ draft }: { draft: AgreementDraft }) {
  const { t } = useLingui();
  const steps = stepMarks(draft);
  const isClients = answererOf(draft.rounds) === 'client';
  return (
    <ol className={classes.steps} aria-label={t`Hvor langt avtalen er kommet`}>
      {draftSteps.map((step) => {
        const mark = steps[step];
        const { icon: Icon, text } = marks[mark];
        return (
          <li key={step} data-mark={mark} aria-current={mark === 'now' ? 'step' : undefined}>
            <Icon size={20} aria-hidden />
            <span>{t(step === 'answer' && isClients ? clientAnswers : texts[step])}</span>
            <VisuallyHidden>{t(text)}</VisuallyHidden>
          </li>
        );
      })}
    </ol>
  );
}
