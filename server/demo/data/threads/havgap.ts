import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const havgap = [
  {
    key: 'havgap-java-betaling/amalie-thorsrud',
    assignment: 'havgap-java-betaling',
    sender: 'amalie-thorsrud',
    sentOffsetHours: -640,
    consultants: [
      {
        consultant: 'amalie-thorsrud',
        comment: prose`
          Jeg jobbet tre år med låneportalen i en annen sparebank og kjenner både det
          regulatoriske og det å hente hjem utvikling fra leverandør. Java og Kotlin, Spring Boot,
          Kafka og Oracle på vei over til PostgreSQL. Jeg bor i Bergen og ønsker mest fjernarbeid,
          men kommer til Kristiansand når det er noe å møtes om. Testene som kjører et helt bankår
          på elleve minutter, vil jeg gjerne se.
        `,
      },
    ],
    replies: [
      {
        from: 'jens-erik-borgund',
        sentOffsetHours: -610,
        text: prose`
          Hei Amalie! Du er velkommen til å se dem. Tre dager hjemmekontor er grensen vår i dag,
          så det blir to dager i uka i Kristiansand. Er det mulig?
        `,
      },
      {
        from: 'amalie-thorsrud',
        sentOffsetHours: -600,
        text: prose`
          To dager hver uke blir mye med fly. Annenhver uke med tre dager kunne gått. Hvis det
          ikke er aktuelt, forstår jeg det godt.
        `,
      },
      {
        from: 'jens-erik-borgund',
        sentOffsetHours: -560,
        text: prose`
          Jeg har sjekket med teamene, og to av tre kan leve med annenhver uke. Vi har flere
          plasser å fylle, så la oss snakkes igjen når du vet mer om de andre oppdragene du ser
          på.
        `,
      },
    ],
  },
  {
    key: 'havgap-java-betaling/torunn-myrvold',
    assignment: 'havgap-java-betaling',
    sender: 'torunn-myrvold',
    sentOffsetHours: -520,
    consultants: [
      {
        consultant: 'hakon-tveitan',
        comment: prose`
          Håkon har hatt vakttelefonen i et utbetalingsteam i tre år og rydder i loggene når det
          er stille. Kotlin først, men ti år med Java i bunn. Avstemming, idempotens og Kafka er
          sterke sider. Kristiansand er to timer og et kvarter fra Tønsberg med bil, og han har
          regnet på det.
        `,
      },
    ],
    replies: [
      {
        from: 'jens-erik-borgund',
        sentOffsetHours: -480,
        text: prose`
          Takk, Torunn. Sterk kandidat. Vi tar inn to nå og to om et par måneder, og jeg vil
          gjerne se Håkon i den andre runden.
        `,
      },
    ],
  },
  {
    key: 'havgap-java-betaling/nadia-benali',
    assignment: 'havgap-java-betaling',
    sender: 'nadia-benali',
    sentOffsetHours: -310,
    consultants: [
      {
        consultant: 'nadia-benali',
        comment: prose`
          Seks år med Java, React og TypeScript i bank og kollektivtransport. Jeg trives best der
          jeg får følge en endring helt ut til kunden, og det virker som teamene deres gjør det.
          Kan godt flytte til Kristiansand for et år, og har en søster der som har lovet meg
          sofaen i starten.
        `,
      },
    ],
    replies: [],
    unreadBy: ['jens-erik-borgund'],
  },
  {
    key: 'havgap-java-betaling/terje-skogstad-moe',
    assignment: 'havgap-java-betaling',
    sender: 'terje-skogstad-moe',
    sentOffsetHours: -210,
    consultants: [
      {
        consultant: 'terje-skogstad-moe',
        comment: prose`
          Jeg ser at dere skriver om rentekapitalisering. Har skrevet tre slike i mitt liv, og to
          av dem går fortsatt. Java kan jeg, men det er nok heller som brobygger mot det gamle at
          jeg er nyttig for teamet Konto.
        `,
      },
    ],
    replies: [
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -190,
        text: prose`
          Terje, deg har vi tenkt på til noe annet. Følg med, det kommer en direkte forespørsel om
          en ukes tid.
        `,
      },
    ],
  },
  {
    key: 'havgap-dora/bard-eikemo',
    assignment: 'havgap-dora',
    sender: 'bard-eikemo',
    sentOffsetHours: -300,
    consultants: [
      {
        consultant: 'ingeborg-dalseth',
        comment: prose`
          Ingeborg har ledet DORA-arbeidet i en bank og et betalingsforetak, og skrev registeret
          som nå rapporteres uten håndarbeid. Jurist, vant til endringsavtaler med store
          leverandører, og kan skrive styrepapirer som blir lest. Hun har kapasitet til 60 prosent
          ved siden av et lite kommuneoppdrag, og er ikke knyttet til noen av deres leverandører.
        `,
      },
    ],
    replies: [
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -270,
        text: prose`
          Takk. Hvor mange av leverandøravtalene fikk hun faktisk signert, og hvor lang tid tok
          det?
        `,
      },
      {
        from: 'bard-eikemo',
        sentOffsetHours: -262,
        text: prose`
          Elleve av tolv på sju måneder. Den tolvte ble byttet ut. Ingeborg stiller gjerne til en
          samtale, og foreslår at juristen deres er med.
        `,
      },
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -120,
        text: 'Vi møtte henne i går og er positive. Endelig svar når fristen er ute.',
      },
    ],
  },
  {
    key: 'havgap-stormaskin/terje-skogstad-moe',
    assignment: 'havgap-stormaskin',
    sender: 'terje-skogstad-moe',
    sentOffsetHours: -200,
    consultants: [
      {
        consultant: 'terje-skogstad-moe',
        comment: prose`
          Jeg vet hvilket system dette er, uten å ha sett det. Renteberegning skilles ut slik:
          fryse inn- og utdata, pakke modulen inn, kjøre begge hver natt, og ikke røre en linje
          før nitti netter er like. Det tar ni måneder, som dere skriver. Jeg lager gjerne
          dokumentasjonen slik at en Javautvikler forstår den, og det beste er om vedkommende
          sitter ved siden av meg mens jeg skriver.
        `,
      },
    ],
    replies: [
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -182,
        text: prose`
          Akkurat det vi håpet å høre. Vi har spurt én til, på Javasiden. Kan dere to snakke
          sammen før vi møtes?
        `,
      },
      {
        from: 'terje-skogstad-moe',
        sentOffsetHours: -178,
        text: 'Gjerne. Gi meg navnet, så ringer jeg.',
      },
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -150,
        text: 'Amalie Thorsrud, hun har sendt interesse selv. Jeg har sagt fra at du ringer.',
      },
      {
        from: 'terje-skogstad-moe',
        sentOffsetHours: -98,
        text: prose`
          Vi har snakket halvannen time. Hun stiller de rette spørsmålene. Vi foreslår et felles
          møte med dere mandag.
        `,
      },
    ],
  },
  {
    key: 'havgap-stormaskin/amalie-thorsrud',
    assignment: 'havgap-stormaskin',
    sender: 'amalie-thorsrud',
    sentOffsetHours: -176,
    consultants: [
      {
        consultant: 'amalie-thorsrud',
        comment: prose`
          Takk for tilliten! Jeg kan ikke Cobol, men kan tjenesten som skal stå på den andre
          siden: rente som hendelser, sammenligning konto for konto, og et grensesnitt der kunden
          ser påløpt rente uten at nattkjøringen må vente. Hadde gjerne delt bord med den som kan
          stormaskinen de første to månedene. Deltid ved siden av et annet oppdrag er mulig fra
          måned fire, full tid før det.
        `,
      },
    ],
    replies: [
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -150,
        text: 'Så bra. Terje Skogstad Moe ringer deg, han er den andre vi har spurt.',
      },
      {
        from: 'amalie-thorsrud',
        sentOffsetHours: -97,
        text: prose`
          Vi har hatt en lang og veldig nyttig prat. Han tegnet hele nattkjøringen for meg på
          telefonen. Vi foreslår mandag klokka 9, på video.
        `,
      },
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -16,
        text: prose`
          Mandag klokka 9 er avtalt, innkalling er sendt. Kan du før det anslå hvor mange måneder
          du trenger, og si fra om du fortsatt vurderer Isfoss?
        `,
      },
    ],
    unreadBy: ['amalie-thorsrud'],
  },
  {
    key: 'havgap-mobilbank/torunn-myrvold',
    assignment: 'havgap-mobilbank',
    sender: 'torunn-myrvold',
    sentOffsetHours: -58,
    consultants: [
      {
        consultant: 'eirik-nordvang',
        comment: prose`
          Eirik har vært gjennom BankID-innlogging, biometri og kvartalsvise sikkerhetstester i en
          annen bankapp, og har flyttet to apper fra UIKit til SwiftUI skjerm for skjerm. Han
          leser og skriver Kotlin like godt, så den delte logikken er ikke noe hinder. VoiceOver
          er en kjepphest. Ledig nå, og bor tjue minutter fra kontoret.
        `,
      },
    ],
    replies: [
      {
        from: 'jens-erik-borgund',
        sentOffsetHours: -12,
        text: prose`
          Dette er veldig relevant. Kan Eirik komme innom mobilteamet torsdag etter klokka 14? Ta
          gjerne med telefonen med den appen han er mest fornøyd med.
        `,
      },
    ],
    unreadBy: ['torunn-myrvold'],
  },
  {
    key: 'havgap-hvitvasking/marit-aslaksen-lind',
    assignment: 'havgap-hvitvasking',
    sender: 'marit-aslaksen-lind',
    sentOffsetHours: -940,
    consultants: [
      {
        consultant: 'chinedu-okafor',
        comment: prose`
          Chinedu har gjort nettopp dette i en annen bank: fra regler til rangerte varsler, fra to
          til ni prosent treff, og med forklaringer Finanstilsynet har akseptert. Han målte
          skjevhet på navn og bosted fra første dag, og fant en feil i grunnlaget som ingen hadde
          lett etter. Norsk på mellomnivå, og han skriver godt på engelsk.
        `,
      },
    ],
    replies: [
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -900,
        text: 'Interessant. Er det noe i forrige oppdrag som hindrer ham i å arbeide for oss?',
      },
      {
        from: 'marit-aslaksen-lind',
        sentOffsetHours: -895,
        text: prose`
          Karenstiden på seks måneder gikk ut i forrige måned. Ingen kode følger med, bare
          erfaringen.
        `,
      },
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -300,
        text: prose`
          Vi har Chinedu som en av to finalister. Juristen vår har ferie, så samtalen blir først i
          neste uke. Beklager ventetiden.
        `,
      },
    ],
  },
  {
    key: 'havgap-hvitvasking/yuki-tanabe',
    assignment: 'havgap-hvitvasking',
    sender: 'yuki-tanabe',
    sentOffsetHours: -870,
    consultants: [
      {
        consultant: 'yuki-tanabe',
        comment: prose`
          My background is time series rather than rare events, but ranking and explaining are
          close to what I did for case routing in a public agency, where the officer could always
          override the model. I would start with a simple gradient boosted ranker and a good
          labelling routine, and spend the time saved on monitoring. I can work in Norwegian.
        `,
      },
    ],
    replies: [
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -840,
        text: prose`
          Thank you, Yuki. We are looking for someone with AML or fraud experience this time, but
          your approach is close to our own thinking.
        `,
      },
    ],
  },
  {
    key: 'havgap-designsystem/kaja-brekkhus',
    assignment: 'havgap-designsystem',
    sender: 'kaja-brekkhus',
    sentOffsetHours: -1250,
    consultants: [
      {
        consultant: 'kaja-brekkhus',
        comment: prose`
          Jeg ledet designsystemet i en sparebankallianse der 14 banker deler kode, men ikke
          farger, så variabler for merkevare er det jeg har gjort mest av. 62 i Figma og 48 i kode
          kjenner jeg godt igjen. Min erfaring er at man først blir enige om navnene, og at resten
          går fort etterpå. Porteføljen viser også hvordan vi fikk team til å bruke det frivillig.
        `,
      },
    ],
    replies: [
      {
        from: 'jens-erik-borgund',
        sentOffsetHours: -1210,
        text: prose`
          Så fint! Vi er i dialog om budsjett med merkevareavdelingen, og tar kontakt når det er
          avklart.
        `,
      },
      {
        from: 'jens-erik-borgund',
        sentOffsetHours: -440,
        text: prose`
          Merkevareskiftet er utsatt et halvt år, og da setter vi dette på vent. Du står øverst på
          lista når det tas opp igjen.
        `,
      },
    ],
  },
  {
    key: 'havgap-designsystem/torunn-myrvold',
    assignment: 'havgap-designsystem',
    sender: 'torunn-myrvold',
    sentOffsetHours: -1120,
    consultants: [
      {
        consultant: 'maja-kowalczyk',
        comment: prose`
          Maja er frontendutvikler, men har bygd tre designsystemer og kan være broen dere
          mangler: samme navn i Figma og kode, tester for kontrast og fokus, og dokumentasjon på
          når en komponent ikke skal brukes. Hvis dere vurderer en fjerde person i teamet, er det
          henne.
        `,
      },
    ],
    replies: [],
  },
  {
    key: 'havgap-pentest/farah-qureshi',
    assignment: 'havgap-pentest',
    sender: 'farah-qureshi',
    sentOffsetHours: -1400,
    consultants: [
      {
        consultant: 'farah-qureshi',
        comment: prose`
          Over 90 tester, rundt 30 av dem i finans, og fullmakter mellom firma er den typen feil
          jeg oftest finner. Jeg vil gjerne ha en halv dag med utviklerne først, for å høre hva de
          selv er usikre på. Ny test av rettede funn er inkludert. Referanser fra to banker sendes
          på forespørsel, og forsikringen er på 20 millioner.
        `,
      },
    ],
    replies: [
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -1370,
        text: 'Bra. Kan du holde datoene, seks uker fra den 12.?',
      },
      {
        from: 'farah-qureshi',
        sentOffsetHours: -1368,
        text: 'Ja, jeg har holdt dem av. En kollega står klar om jeg skulle bli syk.',
      },
      {
        from: 'camilla-strandvik',
        sentOffsetHours: -860,
        text: prose`
          Oppdraget er ditt, avtalen er signert hos oss. Jeg lukker utlysningen nå, og utvikleren
          som kjenner fullmaktene best har satt av tid til deg første dag.
        `,
      },
      {
        from: 'farah-qureshi',
        sentOffsetHours: -856,
        text: 'Takk for tilliten! Jeg sender plan for oppstart innen onsdag.',
      },
    ],
  },
] satisfies readonly DemoInterest[];
