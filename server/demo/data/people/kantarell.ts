import { prose } from '../prose.ts';
import { active, asksForActivation, inQa } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const kantarell = [
  {
    key: 'karin-soderlind',
    email: 'bolag@torg.example',
    name: 'Karin Söderlind',
    phone: '+46 70 174 06 20',
    title: 'Systemarkitekt och konsultchef',
    companyKey: 'kantarell',
    locale: 'sv',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Systemarkitekt med nitton år bakom mig i Java-världen, de senaste tio som arkitekt för
      försäkring, myndigheter och transport. Jag blir oftast inkallad när ett kärnsystem har vuxit
      sig för stort för att någon ska våga ändra i det.

      Mitt arbetssätt är att rita om i små steg som går att driftsätta var för sig. Hos ett
      pensionsbolag bröt vi ut premieberäkningen ur ett system från 1998, månad för månad, och
      höll båda beräkningarna igång parallellt tills vi hade 400 000 försäkringar utan avvikelse.
      Ingen kund märkte något, vilket var hela poängen.

      Jag leder konsultgruppen på Kantarell och tar uppdrag på 50–80 procent, gärna tillsammans
      med någon av mina yngre kollegor.
    `,
    experienceYears: 19,
    availabilityOffsetDays: 60,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-C'],
    roles: { emphasized: ['solution-architect'], other: ['tech-lead', 'backend-developer'] },
    skills: {
      expert: ['system-architecture', 'java', 'rest-api', 'microservices'],
      other: [
        'spring-boot',
        'kafka',
        'domain-driven-design',
        'postgresql',
        'aws',
        'openapi',
        'technical-leadership',
      ],
    },
  },
  {
    key: 'erik-hallgren',
    email: 'erik.hallgren@kantarell.example',
    name: 'Erik Hallgren',
    phone: '+46 70 174 06 21',
    title: 'Senior Javautvecklare',
    companyKey: 'kantarell',
    locale: 'sv',
    status: active,
    description: prose`
      Javautvecklare med femton år av förvaltning och nyutveckling i leveransteam hos myndigheter
      och försäkringsbolag. Jag trivs i gränslandet mellan gammalt och nytt: Jakarta EE på
      applikationsserver den ena veckan, Spring Boot i container den andra, och samma
      Oracledatabas i botten.

      I mitt senaste uppdrag tog jag över ett ärendesystem med 1,2 miljoner rader kod och nästan
      inga tester. Efter ett år hade vi halverat antalet incidenter och kunde driftsätta varje
      vecka i stället för varje kvartal, utan någon stor omskrivning.

      Jag är noggrann, skriver systemdokumentation som går att lita på och uppskattar kollegor som
      gillar att bolla. Talar svenska och finska.
    `,
    experienceYears: 15,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-D'],
    roles: { emphasized: ['backend-developer'], other: ['system-developer', 'tech-lead'] },
    skills: {
      expert: ['java', 'jakarta-ee', 'spring-boot', 'sql'],
      other: [
        'oracle',
        'linux',
        'xml',
        'junit',
        'hibernate',
        'jira',
        'maven',
        'rest-api',
        'docker',
      ],
    },
  },
  {
    key: 'nasrin-ahmadi',
    email: 'nasrin.ahmadi@kantarell.example',
    name: 'Nasrin Ahmadi',
    phone: '+46 70 174 06 22',
    title: 'Fullstackutvecklare Java och React',
    companyKey: 'kantarell',
    locale: 'sv',
    status: active,
    description: prose`
      Fullstackutvecklare som helst följer en funktion hela vägen från användarens problem till
      loggarna i produktion. Åtta års erfarenhet, främst från försäkring och e-handel, med Java
      och Spring Boot i botten och React med TypeScript ut mot kunden.

      Har bland annat byggt om flödet för skadeanmälan hos ett sakförsäkringsbolag. Andelen
      anmälningar som kunde regleras utan handläggare gick från 18 till 43 procent, och den
      största vinsten kom av att ställa färre frågor.

      Jag parprogrammerar gärna, tar ansvar för tillgänglighet utan att bli ombedd och har varit
      mentor åt flera kollegor som bytt bana till utveckling.
    `,
    experienceYears: 8,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-C'],
    roles: {
      emphasized: ['fullstack-developer'],
      other: ['backend-developer', 'frontend-developer'],
    },
    skills: {
      expert: ['java', 'spring-boot', 'react', 'typescript'],
      other: ['postgresql', 'javascript', 'html', 'css', 'docker', 'rest-api', 'playwright', 'git'],
    },
  },
  {
    key: 'gustav-lidman',
    email: 'gustav.lidman@kantarell.example',
    name: 'Gustav Lidman',
    phone: '+46 70 174 06 23',
    title: 'DevOps-ingenjör',
    companyKey: 'kantarell',
    locale: 'sv',
    status: active,
    description: prose`
      DevOps-ingenjör med tio års erfarenhet av drift och automatisering, hälften på egna servrar
      och hälften i AWS. Det har gett mig respekt för båda, och en ovana att alltid fråga vad det
      kostar per månad.

      Hos en region byggde jag en containerplattform på egna maskiner, eftersom patientdata inte
      fick lämna huset. Den bär i dag 60 tjänster, uppgraderas varje månad på dagtid och
      återställs från backup två gånger per år på riktigt.

      Jag skriver driftinstruktioner som jouren förstår halv tre på natten, och lämnar över så att
      jag kan sluta utan avskedstal.
    `,
    experienceYears: 10,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-U', 'SE-T'],
    roles: { emphasized: ['devops-engineer'], other: ['platform-engineer', 'cloud-engineer'] },
    skills: {
      expert: ['kubernetes', 'aws', 'terraform', 'ci-cd'],
      other: [
        'linux',
        'docker',
        'ansible',
        'gitlab-ci',
        'prometheus',
        'grafana',
        'python',
        'helm',
        'bash',
      ],
    },
  },
  {
    key: 'amina-warsame',
    email: 'amina.warsame@kantarell.example',
    name: 'Amina Osman Warsame',
    phone: '+46 70 174 06 24',
    title: 'Frontendutvecklare',
    companyKey: 'kantarell',
    locale: 'sv',
    status: active,
    description: prose`
      Frontendutvecklare med sex års erfarenhet av React och TypeScript, och en uttalad svaghet
      för tillgänglighet. Jag har granskat och åtgärdat tjänster mot WCAG 2.1 AA i två kommuner
      och ett försäkringsbolag, och vet skillnaden mellan att klara ett automatiskt test och att
      fungera med skärmläsare.

      I det senaste teamet byggde vi ett komponentbibliotek som nu används av elva produkter. Jag
      höll i dokumentationen, versionshanteringen och fredagsluncherna där andra team fick visa
      vad de saknade.

      Sitter gärna nära designern, skriver tester som beskriver vad användaren gör, och är bra på
      att ta bort kod.
    `,
    experienceYears: 6,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-E'],
    roles: { emphasized: ['frontend-developer'], other: [] },
    skills: {
      expert: ['react', 'typescript', 'css', 'accessibility'],
      other: ['next-js', 'javascript', 'html', 'storybook', 'jest', 'figma', 'graphql'],
    },
  },
  {
    key: 'per-olof-nasman',
    email: 'per-olof.nasman@kantarell.example',
    name: 'Per-Olof Näsman',
    phone: '+46 70 174 06 25',
    title: 'Integrationsutvecklare',
    companyKey: 'kantarell',
    locale: 'sv',
    status: active,
    description: prose`
      Integrationsutvecklare sedan tiden då allt var filer. Jag kan EDIFACT utantill, har byggt
      över 300 integrationer i BizTalk och de senaste fem åren flyttat dem därifrån till Azure, en
      avtalspart i taget.

      Branscherna har mest varit transport, handel och tillverkning: bokning, fraktsedel,
      leveransavisering, faktura, tull. Jag vet vad en åkare med tolv bilar faktiskt klarar av att
      skicka, och hur man bygger så att ett felaktigt meddelande stannar hos oss och inte hos
      kunden.

      Gillar ordning: namnstandard, testfiler för varje avtalspart och en driftbild som
      lagerchefen kan läsa.
    `,
    experienceYears: 23,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-X', 'SE-W'],
    roles: { emphasized: ['integration-developer'], other: ['integration-architect'] },
    skills: {
      expert: ['biztalk', 'edi', 'xml', 'rest-api'],
      other: [
        'azure-logic-apps',
        'azure-service-bus',
        'mulesoft',
        'api-management',
        'sql',
        'c-sharp',
        'edifact',
      ],
    },
  },
  {
    key: 'wei-zhang',
    email: 'wei.zhang@kantarell.example',
    name: 'Wei Zhang',
    phone: '+46 70 174 06 26',
    title: 'Dataingenjör',
    companyKey: 'kantarell',
    locale: 'en',
    status: asksForActivation,
    description: prose`
      Dataingenjör med sju års erfarenhet av strömmande data och dataplattformar i transport och
      detaljhandel. Jag arbetar främst i Python och Spark på Databricks, med Kafka som intag och
      dbt för det som analytikerna ska äga själva.

      Hos en transportör byggde jag kedjan från fordonens positioner till beräknad ankomsttid: 4
      000 bilar, en punkt var femte sekund, och en prognos som i snitt var 11 minuter bättre än
      tidtabellen. Lösningen kördes i två års tid med en enda person på halvtid i förvaltning.

      Svenska på arbetsnivå, engelska flytande. Skriver gärna ned antaganden innan jag skriver
      kod.
    `,
    experienceYears: 7,
    availabilityOffsetDays: 45,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-C', 'SE-M'],
    roles: { emphasized: ['data-engineer'], other: ['data-scientist'] },
    skills: {
      expert: ['python', 'spark', 'databricks', 'sql'],
      other: ['kafka', 'airflow', 'dbt', 'aws', 'snowflake', 'scala', 'delta-lake', 'docker'],
    },
  },
  {
    key: 'linnea-forsgren',
    email: 'linnea.forsgren@kantarell.example',
    name: 'Linnéa Forsgren',
    phone: '+46 70 174 06 27',
    title: 'Testautomatiserare',
    companyKey: 'kantarell',
    locale: 'sv',
    status: active,
    description: prose`
      Testautomatiserare med utvecklarbakgrund. Jag bygger tester som teamet litar på: få, snabba
      och med felmeddelanden som pekar på felet. Om ett test är opålitligt tar jag bort det eller
      lagar det samma dag.

      På ett försäkringsbolag tog jag över en svit på 2 100 Selenium-tester som tog nio timmar. Vi
      flyttade det mesta ned till API-nivå, skrev om resten i Playwright och landade på tjugo
      minuter med bättre täckning av det som gör ont när det går sönder.

      Håller även i testdata, ofta den verkliga flaskhalsen, och utbildar utvecklare som vill
      skriva testerna själva.
    `,
    experienceYears: 9,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-C'],
    roles: { emphasized: ['test-automation-engineer'], other: ['tester', 'test-lead'] },
    skills: {
      expert: ['playwright', 'test-automation', 'java', 'selenium'],
      other: [
        'cypress',
        'typescript',
        'ci-cd',
        'rest-api',
        'performance-testing',
        'jira',
        'istqb',
        'jenkins',
      ],
    },
  },
  {
    key: 'rasmus-tornblad',
    email: 'rasmus.tornblad@kantarell.example',
    name: 'Rasmus Törnblad',
    phone: '+46 70 174 06 28',
    title: 'Javautvecklare',
    companyKey: 'kantarell',
    locale: 'sv',
    status: inQa,
    description: prose`
      Javautvecklare från Uppsala med tre års erfarenhet av förvaltning i ett leveransteam. Spring
      Boot, SQL och en hel del felsökning: det mesta jag kan har jag lärt mig av att läsa kod som andra
      har skrivit och sedan ta reda på varför.

      Jag har haft ansvar för aviseringen i ett medlemsregister med 90 000 medlemmar, där den sista
      körningen gick utan en enda rättelse, och varit med och byggt om en kursanmälan som brukade gå ner
      samma minut som den öppnade.

      Arbetar gärna tillsammans med någon mer erfaren, ställer frågor i tid och skriver testet innan
      jag rättar felet. Vill fördjupa mig i händelsedrivna system.
    `,
    experienceYears: 3,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-C'],
    roles: { emphasized: ['backend-developer'], other: [] },
    skills: {
      expert: ['java'],
      other: ['spring-boot', 'sql', 'git', 'junit', 'javascript'],
    },
  },
] satisfies readonly DemoConsultant[];
