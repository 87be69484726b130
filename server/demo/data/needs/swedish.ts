import type { DemoNeed } from './need.types.ts';

export const swedishNeeds: readonly DemoNeed[] = [
  {
    ...{ key: 'annons-java', name: 'Javautvecklare till leveransteam', company: 'vinterhamn' },
    ...{ by: 'johan-ekdahl', locale: 'sv', hoursAgo: 28 },
    texts: [
      `Javautvecklare till leveransteam

Vill du utveckla tjänster som används av både kollegor och kunder varje dag? Hos oss arbetar du i ett leveransteam med analys, utveckling och systemtest av våra interna och externa tjänster.

Krav:
* Minst 2 års erfarenhet av systemutveckling i Java
* Talar och förstår svenska väl

Meriterande:
* Jira
* Linux
* Erfarenhet av Spring

Placering i Göteborg. Uppdraget börjar den 1 februari 2027 och pågår i 12 månader på heltid.`,
    ],
    ...{ reading: 'answered', criteria: 'approved' },
  },
  {
    ...{ key: 'annons-arkitekt', name: 'Erfaren Javakonsult', company: 'vinterhamn' },
    ...{ by: 'johan-ekdahl', locale: 'sv', hoursAgo: 26 },
    texts: [
      `Erfaren Javakonsult

Vi tror att världen kan bli enklare med hjälp av teknik, och letar efter dig som är trygg i objektorienterad utveckling, databaser och API:er. Ena dagen är du hos oss i Malmö, andra dagen arbetar du på distans.

Vi ser gärna att du har arbetat med Jakarta EE, Spring och TDD, och att du är van vid Scrum. Snarast, 80 %. Sista dag att svara är den 20 januari 2027.`,
    ],
    ...{ reading: 'answered', criteria: 'pending' },
  },
  {
    ...{ key: 'fraga-fran-kund', name: 'Säkerhetsgranskning', company: 'kantarell' },
    ...{ by: 'karin-soderlind', locale: 'sv', hoursAgo: 9 },
    texts: [
      'En kund söker en säkerhetskonsult i Stockholm för en granskning av deras molnmiljö i AWS. Start i februari, cirka två månader, halvtid. Säkerhetsprövning krävs.',
    ],
    reading: 'failed',
  },
  {
    ...{ key: 'andrat', name: 'Förvaltning av bokningssystem', company: 'vinterhamn' },
    ...{ by: 'johan-ekdahl', locale: 'sv', hoursAgo: 4 },
    texts: [
      'Vi behöver en systemutvecklare som förvaltar vårt bokningssystem i C# och SQL Server, 60 % från mars 2027. Placering Göteborg.',
    ],
    reading: 'changed',
  },
];
