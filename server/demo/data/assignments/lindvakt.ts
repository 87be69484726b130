import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const lindvakt = [
  {
    key: 'lindvakt-java-leveransteam',
    companyKey: 'lindvakt',
    state: 'published',
    type: 'public',
    editors: ['anna-karin-bohlin'],
    contacts: ['anna-karin-bohlin', 'david-ghebremedhin'],
    title: 'Javautvecklare till leveransteam i Nacka',
    discipline: 'technology',
    roles: ['backend-developer', 'system-developer'],
    skills: [
      'java',
      'jakarta-ee',
      'oracle',
      'sql',
      'javascript',
      'html',
      'css',
      'xml',
      'linux',
      'jira',
      'bootstrap',
      'jquery',
    ],
    description: prose`
      Brinner du för webbutveckling i Java, och trivs du både i stora projekt och i små team? Kan
      du tänka pragmatiskt inför nästa sprint och samtidigt ha koll på vart systemet är på väg? Då
      är det här uppdraget värt tio minuters läsning.

      ## Om uppdraget

      Lindvakt har fyra leveransteam som utvecklar och förvaltar IT-tjänster för interna och
      externa användare: försäkringsförmedlare, skadereglerare och privatkunder. Vi söker en
      Javautvecklare till det team som ansvarar för förmedlarportalen. Start snarast, heltid.

      Arbetsuppgifterna är vanligtvis analys, utveckling och systemtest. Teamet består av sju
      personer, varav två är nya sedan ett halvår, och vi räknar med att du delar med dig av det
      du kan och tar del av andras kunskap.

      ## Skallkrav

      - Minst 2 års erfarenhet av systemutveckling i Java EE
      - Minst 2 års erfarenhet av analys, utveckling och systemtest i ett leverans- eller
        förvaltningsteam
      - Talar, eller förstår åtminstone, svenska bra. Dokumentation läses på engelska
      - B-körkort

      ## Börkrav

      Det är bra om du har arbetat med något av det här. Ingen förväntas kunna allt.

      - **JavaScript, HTML5, CSS, jQuery, Bootstrap** till förmedlarportalens gränssnitt
      - **Oracle och SQL** i försäkringsregistret
      - **XML** i utbytet med återförsäkrare
      - **Linux** i driftmiljön
      - **Jira** för planering och ärenden

      ## Om oss

      Huset är från 1962, kaffet är nymalt och biljardbordet är ojämnt. Kollegorna stannar länge.
      Finska är ett plus, eftersom hälften av våra förmedlare i Österbotten föredrar det.

      ## Så går det till

      Vi går igenom svaren löpande och bokar intervju med dem som uppfyller skallkraven. Räkna med
      ett samtal på 45 minuter med två från teamet, och besked inom fem arbetsdagar.
    `,
    duration: '12 månader, förlängning i perioder om 6 månader',
    startDateOffsetDays: 0,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-AB',
    placeDescription: 'Regnbågsvägen i Nacka. Leveransteamen ses på plats tisdag till torsdag.',
    termsAndConditions: prose`
      Timpris i SEK exkl. moms. Körkort krävs då driftcentralen ligger utan kollektivtrafik
      nattetid och leveransteamen delar på beredskapen. Utdrag ur belastningsregistret visas upp
      före start.
    `,
    deadline: { kind: 'date', offsetDays: 18 },
    abidanceOffsetDays: 45,
    createdOffsetDays: -22,
    publishedOffsetDays: -21,
  },
  {
    key: 'lindvakt-ciso',
    companyKey: 'lindvakt',
    state: 'published',
    type: 'direct',
    editors: ['anna-karin-bohlin', 'david-ghebremedhin'],
    contacts: ['anna-karin-bohlin'],
    invited: ['annika-rosenlund'],
    title: 'Interim informationssäkerhetschef',
    discipline: 'security',
    roles: ['ciso', 'information-security-advisor'],
    skills: [
      'information-security-management',
      'iso-27001',
      'dora',
      'governance',
      'risk-analysis',
      'supplier-security',
      'business-continuity',
    ],
    description: prose`
      ## Bakgrund

      Vår informationssäkerhetschef slutar vid månadsskiftet. Rekryteringen är igång men beräknas
      ta minst sex månader. Under tiden ska tillsynsmyndighetens frågor besvaras, två större
      leverantörsavtal skrivas om och årets kontinuitetsövning genomföras.

      ## Ansvar

      - leda funktionen (fyra medarbetare) och rapportera till vd och styrelsens riskutskott
      - slutföra införandet av DORA: incidentprocess, register, avtal
      - hålla i kontinuitetsövningen, cirka tre månader efter start
      - lämna över till efterträdaren, med minst fyra veckor tillsammans

      ## Varför du

      Du har haft rollen i försäkringsbolag, känner till vår miljö från utredningen för två år
      sedan och har förtroende hos styrelsen. Återkom gärna redan i veckan med besked om intresse
      och möjlig start.
    `,
    duration: '8 månader',
    startDateOffsetDays: 14,
    percent: 80,
    allowRemoteWork: false,
    regionCode: 'SE-AB',
    placeDescription: 'Nacka, minst tre dagar i veckan.',
    termsAndConditions: prose`
      Konfidentiellt tills annat meddelas. Lämplighetsprövning enligt bolagets riktlinje för
      centrala funktioner.
    `,
    deadline: { kind: 'asap' },
    abidanceOffsetDays: null,
    createdOffsetDays: -12,
    publishedOffsetDays: -11,
  },
  {
    key: 'lindvakt-skadeanmalan',
    companyKey: 'lindvakt',
    state: 'published',
    type: 'public',
    editors: ['david-ghebremedhin'],
    contacts: ['david-ghebremedhin'],
    title: 'Fullstackutvecklare till digital skadeanmälan',
    discipline: 'technology',
    roles: ['fullstack-developer', 'frontend-developer', 'backend-developer'],
    skills: [
      'java',
      'spring-boot',
      'react',
      'typescript',
      'postgresql',
      'accessibility',
      'playwright',
      'rest-api',
    ],
    description: prose`
      **I en mening:** fyra av tio som börjar anmäla en vattenskada på nätet ger upp och ringer i
      stället, och det vill vi ändra på.

      ## Teamet

      Skada Hem: tre utvecklare, en UX-designer, en produktägare och två skadereglerare som sitter
      med teamet varje dag. Allt vi bygger provas av dem innan en kund ser det.

      ## Vad du kommer att göra

      Halva tiden frontend, halva backend. På frontendsidan byggs anmälan om från ett formulär på
      nio sidor till ett samtal som bara frågar det vi inte redan vet. På backendsidan handlar det
      om regler för omedelbar ersättning, kopplingar till hantverkare och en händelsekedja där
      varje beslut går att förklara för kunden.

      ## Kompetens

      - React och TypeScript, minst fyra år
      - Java och Spring Boot, minst tre år
      - Tillgänglighet enligt WCAG 2.1 AA och lagen om vissa produkters och tjänsters
        tillgänglighet
      - Automatiska tester på alla nivåer

      Erfarenhet av bildanalys, karttjänster eller betalningar är en bonus.

      ## Vi erbjuder

      Ett team där ingen har fler än två möten om dagen, och en kundgrupp som hör av sig när det
      är bra också.
    `,
    duration: '10 månader med option på 12 månader',
    startDateOffsetDays: 10,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-AB',
    placeDescription: 'Nacka två dagar i veckan, i övrigt valfri plats i Sverige.',
    termsAndConditions: 'Timpris i SEK exkl. moms. Betalning 30 dagar.',
    deadline: { kind: 'asap' },
    abidanceOffsetDays: null,
    createdOffsetDays: -27,
    publishedOffsetDays: -26,
  },
  {
    key: 'lindvakt-ux-lead',
    companyKey: 'lindvakt',
    state: 'published',
    type: 'public',
    editors: ['david-ghebremedhin', 'anna-karin-bohlin'],
    contacts: ['david-ghebremedhin'],
    title: 'UX-lead för kundmötet',
    discipline: 'design',
    roles: ['design-lead', 'ux-designer'],
    skills: [
      'design-strategy',
      'user-research',
      'figma',
      'service-design',
      'design-systems',
      'stakeholder-management',
      'coaching',
    ],
    description: prose`
      ## Vilka vi är

      Lindvakt har fyra designer i fyra team. De gör bra saker som inte hänger ihop: kunden får
      tre olika tonlägen på väg från offert till skada.

      ## Vad vi vill uppnå inom ett år

      - En gemensam bild av kundens resa, som ledningen använder när den prioriterar
      - Ett designsystem med ägare, i stället för fyra bibliotek med goda avsikter
      - Att alla team möter kunder minst varannan vecka
      - En fast anställd designchef, som du hjälper oss att hitta

      ## Din roll

      Du leder genom att göra. Ungefär halva tiden går till att coacha de fyra, halva till egna
      spår tillsammans med produktledningen. Du har inget personalansvar men deltar i lönesamtal
      som rådgivare.

      ## Vi behöver se

      1. Minst tio års erfarenhet av UX, varav minst tre i ledande roll
      2. Ett exempel där du byggt upp designarbete i en organisation som inte haft det
      3. Ett exempel på något du lade ned
      4. God svenska, i synnerhet skriven
    `,
    duration: '12 månader',
    startDateOffsetDays: 40,
    percent: 60,
    allowRemoteWork: true,
    regionCode: 'SE-AB',
    placeDescription: 'Nacka, två till tre dagar i veckan.',
    termsAndConditions: 'Timpris i SEK exkl. moms. Portfölj eller fallbeskrivning bifogas svaret.',
    deadline: { kind: 'date', offsetDays: 20 },
    abidanceOffsetDays: 50,
    createdOffsetDays: -5,
    publishedOffsetDays: -4,
  },
  {
    key: 'lindvakt-testautomation',
    companyKey: 'lindvakt',
    state: 'unpublished',
    type: 'public',
    editors: ['anna-karin-bohlin'],
    contacts: ['anna-karin-bohlin'],
    title: 'Testautomatiserare till försäkringssystemet',
    discipline: 'project_and_test_management',
    roles: ['test-automation-engineer', 'tester'],
    skills: [
      'test-automation',
      'playwright',
      'java',
      'selenium',
      'ci-cd',
      'performance-testing',
      'rest-api',
    ],
    description: prose`
      ## Nuläge

      2 100 Seleniumtester. Nio timmars körning. 11 procent faller utan orsak varje natt, och
      ingen tittar längre.

      ## Önskat läge

      Ett svar inom en halvtimme efter incheckning, som teamen litar på.

      ## Uppdraget

      - analysera vad de 2 100 testerna faktiskt skyddar, tillsammans med verksamheten
      - flytta det som går till API- eller enhetsnivå
      - skriva om återstoden i Playwright
      - lösa testdata: försäkringar med historik, utan riktiga personnummer
      - utbilda nio utvecklare

      ## Krav

      Minst sex års erfarenhet av testautomatisering och god programmeringsvana, helst Java eller
      TypeScript. Du har vid minst ett tillfälle gjort en testsvit mindre, med bibehållen
      kvalitet, och kan redogöra för hur. Erfarenhet från bank eller försäkring är meriterande.
    `,
    duration: '6 månader',
    startDateOffsetDays: -5,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-AB',
    placeDescription: 'Nacka, en till två dagar i veckan.',
    termsAndConditions: 'Timpris i SEK exkl. moms.',
    deadline: { kind: 'date', offsetDays: -28 },
    abidanceOffsetDays: -10,
    createdOffsetDays: -54,
    publishedOffsetDays: -53,
    unpublishedOffsetDays: -16,
  },
  {
    key: 'lindvakt-molnarkitekt',
    companyKey: 'lindvakt',
    state: 'closed',
    type: 'public',
    editors: ['anna-karin-bohlin', 'david-ghebremedhin'],
    contacts: ['anna-karin-bohlin'],
    title: 'Molnarkitekt för flytt av 70 tjänster',
    discipline: 'technology',
    roles: ['cloud-architect', 'platform-engineer'],
    skills: [
      'aws',
      'terraform',
      'cloud-migration',
      'kubernetes',
      'finops',
      'cloud-security',
      'system-architecture',
    ],
    description: prose`
      ## Bakgrund

      Avtalet om driftplats löper ut om två år. Styrelsen har beslutat att 70 av våra 96 tjänster
      ska flyttas till publikt moln, medan försäkringsregistret blir kvar.

      ## Arkitektens uppgifter

      1. Målarkitektur, landningszon och nätverk, inklusive exitplan enligt DORA
      2. Kostnadsmodell per tjänst, uppdaterad varje månad
      3. Vägval per tjänst: flytta, bygga om, ersätta, avveckla
      4. Praktiskt stöd till de tre första teamen
      5. Säkerhetskrav som kontrolleras automatiskt

      ## Kravbild

      Minst tio års erfarenhet av infrastruktur eller arkitektur, varav minst fem i AWS eller
      Azure. Genomförd flytt av minst 40 tjänster i reglerad verksamhet. Certifiering på
      arkitektnivå. Kan presentera för styrelse.

      Tillsättning sker i samråd med riskfunktionen.
    `,
    duration: '18 månader',
    startDateOffsetDays: -25,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'SE-AB',
    placeDescription: 'Nacka',
    termsAndConditions: prose`
      Timpris i SEK exkl. moms. Lindvakt förbehåller sig rätten att avbryta upphandlingen.
    `,
    deadline: { kind: 'date', offsetDays: -47 },
    abidanceOffsetDays: -30,
    createdOffsetDays: -69,
    publishedOffsetDays: -67,
    unpublishedOffsetDays: -42,
    closeReason: 'cancelled',
  },
] satisfies readonly DemoAssignment[];
