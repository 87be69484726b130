interface FormWithFields {
  getInputNode: (field: string) => HTMLElement | null;
}

const inputs = 'input, select, textarea';

/** Moves the focus to the invalid field that stands first; of a group, to its first input. */
export const focusWrongField =
  (form: FormWithFields) =>
  (errors: object): void => {
    const wrong = Object.keys(errors).flatMap((field) => form.getInputNode(field) ?? []);
    const [first] = wrong.toSorted((one, other) => (isAfter(one, other) ? 1 : -1));
    const input = first?.matches(inputs) ? first : first?.querySelector<HTMLElement>(inputs);
    (input ?? first)?.focus();
  };

const isAfter = (one: Node, other: Node): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
