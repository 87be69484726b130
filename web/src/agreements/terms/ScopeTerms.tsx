import { useLingui } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { DateField } from '../../ui/field/DateField.tsx';
import { NumberField } from '../../ui/field/number/NumberField.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { TermFrame } from './TermFrame.tsx';
import { TextTerm } from './TextTerm.tsx';
import classes from './Terms.module.css';
import { percentageRange } from './issues/unfit-terms.ts';
import { useTerm } from './use-term.ts';

export function ScopeTerms() {
  const { t } = useLingui();
  return (
    <Section title={t`Tid og omfang`}>
      <div className={classes.fields}>
        <SimpleGrid cols={{ base: 1, xs: 2 }}>
          <DayTerm name="startDate" label={t`Første dag`} />
          <DayTerm name="endDate" label={t`Siste dag`} />
        </SimpleGrid>
        <PercentageTerm />
        <TextTerm
          name="custom"
          label={t`Mer om tiden`}
          description={t`Når datoene alene ikke sier det, for eksempel ferie eller arbeidsdager.`}
          maxLength={limits.agreement.short}
        />
      </div>
    </Section>
  );
}

function DayTerm({ name, label }: { name: 'startDate' | 'endDate'; label: string }) {
  const field = useTerm(name);
  return (
    <TermFrame name={name}>
      <DateField
        {...field}
        onUnread={field.onChange}
        label={label}
        withAsterisk
        aria-required
        clearable
      />
    </TermFrame>
  );
}

function PercentageTerm() {
  const { t } = useLingui();
  const field = useTerm('percentage');
  return (
    <TermFrame name="percentage">
      <NumberField
        {...field}
        {...percentageRange}
        label={t`Stillingsprosent`}
        description={t`Fulltid er 100.`}
        withAsterisk
        aria-required
        unit="%"
        maw={320}
      />
    </TermFrame>
  );
}
