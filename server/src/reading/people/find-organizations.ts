import type { WantedOrganization } from '@torg/protocol/reading/reading-terms';
import type { FoundOf } from '../found.ts';
import { matchesOf, words } from '../text/matches-of.ts';

const said: readonly (readonly [RegExp, WantedOrganization])[] = [
  [
    words(
      String.raw`konsulentselskap(?:er|et|ene)?|konsulenthus|konsulentfirma(?:er)?|konsultbolag(?:en|et)?|konsultföretag|konsultfirmor|consultanc(?:y|ies)|consult(?:ing|ancy)#(?:compan(?:y|ies)|firms?)|agenc(?:y|ies)|bemanningsbyrå(?:er)?|bemanningsselskap(?:er)?|bemanningsföretag|bemanningsfirma(?:er|or)?|formidlere|mäklare`,
    ),
    'consultant_company',
  ],
  [
    words(
      String.raw`selvstendige?(?:#næringsdrivende|#konsulent(?:er)?)?|frilans(?:er|ere|are)?|freelancers?|egenföretagare|enkeltpersonforetak|enmannsforetak|enmannsfirma(?:er)?|enmansbolag|enmansföretag|sole#traders?|one-person#compan(?:y|ies)|enskild#firma|independent#(?:consultants?|contractors?)|contractors|underkonsult(?:er)?|underkonsulent(?:er)?`,
    ),
    'independent',
  ],
];

/** Whether companies, or people who are their own company, are wanted. */
export const findOrganizations = (text: string): FoundOf<'organization'>[] =>
  said.flatMap(([pattern, organization]) =>
    matchesOf(text, pattern).map(({ start, end }) => ({
      kind: 'organization',
      start,
      end,
      organization,
    })),
  );
