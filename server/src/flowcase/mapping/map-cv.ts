import { limits } from '@torg/protocol/limits';
import { isPhone } from '@torg/protocol/phone';
import type { Locale } from '@torg/protocol/terms';
import { cleanText } from '../../cv-imports/cv-imports.queries.ts';
import type { ToolCv } from '../../platform/ports/cv-tool-shapes.ts';
import { fitSections } from './fit-section.ts';
import { hashOf } from './hash-of.ts';
import { mapDescription, mapLists } from './map-entries.ts';
import { mapProjects } from './map-projects.ts';
import { mapRoles, mapSkills, shown } from './map-terms.ts';
import { mappedFacts, type MappedCv, type MappedFact } from './mapped-cv.ts';
import { firstDay } from './periods.ts';
import { readTexts, type ReadTexts } from './read-texts.ts';

const { account: size } = limits;
const cut = (text: string, most: number): string =>
  cleanText(text).trim().slice(0, most).toWellFormed().trim();

function phoneOf(phone: string | null): string {
  const written = cleanText(phone ?? '').trim();
  return written.length <= size.phone && isPhone(written) ? written : '';
}

function mapFacts(cv: ToolCv, read: ReadTexts): MappedCv['facts'] {
  const said: Record<MappedFact, string | undefined> = {
    name: cut(cv.name, size.name),
    title: cut(read(cv.title), size.title),
    phone: phoneOf(cv.phone),
    experience_since: firstDay(shown(cv.works)) ?? firstDay(shown(cv.projects)),
  };
  return Object.fromEntries(
    mappedFacts.flatMap((fact) => {
      const value = said[fact];
      return value ? [[fact, { value, hash: hashOf(value) }]] : [];
    }),
  );
}

/** A CV of the tool as a profile in this language would have it. Always fits what the editor takes. */
export function mapCv(cv: ToolCv, locale: Locale): MappedCv {
  const read = readTexts(locale, cv.language);
  return {
    facts: mapFacts(cv, read),
    ...fitSections({
      profile_description: mapDescription(cv, read),
      profile_skill: mapSkills(cv, read),
      profile_role: mapRoles(cv, read),
      project: mapProjects(cv, read),
      ...mapLists(cv, read),
    }),
  };
}
