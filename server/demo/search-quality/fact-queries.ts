import type { Locale } from '@torg/protocol/terms';
import type { LabelledQuery, MeantFacts, QueryKind } from './labelled-query.ts';

type Row = readonly [locale: Locale, query: string, expected: MeantFacts];

const role = (...roles: string[]): MeantFacts => ({ roles });
const skill = (...skills: string[]): MeantFacts => ({ skills });

const byKind: Partial<Record<QueryKind, readonly Row[]>> = {
  role: [
    ['nb', 'løsningsarkitekt', role('solution-architect')],
    ['nb', 'testleder', role('test-lead')],
    ['nb', 'tjenestedesigner', role('service-designer')],
    ['nb', 'frontendutvikler', role('frontend-developer')],
    ['nb', 'endringsleder', role('change-manager')],
    ['sv', 'projektledare', role('project-manager')],
    ['sv', 'kravanalytiker', role('requirements-analyst', 'business-analyst')],
    ['sv', 'fullstackutvecklare', role('fullstack-developer')],
    ['sv', 'säkerhetsarkitekt', role('security-architect')],
    ['en', 'data engineer', role('data-engineer')],
    ['en', 'product designer', role('ux-designer', 'ui-designer')],
    ['en', 'program manager', role('program-manager')],
    ['en', 'mobile developer', role('mobile-developer', 'ios-developer', 'android-developer')],
  ],
  skill: [
    ['nb', 'Kotlin', skill('kotlin')],
    ['nb', 'universell utforming', skill('accessibility')],
    ['nb', 'risikostyring', skill('risk-management')],
    ['nb', 'offentlige anskaffelser', skill('public-procurement')],
    ['nb', 'trusselmodellering', skill('threat-modelling')],
    ['sv', 'förändringsledning', skill('change-management')],
    ['sv', 'kravhantering', skill('requirements-management')],
    ['sv', 'prestandatest', skill('performance-testing')],
    ['sv', 'användartester', skill('usability-testing')],
    ['en', 'machine learning', skill('machine-learning')],
    ['en', 'data modelling', skill('data-modelling')],
    ['en', 'service design', skill('service-design')],
    ['en', 'event-driven architecture', skill('event-driven-architecture')],
  ],
  synonym: [
    ['nb', 'k8s', skill('kubernetes')],
    ['nb', 'etisk hacking', skill('penetration-testing')],
    ['nb', 'personvernforordningen', skill('gdpr')],
    ['nb', 'prosjektansvarlig', role('project-manager')],
    ['nb', 'UU', skill('accessibility')],
    ['sv', 'dotnet core', skill('dotnet')],
    ['sv', 'testansvarig', role('test-lead')],
    ['sv', 'webbtillgänglighet', skill('accessibility')],
    ['sv', 'användbarhetsdesigner', role('ux-designer')],
    ['en', 'postgres', skill('postgresql')],
    ['en', 'csharp', skill('c-sharp')],
    ['en', 'continuous delivery', skill('ci-cd')],
    ['en', 'PowerBI', skill('power-bi')],
    ['en', 'react engineer', { roles: ['frontend-developer'], skills: ['react'] }],
  ],
  typo: [
    ['nb', 'prosjekleder', role('project-manager')],
    ['nb', 'kuberntes', skill('kubernetes')],
    ['nb', 'tjenestedesing', skill('service-design')],
    ['nb', 'sikkerhetsarkitket', role('security-architect')],
    ['nb', 'integrasjonsarkitkt', role('integration-architect')],
    ['sv', 'tesledare', role('test-lead')],
    ['sv', 'forändringsledre', role('change-manager')],
    ['sv', 'systemarkitkt', role('solution-architect')],
    ['sv', 'penetrationstset', skill('penetration-testing')],
    ['en', 'postgressql', skill('postgresql')],
    ['en', 'typescrpt', skill('typescript')],
    ['en', 'enterprize architect', role('enterprise-architect')],
    ['en', 'acessibility', skill('accessibility')],
  ],
};

/** What a role or a skill is called; whoever has it is expected. */
export const factQueries: readonly LabelledQuery[] = Object.entries(byKind).flatMap(
  ([kind, rows]) =>
    rows.map(([locale, query, expected]) => ({
      kind: kind as QueryKind,
      locale,
      query,
      expected,
    })),
);
