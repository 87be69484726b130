import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Checkbox } from '@mantine/core';
import { projectsNeeded, wholeYears } from '@torg/protocol/profiles/profile-rules';
import { DateText } from '../../ui/text/DateText.tsx';
import { MonthYearField, type MonthYear } from '../../ui/field/MonthYearField.tsx';
import { useMinute } from '../../ui/text/use-minute.ts';
import { RuleHint } from '../editor/RuleHint.tsx';
import type { Profile } from '../profiles.queries.ts';
import { dayOf } from '../public/availability/availability.ts';
import { AvailabilityField } from './AvailabilityField.tsx';
import { firstDayOf } from './month-year.ts';
import { RegionsField } from './RegionsField.tsx';
import { SectionField } from './SectionField.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useSectionField } from './use-section-field.ts';
import { useSection, type SectionState } from './use-section.ts';

/**
 * When the consultant is available, since when they have worked in the trade, and where they will work.
 */
export function FactsSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useSection('facts', profile);
  return (
    <SectionFrame
      state={state}
      title={t`Ledighet, erfaring og sted`}
      lead={<Trans>Dette avgjør hvilke oppdrag profilen dukker opp for.</Trans>}
    >
      <AvailabilityField state={state} />
      <ExperienceField state={state} />
      <RemoteField state={state} />
      <RegionsField state={state} />
    </SectionFrame>
  );
}

function shownDay(since: MonthYear) {
  const day = firstDayOf(since);
  return day === null ? '' : <DateText value={day} />;
}

function ExperienceField({ state }: { state: SectionState<'facts'> }) {
  const { t } = useLingui();
  const { id, value, onChange, error } = useSectionField(state, 'experience_since');
  const today = dayOf(useMinute());
  const day = firstDayOf(value);
  const years = day === null ? 0 : wholeYears(day, today);
  const projects = projectsNeeded(day, today);
  return (
    <SectionField state={state} name="experience_since" show={shownDay}>
      <MonthYearField
        id={id}
        label={t`Erfaring siden`}
        description={
          <>
            {years > 0 ? (
              <>
                <Plural value={years} one="Det er # år." other="Det er # år." />{' '}
                <Plural
                  value={projects}
                  one="Profilen trenger da minst # prosjekt."
                  other="Profilen trenger da minst # prosjekter."
                />
              </>
            ) : (
              <Trans>Måneden da arbeidet i faget begynte.</Trans>
            )}
            <RuleHint code={state.lacksAt.experience_since} />
          </>
        }
        // No error while the year is being typed.
        error={value.year.length === 4 || value.year === '' ? error : undefined}
        value={value}
        onChange={onChange}
      />
    </SectionField>
  );
}

export function RemoteField({ state }: { state: SectionState<'facts'> }) {
  const { t } = useLingui();
  const { value, onChange, ...field } = useSectionField(state, 'remote_work_ok');
  return (
    <SectionField state={state} name="remote_work_ok" show={(is) => (is ? t`Ja` : t`Nei`)}>
      <Checkbox
        {...field}
        label={t`Kan jobbe hjemmefra`}
        description={t`Profilen vises da også for oppdrag med fjernarbeid, uansett sted.`}
        checked={value}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </SectionField>
  );
}
