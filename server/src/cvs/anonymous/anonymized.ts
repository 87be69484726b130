import { ofDatedLists, type CvContent, type CvDated } from '../content/cv-content.ts';
import { cvWords } from '../content/cv-words.ts';
import { numbered, secretsOf } from './known-strings.ts';
import { withoutSecrets } from './without-secrets.ts';

type Clean = (text: string) => string;

/** Every text that somebody typed; competencies and levels are words of the vocabulary. */
function cleaned(cv: CvContent, clean: Clean): CvContent {
  const dated = (list: readonly CvDated[]) =>
    list.map((one) => ({
      ...one,
      name: clean(one.name),
      description: clean(one.description),
    }));
  return {
    ...cv,
    ...ofDatedLists((list) => dated(cv[list])),
    title: clean(cv.title),
    description: clean(cv.description),
    projects: cv.projects.map((one) => ({
      ...one,
      name: clean(one.name),
      description: clean(one.description),
      role_description: clean(one.role_description),
    })),
    work_experiences: cv.work_experiences.map((one) => ({
      ...one,
      title: clean(one.title),
      description: clean(one.description),
    })),
    educations: cv.educations.map((one) => ({
      ...one,
      programme: clean(one.programme),
      degree: clean(one.degree),
      school: clean(one.school),
      description: clean(one.description),
    })),
    languages: cv.languages.map((one) => ({ ...one, name: clean(one.name) })),
  };
}

interface About {
  /** with all customers and employers, whatever is shown of them */
  whole: CvContent;
  reference: string;
  contact: readonly string[];
}

/**
 * A CV without name, photo, contact and company; customers and employers are numbered, and the same
 * names are gone from all texts.
 */
export function anonymized(cv: CvContent, { whole, reference, contact }: About): CvContent {
  const words = cvWords[cv.locale];
  const name = `${words.candidate} ${reference}`;
  const customer = numbered(
    [...cv.projects, ...whole.projects].map((one) => one.customer),
    words.customerNumber,
  );
  const workplace = numbered(
    [...cv.work_experiences, ...whole.work_experiences].map((one) => one.company),
    words.workplaceNumber,
  );
  const stands = { contact, candidate: name, company: words.company, customer, workplace };
  const clean = withoutSecrets(secretsOf(whole, stands), words.removed);
  const plain = cleaned(cv, clean);
  return {
    ...plain,
    ...{ name, first_name: name, image: null, email: '', phone: '', company: null },
    projects: plain.projects.map((one) => ({ ...one, customer: customer(one.customer) })),
    work_experiences: plain.work_experiences.map((one) => ({
      ...one,
      company: workplace(one.company),
    })),
  };
}
