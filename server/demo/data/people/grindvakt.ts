import { prose } from '../prose.ts';
import { active } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const grindvakt = [
  {
    key: 'annika-rosenlund',
    email: 'annika.rosenlund@grindvakt.example',
    name: 'Annika Rosenlund',
    phone: '+46 70 174 06 41',
    title: 'Informationssäkerhetschef på uppdrag',
    companyKey: 'grindvakt',
    locale: 'sv',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Informationssäkerhetschef att hyra in. Tjugoett år i branschen, varav sju som ordinarie chef
      på försäkringsbolag och region, och de senaste fem som konsult när organisationer väntar på
      att rekrytera eller behöver någon som driver igenom ett ledningssystem.

      Jag har infört DORA hos två finansiella bolag, NIS2-anpassat en region med 11 000 anställda
      och lett arbetet efter ett angrepp som stängde ett bolags system i nio dagar. Det sista
      lärde mig vad en kontinuitetsplan behöver innehålla.

      Jag skriver kort, rapporterar till ledningen på deras språk och lämnar efter mig rutiner som
      folk följer.
    `,
    experienceYears: 21,
    availabilityOffsetDays: 20,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-C', 'SE-U'],
    roles: { emphasized: ['ciso', 'information-security-advisor'], other: [] },
    skills: {
      expert: ['iso-27001', 'information-security-management', 'risk-analysis', 'governance'],
      other: [
        'nis2',
        'dora',
        'gdpr',
        'business-continuity',
        'internal-audit',
        'training',
        'supplier-security',
      ],
    },
  },
  {
    key: 'hamza-siddiqui',
    email: 'hamza.siddiqui@grindvakt.example',
    name: 'Hamza Siddiqui',
    phone: '+46 70 174 06 42',
    title: 'Säkerhetsspecialist moln och penetrationstest',
    companyKey: 'grindvakt',
    locale: 'sv',
    status: active,
    description: prose`
      Jag testar det andra har byggt, och hjälper till att bygga det bättre nästa gång. Nio års
      erfarenhet av penetrationstest, de senaste fyra främst i molnmiljöer där den svagaste
      punkten sällan är koden utan rättigheterna omkring den.

      Har genomfört ett sjuttiotal tester hos banker, försäkringsbolag och e-handlare, och satt
      upp automatisk kontroll av molnkonfiguration i byggkedjan hos två av dem. Kritiska fynd i
      produktion minskade från ett tjugotal per kvartal till ett par om året.

      OSCP och AWS Security Specialty. Rapporterar på svenska eller engelska, alltid med
      åtgärdsförslag som är prövade.
    `,
    experienceYears: 9,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-O'],
    roles: {
      emphasized: ['penetration-tester', 'cloud-security-engineer'],
      other: ['security-architect'],
    },
    skills: {
      expert: ['penetration-testing', 'cloud-security', 'aws', 'owasp'],
      other: [
        'azure',
        'kubernetes',
        'threat-modelling',
        'python',
        'terraform',
        'burp-suite',
        'red-teaming',
      ],
    },
  },
  {
    key: 'mikael-stahlberg',
    email: 'mikael.stahlberg@grindvakt.example',
    name: 'Mikael Ståhlberg',
    phone: '+46 70 174 06 43',
    title: 'IAM-specialist',
    companyKey: 'grindvakt',
    locale: 'sv',
    status: active,
    description: prose`
      Specialist på identitet och åtkomst. Tretton år med inloggning, federation och behörigheter
      i vård, myndighet och finans, med allt från SITHS-kort och Sambi till BankID och moderna
      OpenID Connect-flöden.

      Hos en region konsoliderade jag fem inloggningslösningar till en, för 14 000 medarbetare och
      130 system. Nyanställda fick rätt behörigheter första dagen i stället för efter i snitt nio
      dagar, och avslutade konton stängdes samma natt.

      Jag kan såväl regelverk som kod, och skriver gärna det lilla exemplet som får systemägaren
      att förstå hur enkelt det kan bli.
    `,
    experienceYears: 13,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-T', 'SE-E'],
    roles: { emphasized: ['iam-specialist'], other: ['security-architect'] },
    skills: {
      expert: ['iam', 'oauth2', 'openid-connect', 'active-directory'],
      other: [
        'saml',
        'microsoft-entra-id',
        'keycloak',
        'pki',
        'java',
        'privileged-access-management',
        'identity-governance',
      ],
    },
  },
] satisfies readonly DemoConsultant[];
