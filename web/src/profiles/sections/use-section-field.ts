import { useLingui } from '@lingui/react/macro';
import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import { noPhoneText } from '../../ui/field/phone.ts';
import { useFieldProblemText } from '../../ui/form/use-field-problem-text.ts';
import { fieldId } from '../editor/field-id.ts';
import { specOf, type SectionFields, type Unfitness } from './section-fields.ts';
import type { SectionState } from './use-section.ts';

/** The props of an input for one field of a section. */
export function useSectionField<
  S extends ProfileSection,
  K extends keyof SectionFields[S] & string,
>(state: SectionState<S>, name: K) {
  const { t } = useLingui();
  const { section, values, problems, set } = state;
  const textOf = useFieldProblemText();
  const says: Partial<Record<string, string>> = {
    name: t`Feltet kan ikke stå tomt. Det som sto her, gjelder fortsatt.`,
    phone: t(noPhoneText),
  };
  const textAt = (problem: Exclude<Unfitness, { kind: 'unread_day' }>) =>
    problem.kind === 'no_month'
      ? t`Velg måneden, og skriv året med fire sifre.`
      : textOf(problem, says[name]);
  const unfit = specOf(section).unfit(values)[name];
  return {
    id: fieldId(name),
    value: values[name],
    onChange: (value: SectionFields[S][K]) => set(name, value),
    // A date field says itself why it cannot be read.
    error: unfit && unfit.kind !== 'unread_day' ? textAt(unfit) : problems[name],
  };
}
