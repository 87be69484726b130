import { formsOf, type Forms, singular } from './forms.ts';

/** The names of a domain's parts, made from its name in the plural. */
export interface DomainNames {
  /** `time-sheets`: the folder, the protocol's file, the path */
  folder: string;
  /** the singular: `time-sheet` */
  one: Forms;
  /** the plural: `time-sheets` */
  many: Forms;
  /** `timeSheetCalls` */
  calls: string;
  /** `timeSheetRoutes` */
  routes: string;
  /** `a` or `an` */
  article: string;
}

export function namesOf(name: string): DomainNames {
  const many = formsOf(name);
  const one = formsOf(singular(many.kebab));
  return {
    folder: many.kebab,
    one,
    many,
    calls: `${one.camel}Calls`,
    routes: `${one.camel}Routes`,
    article: /^[aeiou]/.test(one.words) ? 'an' : 'a',
  };
}
