import type { Locale } from '@torg/protocol/terms';
import en from './sample-words/en.json' with { type: 'json' };
import nb from './sample-words/nb.json' with { type: 'json' };
import sv from './sample-words/sv.json' with { type: 'json' };

/** What the samples say, in one language. */
export interface SampleWords {
  name: string;
  title: string;
  about: string;
  regions: readonly string[];
  roles: readonly string[];
  projectNames: readonly string[];
  customers: readonly string[];
  projects: readonly { description: string; mine: string }[];
  companies: readonly string[];
  workTitles: readonly string[];
  jobText: string;
  schools: readonly { degree: string; programme: string; school: string }[];
  courses: readonly string[];
  honors: readonly string[];
  presentations: readonly string[];
  publications: readonly string[];
  positions: readonly string[];
}

export const sampleWords: Record<Locale, SampleWords> = { nb, sv, en };

/** The same in every language. */
export const sampleNames = {
  skills: [
    'Kotlin',
    'Kafka',
    'PostgreSQL',
    'React',
    'TypeScript',
    'Kubernetes',
    'Terraform',
  ].concat(['Java', 'Python', 'Azure', 'GraphQL', 'OpenTelemetry', 'Playwright', 'Figma']),
  certifications: ['Certified Kubernetes Administrator', 'Confluent Certified Developer'],
};
