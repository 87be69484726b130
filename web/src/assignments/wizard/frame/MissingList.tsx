import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { ReadinessCode } from '@torg/protocol/assignments/readiness';
import classes from './MissingList.module.css';
import { missingSentences } from './missing-texts.ts';
import { StepLink } from '../../../ui/layout/StepLink.tsx';
import { stepOf, steps } from '../step-map.ts';
import { fieldOf } from '../steps.ts';

/** Everything that is missing, each item a link to its field. */
export function MissingList({ missing }: { missing: readonly ReadinessCode[] }) {
  const { t } = useLingui();
  const placeOf = (code: ReadinessCode) => steps.indexOf(stepOf[fieldOf(code)]);
  const inOrder = missing.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <Alert
      color="clay"
      icon={<IconListCheck aria-hidden />}
      title={<Trans>Dette mangler før du kan publisere</Trans>}
    >
      <ul className={classes.list}>
        {inOrder.map((code) => (
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
