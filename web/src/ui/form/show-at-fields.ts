import { focusWrongField } from './focus-wrong-field.ts';

interface FormWithErrors {
  setFieldError: (field: string, message: string) => void;
  getInputNode: (field: string) => HTMLElement | null;
}

/** The texts at the fields that a refusal is about. */
export type AtFields = Partial<Record<string, string>>;

/** Shows at their fields why the server refused something, and moves the focus to the first. */
export function showAtFields(form: FormWithErrors, refused: AtFields): void {
  for (const [field, text = ''] of Object.entries(refused)) form.setFieldError(field, text);
  focusWrongField(form)(refused);
}
