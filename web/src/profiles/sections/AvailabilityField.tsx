import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Radio } from '@mantine/core';
import { useState } from 'react';
import { DateField } from '../../ui/field/DateField.tsx';
import { readIn, isUnread, type DayValue } from '../../ui/field/unread.ts';
import { useMinute } from '../../ui/text/use-minute.ts';
import { fieldId } from '../editor/field-id.ts';
import { RuleHint } from '../editor/RuleHint.tsx';
import {
  dayOf,
  readAvailability,
  type AvailabilityReading,
} from '../public/availability/availability.ts';
import { AvailabilityText } from '../public/availability/AvailabilityText.tsx';
import { SectionField } from './SectionField.tsx';
import { useSectionField } from './use-section-field.ts';
import type { SectionState } from './use-section.ts';

type Kind = AvailabilityReading['kind'];

const shownAvailability = (day: DayValue) => (
  <AvailabilityText availability={readIn(day)} updated={new Date().toISOString()} />
);

/** Available now, from a day on, or not; only the second needs a day. */
export function AvailabilityField({ state }: { state: SectionState<'facts'> }) {
  const { t } = useLingui();
  const { id, value, onChange, error } = useSectionField(state, 'availability');
  const today = dayOf(useMinute());
  const reading = readAvailability(readIn(value), today);
  // Nothing is saved until the day is chosen.
  const [needsDay, setNeedsDay] = useState(false);
  const kind: Kind = needsDay || isUnread(value) ? 'from' : reading.kind;
  const choose = (next: Kind) => {
    setNeedsDay(next === 'from');
    if (next === 'now') onChange(today);
    if (next === 'not') onChange(null);
  };
  return (
    <SectionField state={state} name="availability" show={shownAvailability}>
      <Radio.Group
        label={t`Ledighet`}
        description={
          <>
            {kind === 'not' && (
              <Trans>
                Velg gjerne en dato langt frem: uten dato kan profilen ikke være synlig.
              </Trans>
            )}
            <RuleHint code={state.lacksAt.availability} />
          </>
        }
        error={error}
        value={kind}
        onChange={(next) => choose(next)}
      >
        <Group gap="var(--space-2) var(--space-6)" mt="xs">
          <Radio id={id} value="now" label={t`Ledig nå`} />
          <Radio value="from" label={t`Ledig fra en dato`} />
          <Radio value="not" label={t`Ikke ledig`} />
        </Group>
      </Radio.Group>
      {kind === 'from' && (
        <DateField
          id={fieldId('availability-day')}
          mt="sm"
          maw={320}
          label={t`Ledig fra`}
          minDate={today}
          value={isUnread(value) || reading.kind === 'from' ? value : null}
          onChange={onChange}
          onUnread={onChange}
        />
      )}
    </SectionField>
  );
}
