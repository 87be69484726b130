import { useForm, type UseFormReturnType } from '@mantine/form';
import { ruleOf, type Body } from './body-rules.ts';
import { draftKey } from './draft.ts';
import { told, type Outcome, type Told } from '../states/told.ts';
import { focusWrongField } from './focus-wrong-field.ts';
import { showAtFields, type AtFields } from './show-at-fields.ts';
import { useFieldProblemText } from './use-field-problem-text.ts';
import { useFormDraft, type FormDraft } from './use-form-draft.ts';
import { useNewest } from './use-newest.ts';

interface CallFormOptions<F> {
  /** what is written, the kind first: the draft's key */
  about: readonly [kind: string, ...of: string[]];
  /** of the call that the form is sent with; its schema holds the rules */
  body: Body;
  /** the stored values, or those of a new thing */
  start: F;
  /** the text fields, by their path in the body */
  texts: Partial<Record<string, string>>;
  /** messages at a field that is empty, or that breaks a custom rule */
  says?: Partial<Record<string, string>>;
  /** rules that no schema states, such as those about two fields together */
  validate?: (typed: F) => Partial<Record<string, string>>;
  /** the fields that a refusal of the call is about, with the texts */
  refusedAt?: (error: unknown) => AtFields;
}

export interface CallForm<F extends object> {
  form: UseFormReturnType<F>;
  /** the props of an input, with its rules */
  field: (path: string) => ReturnType<UseFormReturnType<F>['getInputProps']>;
  draft: FormDraft;
  /** a field that was changed here was saved otherwise elsewhere */
  isOvertaken: boolean;
  submit: (send: (typed: F) => void) => ReturnType<UseFormReturnType<F>['onSubmit']>;
  /** for `mutate` of the call: ends the draft, and shows a refusal at its fields */
  outcome: <A>(says?: Omit<Told<A>, 'failed'>) => Outcome<A>;
  /** a refusal, unless it is shown at a field */
  unplaced: (error: unknown) => unknown;
}

/**
 * A form that is sent with one call: the body's schema gives its rules, and a reload keeps what was
 * typed.
 */
export function useCallForm<F extends object>(options: CallFormOptions<F>): CallForm<F> {
  const { about, body, start, texts, says = {}, validate, refusedAt = nowhere } = options;
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
  // Two forms on a page may have fields of the same name. Mantine allows letters, digits and dashes.
  const name = about.join('-').replaceAll(/[^\da-z]+/gi, '-');
  const form = useForm<F>({ name, initialValues: start, validate: wrongIn });
  const overtakenHere = useNewest(form, start);
  const [kind, ...of] = about;
  const draft = useFormDraft(form, draftKey(kind, ...of), overtakenHere);
  const field = (path: string) => {
    const rule = rules.find((candidate) => candidate.path === path);
    const props = form.getInputProps(path);
    return rule ? { ...props, maxLength: rule.maxLength, withAsterisk: rule.required } : props;
  };
  const submit = (send: (typed: F) => void) => form.onSubmit(send, focusWrongField(form));
  const outcome = <A>(next: Omit<Told<A>, 'failed'> = {}): Outcome<A> => ({
    onSuccess: (answer) => {
      draft.forget();
      told(next).onSuccess(answer);
    },
    onError: (error) => showAtFields(form, refusedAt(error)),
  });
  const unplaced = (error: unknown) =>
    error && Object.keys(refusedAt(error)).length > 0 ? null : error;
  const { isOvertaken } = draft;
  return { form, field, draft, isOvertaken, submit, outcome, unplaced };
}

const nowhere = (): AtFields => ({});

function textAt(values: unknown, path: string): string {
  const value = path.split('.').reduce((at: unknown, name) => Object(at)[name] as unknown, values);
  return typeof value === 'string' ? value : '';
}
