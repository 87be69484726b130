interface FormWithFields {
  getInputNode: (field: string) => HTMLElement | null;
}

/** Leads to the first of the fields that stand in the way of sending. */
export const focusWrongField =
  (form: FormWithFields) =>
  (errors: object): void => {
    const [first] = Object.keys(errors);
    if (first !== undefined) form.getInputNode(first)?.focus();
  };
