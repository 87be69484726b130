import { cvVariantLists, type CvVariantList } from '@torg/protocol/cvs/cv-terms';
import type { CvChoosable } from '@torg/protocol/cvs/cv-variants';
import type { CvContent } from '../content/cv-content.ts';

interface Entry {
  uuid: string;
  name?: string;
  title?: string;
  degree?: string;
  programme?: string;
  customer?: string;
  company?: string;
  school?: string;
  description?: string;
  role_description?: string;
}

/** An entry by its name and place, whatever list it is in. */
function choosable(one: Entry): CvChoosable {
  const school = [one.degree, one.programme].filter(Boolean).join(', ');
  const name = one.name || one.title || school;
  const where = one.customer ?? one.company ?? one.school ?? '';
  return {
    item: one.uuid,
    ...(name === '' ? { name: where, where: '' } : { name, where }),
    description: one.description ?? null,
    role_description: one.role_description ?? null,
  };
}

/** What there is to choose from, in the order of the profile. */
export const choosableOf = (cv: CvContent): Record<CvVariantList, CvChoosable[]> =>
  Object.fromEntries(
    cvVariantLists.map((list) => [list, (cv[list] as readonly Entry[]).map(choosable)]),
  ) as Record<CvVariantList, CvChoosable[]>;
