import fc from 'fast-check';

type Row = Record<string, unknown>;

const anyText = fc.oneof(
  fc.string({ maxLength: 10 }),
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.constantFrom('Java', 'JAVA', ' java', 'Norsk', 'Morsmål', '\u0000', '\ud800', '\u202eabc'),
  fc.constantFrom('å '.repeat(150), 'a'.repeat(12_000), '😀'.repeat(6_000)),
);
const anyCode = fc.constantFrom('no', 'int', 'se', 'dk', 'fi', 'NO', '__proto__', 'x');
const i18n = fc.oneof(
  fc.constant({}),
  fc.dictionary(anyCode, anyText, { maxKeys: 4 }),
  fc.array(fc.oneof(anyCode, anyText), { maxLength: 5 }),
  fc.constantFrom(null, undefined, 7, 'plain', [[]], { no: {} }),
);
const number = fc.oneof(
  fc.integer({ min: 1925, max: 2070 }).map(String),
  fc.integer({ min: -3, max: 15 }).map(String),
  fc.integer(),
  fc.constantFrom(null, '', undefined, '2019.5', 'mars', {}, 3.7, -0),
);
const flag = fc.constantFrom(true, false, false, false, 'true', null, undefined);
const anId = fc.oneof(
  fc.stringMatching(/^[\da-f]{24}$/),
  fc.constantFrom('same', undefined, null, 7),
);

const texts = [
  ...['name', 'title', 'description', 'long_description', 'label', 'tag_line', 'summary', 'level'],
  ...['customer', 'customer_anonymized', 'employer', 'school', 'degree', 'organiser', 'program'],
  ...['issuer', 'url', 'tags', 'category', 'customer_name_anonymized', 'project_name_anonymized'],
];
const numbers = [
  ...['year', 'month', 'year_from', 'month_from', 'year_to', 'month_to', 'order', 'proficiency'],
  ...['total_duration_in_years', 'years_of_experience', 'starred_order'],
];
const inner = ['technology_skills', 'key_points', 'roles', 'project_experience_skills'];
export const lists = [
  ...['technologies', 'key_qualifications', 'cv_roles', 'highlighted_roles', 'languages', 'blogs'],
  ...['project_experiences', 'work_experiences', 'educations', 'certifications', 'courses'],
  ...['positions', 'presentations', 'honors_awards', 'recommendations'],
];

const of = <T>(keys: readonly string[], value: fc.Arbitrary<T>) =>
  Object.fromEntries(keys.map((key) => [key, value]));
const rowWith = (more: Record<string, fc.Arbitrary<unknown>>): fc.Arbitrary<Row> =>
  fc.record(
    {
      _id: anId,
      disabled: flag,
      starred: flag,
      customer_selected: fc.constantFrom('customer', 'customer_anonymized', null, 1),
      cv_role_id: anId,
      ...of(texts, i18n),
      ...of(numbers, number),
      ...more,
    },
    { requiredKeys: [] },
  );
const listOf = (row: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 9, arbitrary: fc.array(row, { maxLength: 3 }) },
    fc.constantFrom(null, {}, 'none', [null, 1, [], 'a']),
  );
/** Whatever Flowcase may answer when it is asked for a CV, and a little more. */
export const anyCv: fc.Arbitrary<Row> = fc
  .record(
    {
      ...of(['name', 'navn', 'email', 'telephone', 'telefon', 'language_code'], anyText),
      title: i18n,
      image: fc.constantFrom(null, {}, { url: 7 }, { url: 'https://a.example/b' }, 'b'),
      ...of(['owner_updated_at', 'updated_at'], fc.constantFrom(null, '', '2025-02-01', 'soon', 7)),
      ...of(lists, listOf(rowWith(of(inner, listOf(rowWith({})))))),
    },
    { requiredKeys: [] },
  )
  .map((row) => ({ ...row, _id: 'cv', user_id: 'user' }));
