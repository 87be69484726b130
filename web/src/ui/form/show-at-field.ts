import { errorText } from '../text/error-texts.ts';

interface FormWithErrors {
  setFieldError: (field: string, message: string) => void;
  getInputNode: (field: string) => HTMLElement | null;
}

/** Shows at a field why the server refused it, and moves the focus there. */
export function showAtField(form: FormWithErrors, field: string, error: unknown): void {
  form.setFieldError(field, errorText(error));
  form.getInputNode(field)?.focus();
}
