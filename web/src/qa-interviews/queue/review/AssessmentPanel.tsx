import { Trans, useLingui } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLock, IconSparkles } from '@tabler/icons-react';
import { useId, useState } from 'react';
import type { QaInterviewForm } from '../../qa-interviews.queries.ts';
import { AssessmentOpinion } from './AssessmentOpinion.tsx';
import classes from './AssessmentPanel.module.css';

interface AssessmentPanelProps {
  form: QaInterviewForm;
  /** whether the admin has formed their own opinion; until then the panel stays folded */
  open: boolean;
}

/** The engine's second opinion, shown after the admin has formed their own. */
export function AssessmentPanel({ form, open: mayOpen }: AssessmentPanelProps) {
  const { t } = useLingui();
  const [unfolded, setUnfolded] = useState(false);
  const id = useId();
  const isOpen = mayOpen && unfolded;
  return (
    <section className={classes.panel} aria-label={t`KI-vurdering`}>
      <UnstyledButton
        className={classes.fold}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        disabled={!mayOpen}
        onClick={() => setUnfolded(!unfolded)}
      >
        <IconSparkles size={20} aria-hidden />
        <span className={classes.title}>
          <Trans>KI-vurdering</Trans>
        </span>
        {mayOpen ? (
          <IconChevronDown size={20} className={classes.chevron} aria-hidden />
        ) : (
          <IconLock size={18} aria-hidden />
        )}
      </UnstyledButton>
      {!mayOpen && (
        <p className={classes.why}>
          <Trans>
            Åpnes når du har valgt og begynt på begrunnelsen, så avgjørelsen er din egen.
          </Trans>
        </p>
      )}
      {isOpen && (
        <div id={id} className={classes.content}>
          <AssessmentOpinion form={form} />
        </div>
      )}
    </section>
  );
}
