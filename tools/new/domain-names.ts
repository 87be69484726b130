import { formsOf, type Forms, singular } from './forms.ts';

/** What the parts of a domain are called, from its name in the plural. */
export interface DomainNames {
  /** `time-sheets`: the folder, the file of the protocol, the path */
  folder: string;
  /** one of them: `time-sheet` */
  one: Forms;
  /** several: `time-sheets` */
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
