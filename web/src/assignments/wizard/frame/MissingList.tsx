import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import type { ReadinessCode } from '@torg/protocol/assignments/readiness';
import classes from '../../../ui/form/MissingLinks.module.css';
import { missingSentences, unreadSentences } from './missing-texts.ts';
import { StepLink } from '../../../ui/layout/StepLink.tsx';
import { stepOf, steps } from '../step-map.ts';
import type { TypedFieldName } from '../unread-fields.ts';
import type { FieldName } from '../fields.ts';
import { fieldOf } from '../steps.ts';

interface MissingListProps {
  missing: readonly ReadinessCode[];
  /** fields with a day or a number that cannot be read */
  unread: readonly TypedFieldName[];
}

interface Lack {
  field: FieldName;
  sentence: MessageDescriptor;
}

/** Everything that is missing, each item a link to its field. */
export function MissingList({ missing, unread }: MissingListProps) {
  const { t } = useLingui();
  const all: Lack[] = [
    ...missing.map((code) => ({ field: fieldOf(code), sentence: missingSentences[code] })),
    ...unread.map((field) => ({ field, sentence: unreadSentences[field] })),
  ];
  const placeOf = ({ field }: Lack) => steps.indexOf(stepOf[field]);
  const inOrder = all.toSorted((one, other) => placeOf(one) - placeOf(other));
  return (
    <Alert
      color="clay"
      icon={<IconListCheck aria-hidden />}
      title={<Trans>Dette mangler før du kan publisere</Trans>}
    >
      <ul className={classes.list}>
        {inOrder.map(({ field, sentence }) => (
          <li key={sentence.id}>
            <StepLink step={stepOf[field]} field={field}>
              {t(sentence)}
            </StepLink>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
