import { TextInput, type TextInputProps } from '@mantine/core';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';
import type { ReactNode } from 'react';
import { CountedTextarea } from '../../../ui/field/CountedTextarea.tsx';
import { fieldId } from '../../editor/field-id.ts';
import { RuleHint } from '../../editor/RuleHint.tsx';
import { EntryText } from '../../reading/sections/EntryText.tsx';
import { itemRule } from '../item-field-rules.ts';
import { ItemField } from './ItemField.tsx';
import type { ItemForms } from '../item-forms.ts';
import type { ItemFormState } from '../use-item-form.ts';
import { useProblemText } from '../use-problem-text.ts';

interface TextProps<K extends ProfileItemKind> {
  form: ItemFormState<K>;
  /** of a text field */
  name: keyof ItemForms[K] & string;
  label: string;
  description?: string;
}

/** The props of a text field, typed as text whatever the kind of entry. */
function useText<K extends ProfileItemKind>({ form, name, description }: TextProps<K>) {
  const problemText = useProblemText();
  const lack = form.lacksAt[name];
  const hint: ReactNode = (description !== undefined || lack !== undefined) && (
    <>
      {description}
      <RuleHint code={lack} />
    </>
  );
  return {
    id: fieldId(name),
    value: form.values[name] as string,
    write: (text: string) => form.set(name, text as ItemForms[K][typeof name]),
    error: problemText(form.problems[name]),
    description: hint,
  };
}

type ShortProps<K extends ProfileItemKind> = TextProps<K> &
  Pick<TextInputProps, 'placeholder' | 'withAsterisk'>;

export function ShortText<K extends ProfileItemKind>(props: ShortProps<K>) {
  const { form, name, label, placeholder, withAsterisk } = props;
  const { write, ...field } = useText(props);
  return (
    <ItemField form={form} names={[name]} show={(values) => values[name] as string}>
      <TextInput
        {...field}
        // Below the input, so that fields side by side are aligned.
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        label={label}
        placeholder={placeholder}
        withAsterisk={withAsterisk}
        autoComplete="off"
        onChange={({ currentTarget }) => write(currentTarget.value)}
      />
    </ItemField>
  );
}

const shownText = (text: string) => <EntryText>{text}</EntryText>;

/** A text area that counts towards the minimum of the rules. */
export function LongText<K extends ProfileItemKind>(props: TextProps<K> & { min?: number }) {
  const { form, name, label, min } = props;
  const { write, ...field } = useText(props);
  const max = itemRule(form.kind, name).maxLength ?? Infinity;
  return (
    <ItemField form={form} names={[name]} show={(values) => shownText(values[name] as string)}>
      <CountedTextarea {...field} label={label} onChange={write} min={min} max={max} />
    </ItemField>
  );
}
