import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { ReadinessCode } from '@torg/protocol/readiness';
import classes from './MissingList.module.css';
import { missingSentences } from './missing-texts.ts';
import { StepLink } from './StepLink.tsx';
import { fieldOf, stepOf } from './steps.ts';

/** Everything that is missing, each a way to its field. */
export function MissingList({ missing }: { missing: readonly ReadinessCode[] }) {
  const { t } = useLingui();
  return (
    <Alert
      color="clay"
      icon={<IconListCheck aria-hidden />}
      title={<Trans>Dette mangler før du kan publisere</Trans>}
    >
      <ul className={classes.list}>
        {missing.map((code) => (
          <li key={code}>
            <StepLink step={stepOf[fieldOf(code)]} field={fieldOf(code)}>
              {t(missingSentences[code])}
            </StepLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
