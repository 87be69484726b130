import { useForm, type UseFormReturnType } from '@mantine/form';
import { ruleOf, type Body } from './body-rules.ts';
import { draftKey } from './draft.ts';
import { focusWrongField } from './focus-wrong-field.ts';
import { useFieldProblemText } from './use-field-problem-text.ts';
import { useFormDraft, type FormDraft } from './use-form-draft.ts';
import { useNewest } from './use-newest.ts';

interface CallFormOptions<F> {
  /** what it is about, the kind first: its draft is kept under that name */
  about: readonly [kind: string, ...of: string[]];
  /** of the call that the form is sent with; its shape says the rules */
  body: Body;
  /** what is stored, or what one begins with */
  start: F;
  /** the fields that are texts of the body, by their path in it */
  texts: Partial<Record<string, string>>;
  /** what is said at a field that is empty, or that breaks a rule of its own */
  says?: Partial<Record<string, string>>;
  /** rules that no shape says, as of two fields together */
  validate?: (typed: F) => Partial<Record<string, string>>;
}

export interface CallForm<F extends object> {
  form: UseFormReturnType<F>;
  /** what an input takes, its rules among it */
  field: (path: string) => ReturnType<UseFormReturnType<F>['getInputProps']>;
  draft: FormDraft;
  /** something typed here was saved otherwise elsewhere */
  isOvertaken: boolean;
  submit: (send: (typed: F) => void) => ReturnType<UseFormReturnType<F>['onSubmit']>;
}

/** A form that is sent with one call: its rules are the body's, and what is typed outlives a reload. */
export function useCallForm<F extends object>(options: CallFormOptions<F>): CallForm<F> {
  const { about, body, start, texts, says = {}, validate } = options;
  const text = useFieldProblemText();
  const rules = Object.entries(texts).map(([path, at]) => ({ path, ...ruleOf(body, at ?? path) }));
  const wrongIn = (typed: F) => {
    const wrong: Record<string, string> = {};
    for (const { path, problemOf } of rules) {
      const problem = problemOf(textAt(typed, path));
      if (problem) wrong[path] = text(problem, says[path]);
    }
    return { ...wrong, ...validate?.(typed) };
  };
  // Two forms of one page may have fields of the same name; a name is of letters, numbers and dashes.
  const name = about.join('-').replaceAll(/[^\da-z]+/gi, '-');
  const form = useForm<F>({ name, initialValues: start, validate: wrongIn });
  const isOvertaken = useNewest(form, start);
  const [kind, ...of] = about;
  const draft = useFormDraft(form, draftKey(kind, ...of));
  const field = (path: string) => {
    const rule = rules.find((one) => one.path === path);
    const props = form.getInputProps(path);
    return rule ? { ...props, maxLength: rule.maxLength, withAsterisk: rule.required } : props;
  };
  const submit = (send: (typed: F) => void) => form.onSubmit(send, focusWrongField(form));
  return { form, field, draft, isOvertaken, submit };
}

function textAt(values: unknown, path: string): string {
  const value = path.split('.').reduce((at: unknown, name) => Object(at)[name] as unknown, values);
  return typeof value === 'string' ? value : '';
}
