interface FormWithFields {
  getInputNode: (field: string) => HTMLElement | null;
}

/** Moves the focus to the first invalid field. */
export const focusWrongField =
  (form: FormWithFields) =>
  (errors: object): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
