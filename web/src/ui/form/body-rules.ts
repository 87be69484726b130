/** The rules of a form's fields, read from the schema by which the server parses the body. */

interface Issue {
  code?: string;
  format?: string;
}

/** A zod schema, described structurally: importing zod here would bring it into the first load. */
interface Shape {
  def: {
    type: string;
    innerType?: unknown;
    in?: unknown;
    element?: unknown;
    options?: readonly unknown[];
    discriminator?: string;
    checks?: readonly { _zod: { def: { check: string; minimum?: number; maximum?: number } } }[];
  };
  shape?: Record<string, unknown>;
  minLength?: number | null;
  maxLength?: number | null;
  minValue?: number | null;
  maxValue?: number | null;
  format?: string | null;
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly Issue[] } };
}

/** The body of a call of the protocol's tables. */
export type Body = Pick<Shape, 'safeParse'>;

export type FieldProblem =
  | { kind: 'empty' }
  | { kind: 'too_short'; min: number }
  | { kind: 'too_long'; max: number }
  | { kind: 'no_email' }
  /** it breaks a custom rule, such as that of telephone numbers */
  | { kind: 'unfit' };

export interface FieldRule {
  required: boolean;
  minLength: number;
  maxLength: number | undefined;
  problemOf: (typed: string) => FieldProblem | undefined;
}

const wrappers = ['optional', 'nullable', 'default', 'prefault'];

/**
 * The rule of one text field in the body; `path` is as in an error of the server, `names.nb`. A
 * variant is named by its discriminator, and a list goes without numbers: `requirements.text`.
 */
export function ruleOf(body: Body, path: string): FieldRule {
  const shape = shapeAt(body, path);
  const text = unwrap(shape);
  const min = text.minLength ?? 0;
  const maxLength = text.maxLength ?? undefined;
  const required = !mayBeNull(shape) && (min > 0 || text.format === 'email');
  const problemOf = (typed: string): FieldProblem | undefined => {
    const value = typed.trim();
    if (value === '') return required ? { kind: 'empty' } : undefined;
    const max = maxLength ?? Infinity;
    if (value.length > max) return { kind: 'too_long', max };
    if (value.length < min) return { kind: 'too_short', min };
    const { success, error } = text.safeParse(value);
    if (success) return undefined;
    return error?.issues.some(({ format }) => format === 'email')
      ? { kind: 'no_email' }
      : { kind: 'unfit' };
  };
  return { required, minLength: min, maxLength, problemOf };
}

/** The least and the most that a number may be, and how many a list holds. */
export function rangeOf(body: Body, path: string): { min: number; max: number } {
  const { def, minValue, maxValue } = unwrap(shapeAt(body, path));
  if (def.type !== 'array') return { min: minValue ?? -Infinity, max: maxValue ?? Infinity };
  const checks = (def.checks ?? []).map(({ _zod }) => _zod.def);
  const least = checks.find(({ check }) => check === 'min_length')?.minimum;
  const most = checks.find(({ check }) => check === 'max_length')?.maximum;
  return { min: least ?? 0, max: most ?? Infinity };
}

function shapeAt(body: Body, path: string): Shape {
  let shape = body as Shape;
  for (const name of path.split('.')) {
    const inner = within(unwrap(shape), name);
    if (inner === undefined) throw new Error(`The body has no field ${path}.`);
    shape = inner;
  }
  return shape;
}

function within({ def, shape }: Shape, name: string): Shape | undefined {
  const { element, options, discriminator } = def;
  if (element !== undefined) return within(unwrap(element as Shape), name);
  if (!discriminator) return shape?.[name] as Shape | undefined;
  const variants = options as readonly Shape[];
  return variants.find((one) => within(one, discriminator)?.safeParse(name).success);
}

/** Unwraps what makes a schema optional; of a transform it takes the input side. */
function unwrap(shape: Shape): Shape {
  const { type, innerType, in: sent } = shape.def;
  if (wrappers.includes(type)) return unwrap(innerType as Shape);
  return type === 'pipe' ? unwrap(sent as Shape) : shape;
}

function mayBeNull({ def }: Shape): boolean {
  if (def.type === 'nullable') return true;
  return wrappers.includes(def.type) && mayBeNull(def.innerType as Shape);
}
