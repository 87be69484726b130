import { useLingui } from '@lingui/react/macro';
import { limits } from '@torg/protocol/limits';
import type { ProfileSection } from '@torg/protocol/profiles/profile-terms';
import { noPhoneText } from '../../ui/field/phone.ts';
import { fieldId } from '../editor/field-id.ts';
import { specOf, type SectionFields, type Unfitness } from './section-fields.ts';
import type { SectionState } from './use-section.ts';

const longest: Partial<Record<string, number>> = {
  name: limits.account.name,
  title: limits.account.title,
  phone: limits.account.phone,
  description: limits.profile.description.max,
};

/** The props of an input for one field of a section. */
export function useSectionField<
  S extends ProfileSection,
  K extends keyof SectionFields[S] & string,
>(state: SectionState<S>, name: K) {
  const { t } = useLingui();
  const { section, values, problems, set } = state;
  const max = longest[name] ?? 0;
  const texts: Record<Unfitness, string> = {
    needed: t`Feltet kan ikke stå tomt. Det som sto her, gjelder fortsatt.`,
    too_long: t`Det er ikke plass til mer enn ${max} tegn.`,
    no_phone: t(noPhoneText),
    no_month: t`Velg måneden, og skriv året med fire sifre.`,
  };
  const unfit = specOf(section).unfit(values)[name];
  return {
    id: fieldId(name),
    value: values[name],
    onChange: (value: SectionFields[S][K]) => set(name, value),
    error: unfit ? texts[unfit] : problems[name],
  };
}
