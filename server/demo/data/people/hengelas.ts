import { prose } from '../prose.ts';
import { active, inQa } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const hengelas = [
  {
    key: 'bard-eikemo',
    email: 'bard.eikemo@hengelas.example',
    name: 'Bård Eikemo',
    phone: '+47 010 00 048',
    title: 'Sikkerhetsarkitekt',
    companyKey: 'hengelas',
    locale: 'nb',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Sikkerhetsarkitekt som begynte som utvikler, og som fortsatt leser kode når det er raskest.
      Jeg hjelper virksomheter med å sette opp soner, identiteter og tilganger slik at sikkerheten
      er innebygd i plattformen og ikke i en sjekkliste ved siden av.

      Har hatt arkitektansvar for skyplattform i en finansgruppe (segmentering, hemmeligheter,
      logging til analyse) og for sammenkoblingen av kontornett og driftsnett i to kraftselskaper
      under kraftberedskapsforskriften. Begge har siden vært gjennom tilsyn uten avvik på området.

      Jeg kjører trusselmodellering som to timers arbeidsøkter med teamet, og de vil som regel ha
      flere. Sikkerhetsklarert på nivå Hemmelig frem til for to år siden; kan klareres på nytt.
    `,
    experienceYears: 17,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32', 'NO-46'],
    roles: { emphasized: ['security-architect'], other: ['information-security-advisor'] },
    skills: {
      expert: ['security-architecture', 'zero-trust', 'threat-modelling', 'iam'],
      other: [
        'azure',
        'network-security',
        'kubernetes',
        'iso-27001',
        'nsm-basic-principles',
        'cloud-security',
        'oauth2',
      ],
    },
  },
  {
    key: 'farah-qureshi',
    email: 'farah.qureshi@hengelas.example',
    name: 'Farah Qureshi',
    phone: '+47 010 00 049',
    title: 'Penetrasjonstester',
    companyKey: 'hengelas',
    locale: 'nb',
    status: active,
    description: prose`
      Penetrasjonstester med OSCP og OSWE, og over 90 gjennomførte tester av nettløsninger,
      mobilapper, API-er og interne nett. Rapportene mine begynner med hva en angriper ville ha
      oppnådd, og slutter med hva teamet bør gjøre på mandag.

      Mest erfaring har jeg med bank og helse: innlogging, fullmakter, journaltilgang og
      betalingsflyt. De alvorligste funnene har sjelden vært avanserte, men handlet om at to
      riktige systemer antok forskjellige ting om hverandre. Derfor snakker jeg med utviklerne før
      jeg åpner verktøyene.

      Holder også kurs i sikker utvikling, med øvelser i deltakernes egen kode.
    `,
    experienceYears: 7,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['NO-03'],
    roles: { emphasized: ['penetration-tester'], other: ['security-analyst'] },
    skills: {
      expert: ['penetration-testing', 'owasp', 'web-application-security', 'burp-suite'],
      other: [
        'python',
        'cloud-security',
        'red-teaming',
        'active-directory',
        'linux',
        'threat-modelling',
      ],
    },
  },
  {
    key: 'lars-petter-grindheim',
    email: 'lars.petter.grindheim@hengelas.example',
    name: 'Lars Petter Grindheim',
    phone: '+47 010 00 050',
    title: 'Spesialist OT-sikkerhet',
    companyKey: 'hengelas',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg har brukt nitten år i kontrollrom, pumpehus og kraftstasjoner. Først som
      automasjonsingeniør, de siste ti med sikkerhet i driftskontrollsystemer etter IEC 62443 og
      kraftberedskapsforskriften.

      Typiske leveranser er soneinndeling, sikker fjernaksess for leverandører, passiv overvåking
      av trafikk i stasjonsnett og beredskapsøvelser der vi faktisk trekker ut kabelen. Jeg
      kjenner forskjellen på hva som er mulig i et datasenter og hva som er mulig i et anlegg der
      neste revisjonsstans er om fire år.

      Jobber helst på stedet, sammen med driftsfolkene. Har førerkort, hjelm og tålmodighet.
    `,
    experienceYears: 19,
    availabilityOffsetDays: 0,
    remoteWorkOk: false,
    regions: ['NO-46', 'NO-11', 'NO-40'],
    roles: {
      emphasized: ['ot-security-specialist'],
      other: ['security-architect', 'network-engineer'],
    },
    skills: {
      expert: ['ot-security', 'iec-62443', 'scada', 'network-security'],
      other: [
        'firewalls',
        'risk-analysis',
        'network-segmentation',
        'incident-response',
        'modbus',
        'nis2',
      ],
    },
  },
  {
    key: 'ingeborg-dalseth',
    email: 'ingeborg.dalseth@hengelas.example',
    name: 'Ingeborg Dalseth',
    phone: '+47 010 00 051',
    title: 'Rådgiver styring og etterlevelse',
    companyKey: 'hengelas',
    locale: 'nb',
    status: active,
    description: prose`
      Rådgiver innen informasjonssikkerhet og etterlevelse. Har vært innleid sikkerhetsleder i tre
      virksomheter, ført to frem til ISO 27001-sertifisering, og innført styringssystem i en
      kommune med 4 000 ansatte uten å kjøpe et eneste verktøy.

      De siste to årene har det vært mest DORA og digitalsikkerhetsloven: gapanalyse, register
      over leverandører, hendelsesrapportering og planer som blir øvd på. Jeg skriver krav som kan
      kontrolleres, og risikovurderinger på to sider.

      Jurist i bunn, med master i informasjonssikkerhet. Foretrekker å lære opp en intern
      etterfølger fra første uke.
    `,
    experienceYears: 14,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-50'],
    roles: { emphasized: ['information-security-advisor', 'ciso'], other: [] },
    skills: {
      expert: ['iso-27001', 'risk-analysis', 'governance', 'nis2'],
      other: [
        'gdpr',
        'dora',
        'internal-audit',
        'business-continuity',
        'information-security-management',
        'training',
      ],
    },
  },
  {
    key: 'tomasz-wierzbicki',
    email: 'tomasz.wierzbicki@hengelas.example',
    name: 'Tomasz Wierzbicki',
    phone: '+47 010 00 052',
    title: 'Sikkerhetsanalytiker',
    companyKey: 'hengelas',
    locale: 'en',
    status: active,
    description: prose`
      Analytiker med åtte år i hendelseshåndtering, hvorav fem i døgnbemannet senter. Jeg skriver
      deteksjoner som kode, med tester og versjoner, og måler dem på hvor mange falske alarmer de
      koster vakten.

      I det siste oppdraget satte jeg opp Microsoft Sentinel for en handelskjede med 9 000
      ansatte: kilder, regler etter MITRE ATT&CK, automatisk sperring av stjålne kontoer og
      øvelser med butikkdrift. Tiden fra varsel til håndtering gikk fra elleve timer til førti
      minutter.

      Har ledet teknisk oppklaring i to løsepengesaker, fra første telefon til siste
      gjenopprettede server. Arbeidsspråk norsk og engelsk, polsk som morsmål.
    `,
    experienceYears: 8,
    availabilityOffsetDays: 20,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-31'],
    roles: { emphasized: ['soc-analyst'], other: ['incident-responder', 'security-analyst'] },
    skills: {
      expert: ['siem', 'incident-response', 'microsoft-sentinel', 'threat-hunting'],
      other: ['kql', 'python', 'splunk', 'mitre-attack', 'digital-forensics', 'linux'],
    },
  },
  {
    key: 'nora-hestvik',
    email: 'nora.hestvik@hengelas.example',
    name: 'Nora Hestvik',
    phone: '+47 010 00 053',
    title: 'Personvernrådgiver',
    companyKey: 'hengelas',
    locale: 'nb',
    status: inQa,
    description: prose`
      Personvernrådgiver med erfaring som personvernombud i to helseforetak. Jeg vurderer
      personvernkonsekvenser før anskaffelsen er signert, holder behandlingsprotokollen ved like og
      forhandler databehandleravtaler som leverandøren etterpå følger.

      I helse handler personvern sjelden om å si nei, men om å finne den måten som både pasienten og
      forskeren kan leve med. Da jeg satte opp en fast vakt for stipendiater, gikk ventetida på råd fra
      ni måneder til to uker, og antallet avvik gikk ned fordi folk spurte først.

      Jurist, skriver kort, og underviser gjerne: helst med deltakernes egne tilfeller, og aldri i mer
      enn en time om gangen.
    `,
    experienceYears: 6,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-46'],
    roles: { emphasized: ['data-protection-officer'], other: [] },
    skills: {
      expert: ['gdpr'],
      other: [
        'risk-analysis',
        'privacy-by-design',
        'training',
        'data-protection-impact-assessment',
        'data-processing-agreements',
      ],
    },
  },
] satisfies readonly DemoConsultant[];
