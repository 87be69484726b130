import type { DemoCareers } from './careers.types.ts';

export const grindvakt = {
  'annika-rosenlund': {
    projects: [
      {
        name: 'DORA på två bolag',
        customer: 'Lindvakt Försäkring AB',
        months: 16,
        skills: ['dora', 'iso-27001', 'governance', 'supplier-security', 'risk-analysis'],
        text: 'Försäkringsbolaget och dess bank skulle följa samma förordning med olika system och samma ledning. Tiden fram till kraven var elva månader.',
        did: 'Informationssäkerhetschef under tiden. Byggde registret över leverantörer, rapporteringen och planen för test, och lämnade över till den som anställdes.',
      },
      {
        name: 'NIS2 i en region',
        customer: 'Region Mellansjö',
        months: 14,
        skills: ['nis2', 'information-security-management', 'risk-analysis', 'training'],
        text: '11 000 anställda, 400 system och en lag som inte undantar någon. Det fanns en ansvarig på papperet, och ingen hade samlat de viktiga tjänsterna i en lista.',
        did: 'Ledde anpassningen: vilka tjänster som är viktiga, vem som äger dem och hur man rapporterar mitt i natten. Övade det också, mitt i natten.',
      },
      {
        name: 'Nio dagar utan system',
        customer: 'Norrfrakt Transport AB',
        months: 8,
        roles: ['ciso'],
        skills: ['business-continuity', 'information-security-management', 'governance'],
        text: 'Ett angrepp stängde transportbolaget i nio dagar. Bilarna kördes efter papper och minne. Varken kunder eller förare visste vad som gällde.',
        did: 'Kallades in dag två, ledde arbetet till sista servern och skrev sedan den kontinuitetsplan som borde ha funnits.',
      },
      {
        name: 'Ledningssystem och certifikat',
        customer: 'Klarbetal AB',
        months: 15,
        roles: ['information-security-advisor'],
        skills: ['iso-27001', 'internal-audit', 'training'],
        text: 'Betalbolagets kunder krävde ISO 27001, och bolaget hade vuxit ur sina rutiner. Två stora avtal hängde på ett certifikat inom femton månader.',
        did: 'Ledde arbetet från avgränsning till certifikat på tretton månader, med två avvikelser. Utbildade också den som tog över ansvaret.',
      },
      {
        name: 'Säkerhet i försäkring',
        customer: 'Tallmo Försäkring',
        months: 48,
        roles: ['ciso'],
        skills: ['information-security-management', 'gdpr', 'internal-audit'],
        text: 'Bolaget hade en säkerhetspolicy, och den låg i en pärm. Tillsynen hade anmärkt två år i rad, och försäkringsdata låg på delade mappar.',
        did: 'Anställd informationssäkerhetschef i fyra år. Pärmen blev rutiner, och rutinerna blev vana. Byggde upp en grupp på tre personer.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'Informationssäkerhetschef på uppdrag',
        years: 5,
        text: 'Chef på tid för finans, vård och transport.',
      },
      {
        company: 'Region Mellansjö',
        title: 'Informationssäkerhetschef',
        years: 3,
        text: 'Ansvar för informationssäkerheten i en region med 11 000 anställda.',
      },
      {
        company: 'Tallmo Försäkring',
        title: 'Informationssäkerhetschef',
        years: 4,
        text: 'Byggde upp säkerhetsarbetet från grunden, med tre medarbetare.',
      },
      {
        company: 'Revisionsbyrån Lod AB',
        title: 'IT-revisor',
        years: 9,
        text: 'Revision av IT och säkerhet i bank, försäkring och kommun.',
      },
    ],
    educations: [
      {
        school: 'Stockholms universitet',
        programme: 'Data- och systemvetenskap',
        degree: 'Magister',
        years: 4,
      },
    ],
    certifications: [
      { name: 'CISSP', yearsAgo: 12 },
      { name: 'CISM', yearsAgo: 10 },
      { name: 'ISO/IEC 27001 Lead Auditor', yearsAgo: 8 },
    ],
    courses: [
      { name: 'Krisövning för ledningsgrupper', yearsAgo: 1 },
      { name: 'Styrelsens ansvar för cybersäkerhet', yearsAgo: 2 },
    ],
    presentations: [
      {
        name: 'Planen som borde ha funnits',
        yearsAgo: 2,
        text: 'Föredrag för ledningsgrupper om kontinuitet.',
      },
    ],
    publications: [
      {
        name: 'Kort och på ledningens språk',
        yearsAgo: 3,
        text: 'Artikel i en tidskrift om informationssäkerhet.',
      },
    ],
    positions: [
      { name: 'Ledamot i en branschförenings säkerhetsutskott', fromYearsAgo: 6, toYearsAgo: null },
    ],
  },
  'hamza-siddiqui': {
    projects: [
      {
        name: 'Molnkontroller i byggkedjan',
        customer: 'Handelsbruket Bank',
        months: 18,
        roles: ['cloud-security-engineer', 'penetration-tester'],
        skills: ['cloud-security', 'aws', 'terraform', 'threat-modelling'],
        text: 'Banken hittade ett tjugotal kritiska fel i molnet varje kvartal, alltid efter driftsättning. Utvecklarna fick besked veckor senare, när de arbetade med annat.',
        did: 'Satte kontrollerna i byggkedjan med förklaring och förslag. Två fel om året, och utvecklarna slutade klaga efter en månad.',
      },
      {
        name: 'Test av betalplattform',
        customer: 'Klarbetal AB',
        months: 7,
        skills: ['penetration-testing', 'owasp', 'burp-suite', 'aws'],
        text: 'Betalbolaget skulle släppa in 400 handlare i sitt gränssnitt. Betalningarna omsätter en miljard per år, och handlarna skriver sina kopplingar själva.',
        did: 'Testade ensam i sex veckor. Visade hur en handlare kunde läsa en annans kvitton, och provade rättelsen tre gånger.',
      },
      {
        name: 'Rött lag mot försäkringsbolag',
        customer: 'Lindvakt Försäkring AB',
        months: 10,
        skills: ['red-teaming', 'cloud-security', 'kubernetes', 'penetration-testing'],
        text: 'Ledningen ville veta om övervakningen såg något, inte om det gick att ta sig in. Bara två personer i bolaget fick veta när det började.',
        did: 'Tog mig in via en bortglömd testmiljö och väntade på att bli upptäckt. Det tog nio dagar. Året därpå fyra timmar.',
      },
      {
        name: 'Hotmodeller för e-handel',
        customer: 'Hemvaruhuset AB',
        months: 9,
        roles: ['security-architect', 'cloud-security-engineer'],
        skills: ['threat-modelling', 'azure', 'owasp'],
        text: 'Bolaget byggde ny kassa och ville tänka först. Den gamla kassan hade läckt rabattkoder i två år, och säkerhet hade alltid kommit in sist.',
        did: 'Ledde hotmodelleringen med fyra team och fick bort en hel klass av fel innan den fanns. Två av teamen leder i dag sina övningar själva.',
      },
      {
        name: 'Testavtal för kommuner',
        customer: 'Sveakommunernas IT-förbund',
        months: 22,
        roles: ['penetration-tester'],
        skills: ['penetration-testing', 'python', 'owasp'],
        text: 'Tolv kommuner delade på en testare. De hade 300 e-tjänster tillsammans, skilda budgetar och olika uppfattning om vad som är bråttom.',
        did: 'Genomförde ett trettiotal test och skrev en rapportmall som kommunchefen läser till slutet. Hälften av kommunerna beställde fler.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'Säkerhetsspecialist',
        years: 3,
        text: 'Test och molnsäkerhet för banker, betalbolag och handel.',
      },
      {
        company: 'Motvikt Säkerhet AB',
        title: 'Penetrationstestare',
        years: 4,
        text: 'Ett fyrtiotal tester om året, och ansvar för metod och rapportmall.',
      },
      {
        company: 'Sveakommunernas IT-förbund',
        title: 'Säkerhetstekniker',
        years: 2,
        text: 'Drift av nät och skydd för tolv kommuner, sedan test.',
      },
    ],
    educations: [
      {
        school: 'Blekinge tekniska högskola',
        programme: 'Säkerhet och nätverk',
        degree: 'Civilingenjör',
        years: 5,
      },
    ],
    languages: [
      { name: 'Svenska', locale: 'sv', spoken: 'native', written: 'native' },
      { name: 'Urdu', locale: 'ur', spoken: 'native', written: 'basic' },
      { name: 'Engelska', locale: 'en', spoken: 'fluent', written: 'fluent' },
    ],
    certifications: [
      { name: 'OffSec Certified Professional (OSCP)', yearsAgo: 6 },
      { name: 'AWS Certified Security – Specialty', yearsAgo: 3 },
    ],
    courses: [
      { name: 'Angrepp mot Kubernetes', yearsAgo: 2 },
      { name: 'Rapportskrivning för testare', yearsAgo: 5 },
    ],
    presentations: [
      { name: 'Nio dagar', yearsAgo: 1, text: 'Föredrag om upptäckt på en säkerhetskonferens.' },
    ],
  },
  'mikael-stahlberg': {
    projects: [
      {
        name: 'Fem inloggningar blev en',
        customer: 'Region Mellansjö',
        months: 24,
        skills: ['iam', 'openid-connect', 'saml', 'keycloak', 'active-directory'],
        text: '14 000 medarbetare loggade in på fem sätt i 130 system. Nyanställda väntade nio dagar på att få arbeta. Telefonen till supporten gick varm på måndagar.',
        did: 'Ledde konsolideringen. Rätt behörighet första dagen, och avslutade konton stängs samma natt. Ledde en grupp på fem och skrev anvisningarna för systemägare.',
      },
      {
        name: 'Behörigheter på myndighet',
        customer: 'Statens bidragskontor',
        months: 14,
        roles: ['iam-specialist', 'security-architect'],
        skills: ['iam', 'identity-governance', 'microsoft-entra-id'],
        text: 'Handläggare behöll rättigheter från varje tjänst de haft. Revisionen hittade personer med nio års samlade behörigheter, även till register som har lagts ned.',
        did: 'Införde roller med slutdatum och en granskning som chefen klarar på tio minuter. En av tre gamla rättigheter försvann vid den första granskningen.',
      },
      {
        name: 'Inloggning för kunder',
        customer: 'Tallmo Försäkring',
        months: 12,
        skills: ['oauth2', 'openid-connect', 'java', 'keycloak'],
        text: 'Försäkringsbolaget ville låta kunder och ombud logga in på samma ställe, med olika rätt. Inloggningen används av 600 000 personer.',
        did: 'Byggde fullmakterna och skrev exemplet på åtta rader som fick systemägarna att våga. Fem system gick över under första halvåret.',
      },
      {
        name: 'Tjänstekort i vården',
        customer: 'Region Norrvidd',
        months: 20,
        roles: ['iam-specialist'],
        skills: ['pki', 'saml', 'active-directory'],
        text: 'Korten skulle bytas för 9 000 personer utan att en enda operation fick vänta. Sju sjukhus använde dem för recept, journal och dörrar.',
        did: 'Ansvarig för utfärdande och inloggning. Bytte på rondtider, och hade reservkort i fickan. Bytet tog fyra månader mindre än planerat.',
      },
      {
        name: 'Höga behörigheter under kontroll',
        customer: 'Handelsbruket Bank',
        months: 13,
        roles: ['security-architect'],
        skills: ['privileged-access-management', 'iam', 'active-directory'],
        text: '60 personer i banken kunde allt, hela tiden. Det gällde även sådana som hade bytt tjänst, och ingen kunde efteråt säga vem som hade gjort vad.',
        did: 'Införde tillfälliga rättigheter med skäl och inspelning. Efter ett år kunde fyra personer allt, en timme i taget.',
      },
    ],
    jobs: [
      {
        company: null,
        title: 'IAM-specialist',
        years: 4,
        text: 'Identitet och behörighet i vård, myndighet och finans.',
      },
      {
        company: 'Identitetsbolaget AB',
        title: 'IAM-konsult',
        years: 5,
        text: 'Införanden av inloggning och federation hos offentliga kunder.',
      },
      {
        company: 'Region Mellansjö',
        title: 'Systemförvaltare katalogtjänster',
        years: 4,
        text: 'Förvaltning av kataloger och tjänstekort för 14 000 medarbetare.',
      },
    ],
    educations: [
      {
        school: 'Örebro universitet',
        programme: 'Datateknik',
        degree: 'Högskoleingenjör',
        years: 3,
      },
    ],
    certifications: [
      { name: 'Microsoft Certified: Identity and Access Administrator Associate', yearsAgo: 2 },
      { name: 'CISSP', yearsAgo: 5 },
    ],
    courses: [{ name: 'SITHS och Sambi, fördjupning', yearsAgo: 6 }],
  },
} satisfies DemoCareers;
