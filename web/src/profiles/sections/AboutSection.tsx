import { Trans, useLingui } from '@lingui/react/macro';
import { TextInput, type TextInputProps } from '@mantine/core';
import { limits } from '@torg/protocol/limits';
import { CountedTextarea } from '../../ui/field/CountedTextarea.tsx';
import { RuleHint } from '../editor/RuleHint.tsx';
import type { Profile } from '../profiles.queries.ts';
import { EntryText } from '../reading/sections/EntryText.tsx';
import classes from './AboutSection.module.css';
import { PhotoField } from './PhotoField.tsx';
import { textRules } from './section-field-rules.ts';
import { SectionField } from './SectionField.tsx';
import { SectionFrame } from './SectionFrame.tsx';
import { useSectionField } from './use-section-field.ts';
import { useSection, type SectionState } from './use-section.ts';

const shownText = (text: string) => <EntryText>{text}</EntryText>;

/** Photo, name, title, phone, and the consultant's own description. */
export function AboutSection({ profile }: { profile: Profile }) {
  const { t } = useLingui();
  const state = useSection('description', profile);
  return (
    <SectionFrame
      state={state}
      title={t`Presentasjon`}
      lead={<Trans>Det første en oppdragsgiver leser. Alt lagres mens du skriver.</Trans>}
    >
      <PhotoField profile={profile} lacks={state.lacksAt.image} />
      <div className={classes.names}>
        <ShortField state={state} name="name" label={t`Navn`} autoComplete="name" withAsterisk />
        <ShortField
          state={state}
          name="title"
          label={t`Tittel`}
          placeholder={t`Senior backend-utvikler`}
        />
        <ShortField
          state={state}
          name="phone"
          label={t`Telefon`}
          description={t`Vises ikke for oppdragsgivere.`}
          type="tel"
        />
      </div>
      <DescriptionField state={state} />
    </SectionFrame>
  );
}

interface ShortFieldProps extends Omit<TextInputProps, 'value' | 'onChange' | 'error' | 'name'> {
  state: SectionState<'description'>;
  name: 'name' | 'title' | 'phone';
}

export function ShortField({ state, name, description, ...props }: ShortFieldProps) {
  const { onChange, ...field } = useSectionField(state, name);
  const lack = state.lacksAt[name];
  return (
    <SectionField state={state} name={name} show={(text) => text}>
      <TextInput
        autoComplete="off"
        // Below the input, so that fields side by side are aligned.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...props}
        {...field}
        description={
          (description || lack) && (
            <>
              {description}
              <RuleHint code={lack} />
            </>
          )
        }
        onChange={({ currentTarget }) => onChange(currentTarget.value)}
      />
    </SectionField>
  );
}

function DescriptionField({ state }: { state: SectionState<'description'> }) {
  const { t } = useLingui();
  const field = useSectionField(state, 'description');
  return (
    <SectionField state={state} name="description" show={shownText}>
      <CountedTextarea
        {...field}
        label={t`Beskrivelse`}
        description={
          <Trans>
            Styrker, resultater, og hva slags oppdrag som passer. Skriv slik man forteller.
          </Trans>
        }
        minRows={10}
        min={limits.profile.description.min}
        max={textRules.description.maxLength ?? Infinity}
      />
    </SectionField>
  );
}
