import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const tverrvik = [
  {
    key: 'tverrvik-byggesak/torunn-myrvold',
    assignment: 'tverrvik-byggesak',
    sender: 'torunn-myrvold',
    sentOffsetHours: -210,
    consultants: [
      {
        consultant: 'thuy-linh-nguyen',
        comment: prose`
          Thuy Linh har de siste to årene utviklet barnehageportal for 14 kommuner i .NET og
          React, med KS Fiks og Folkeregisteret. Hun er god på skjemaer med mange unntak, og på å
          finne de feilene i en søknad som saksbehandleren ellers finner tre uker senere. Hun
          foretrekker å sitte sammen med teamet, og kan være i Tverrvik én uke i måneden.
        `,
      },
      {
        consultant: 'priya-raghunathan',
        comment: prose`
          Priya er en sterk React- og TypeScript-utvikler med god erfaring fra universell
          utforming på store selvbetjeningsløsninger. Mindre .NET, mer Node og Java på baksiden.
          Hun passer best hvis dere legger mest vekt på innsendingen.
        `,
      },
    ],
    replies: [
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -190,
        text: prose`
          Hei Torunn. Thuy Linh passer rett inn, så vidt jeg kan se. Har hun vært borti
          matrikkelen?
        `,
      },
      {
        from: 'torunn-myrvold',
        sentOffsetHours: -188,
        text: prose`
          Ikke direkte, men hun har brukt adresse- og eiendomsoppslag i barnehageløsningen. Jeg
          tror hun trenger en uke på å bli trygg.
        `,
      },
      {
        from: 'abdi-farah-noor',
        sentOffsetHours: -48,
        text: prose`
          Vi mangler en bekreftelse på lønns- og arbeidsvilkår fra dere, den må følge tilbudet.
          Skjemaet ligger i konkurransegrunnlaget. Ellers ser alt greit ut.
        `,
      },
    ],
    unreadBy: ['torunn-myrvold'],
  },
  {
    key: 'tverrvik-byggesak/fredrik-aspelund',
    assignment: 'tverrvik-byggesak',
    sender: 'fredrik-aspelund',
    sentOffsetHours: -90,
    consultants: [
      {
        consultant: 'fredrik-aspelund',
        comment: prose`
          Tretten år med .NET, de siste i Azure, og React når det trengs. Har flyttet et
          logistikksystem til skyen uten stans, og kan arbeide fra Trondheim og være i Tverrvik
          den uka i måneden dere ber om. Noark 5 har jeg lest, og overlevd. Liker at dere skriver
          hvor mange saker det faktisk er.
        `,
      },
    ],
    replies: [],
    unreadBy: ['wenche-ulvund', 'abdi-farah-noor'],
  },
  {
    key: 'tverrvik-anskaffelse-sakarkiv/sigrid-haugom',
    assignment: 'tverrvik-anskaffelse-sakarkiv',
    sender: 'sigrid-haugom',
    sentOffsetHours: -425,
    consultants: [
      {
        consultant: 'beate-lokkeberg',
        comment: prose`
          Beate har ført nøyaktig denne typen konkurranse for sju kommuner på Østlandet: sak- og
          arkivsystem, forhandling, felles avtale med egne avrop. Kravsettet gikk fra 540 til 160,
          og avtalen er i bruk i alle sju. Hun er jurist, har over 40 konkurranser bak seg og
          ingen omgjøringer i klagenemnda. Tilgjengelig fra nå på 50–60 prosent.
        `,
      },
    ],
    replies: [
      {
        from: 'abdi-farah-noor',
        sentOffsetHours: -400,
        text: prose`
          Takk for tilbudet. Vi ber om ett eksempel på kravdokument, gjerne det fra Østlandet hvis
          det er offentlig.
        `,
      },
      {
        from: 'sigrid-haugom',
        sentOffsetHours: -396,
        text: prose`
          Det er offentlig etter tildeling. Beate har lagt ved utdraget med strykninger synlig,
          slik dere ba om.
        `,
        attachment: {
          name: 'Kravsett med strykninger.docx',
          kind: 'docx',
          text: prose`
            Utdrag av kravsett. Krav 14 til 31 er strøket og erstattet med ett krav: Systemet skal
            kunne avlevere alle journalposter i en avsluttet periode i godkjent format, og
            leverandøren skal vise det på oppdragsgivers data før signering.
          `,
        },
      },
      {
        from: 'abdi-farah-noor',
        sentOffsetHours: -300,
        text: prose`
          Krav 14 til 31 hadde vi nesten ordrett. Det var nyttig lesning. Vi inviterer til møte på
          Teams tirsdag.
        `,
      },
      {
        from: 'sigrid-haugom',
        sentOffsetHours: -298,
        text: 'Beate kommer, jeg holder meg unna med mindre dere vil snakke pris.',
      },
    ],
  },
  {
    key: 'tverrvik-kartlosning/ante-varsi',
    assignment: 'tverrvik-kartlosning',
    sender: 'ante-varsi',
    sentOffsetHours: -80,
    consultants: [
      {
        consultant: 'ante-varsi',
        comment: prose`
          Jeg har laget en beredskapsløsning med strømbrudd, veistenging og sårbare innbyggere i
          samme kart, og den er i bruk i elleve kommuner. Den virker på nettbrett uten dekning, og
          alle oppslag på adresser logges med formål. Mye av koden er åpen allerede, så dere
          trenger ikke betale for den én gang til. Jeg kan begynne på mandag.
        `,
      },
    ],
    replies: [
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -74,
        text: prose`
          Dette er nesten for godt til å være sant. Hvor mye av 520 timer tror du trengs?
        `,
      },
      {
        from: 'ante-varsi',
        sentOffsetHours: -72,
        text: prose`
          Til første øvelse rundt 200, hvis dataene hos dere er som i prototypen. Resten bør dere
          bruke på skredvarsel, opplæring og det dere lærer av øvelsen.
        `,
      },
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -50,
        text: prose`
          Beredskapssjefen vil se den andre kommunens løsning. Kan du vise på video i morgen
          klokka 14?
        `,
      },
      {
        from: 'ante-varsi',
        sentOffsetHours: -49,
        text: prose`
          Ja. Jeg spør om å få med beredskapskoordinatoren derfra også, hun forklarer bedre enn
          meg hva som skjedde da det gjaldt.
        `,
      },
    ],
  },
  {
    key: 'tverrvik-kartlosning/amalie-thorsrud',
    assignment: 'tverrvik-kartlosning',
    sender: 'amalie-thorsrud',
    sentOffsetHours: -60,
    consultants: [
      {
        consultant: 'amalie-thorsrud',
        comment: prose`
          Jeg er ikke kartutvikler, men kan PostgreSQL godt og har brukt PostGIS til
          ruteberegning. Hvis dere allerede har noen på kartet og mangler en som kan ta
          tilgangsstyring, logging og integrasjonene mot nettselskap og vegvesen, er det akkurat
          det jeg kan. Ledig fra neste uke, og deltid er greit.
        `,
      },
    ],
    replies: [
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -30,
        text: prose`
          Hei Amalie, takk for ærlig melding. Vi har en sterk kandidat på kartet, og det kan godt
          bli behov for en til på integrasjonene. Jeg gir deg beskjed etter øvelsesmøtet på
          fredag.
        `,
      },
    ],
  },
  {
    key: 'tverrvik-informasjonssikkerhet/ingeborg-dalseth',
    assignment: 'tverrvik-informasjonssikkerhet',
    sender: 'ingeborg-dalseth',
    sentOffsetHours: -850,
    consultants: [
      {
        consultant: 'ingeborg-dalseth',
        comment: prose`
          Jeg innførte styringssystem i en kommune med 4 000 ansatte uten å kjøpe verktøy, og det
          meste av det jeg lærte handler om hva man skal la være. To dager i uka i et år er et
          godt omfang. Jeg foreslår å begynne med de tre systemene som kan skade folk, og bruke
          dem som øving for den interne rådgiveren. Kurs for ledere holder jeg gjerne, med ekte
          hendelser og uten lysbilder om hengelåser.
        `,
      },
    ],
    replies: [
      {
        from: 'abdi-farah-noor',
        sentOffsetHours: -800,
        text: prose`
          Hei Ingeborg. Det med å la være er vi helt enige om. Kan du si litt om hvordan du
          arbeider med personvernombudet?
        `,
      },
      {
        from: 'ingeborg-dalseth',
        sentOffsetHours: -796,
        text: prose`
          Tett, men uten å blande roller. Ombudet skal kunne kritisere det jeg foreslår. I praksis
          har vi hatt en fast halvtime i uka og én felles liste, der ombudet setter rekkefølgen på
          alt som gjelder de registrerte.
        `,
      },
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -610,
        text: prose`
          Vi har ønske om å gå videre, men rammen må gjennom formannskapet. Utlysningen står åpen
          til det er gjort.
        `,
      },
    ],
  },
  {
    key: 'tverrvik-trygghetsteknologi/rania-el-masri',
    assignment: 'tverrvik-trygghetsteknologi',
    sender: 'rania-el-masri',
    sentOffsetHours: -1440,
    consultants: [
      {
        consultant: 'rania-el-masri',
        comment: prose`
          Jeg har innført systemer for sykepleiere i turnus to ganger, og vet at det er natta og
          helga som avgjør. Superbrukere på hver vakt, måling de første hundre dagene, og en plan
          for hvem som svarer når dispenseren ikke gjør det. Ikke helsefaglig utdannet, men jeg
          har fulgt så mange kveldsvakter at jeg har fått egne sko på vaktrommet.
        `,
      },
    ],
    replies: [
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -1400,
        text: prose`
          Takk, Rania! Vi fikk flere med helsefaglig bakgrunn og går videre med to av dem.
        `,
      },
    ],
  },
  {
    key: 'tverrvik-trygghetsteknologi/anders-kolsto',
    assignment: 'tverrvik-trygghetsteknologi',
    sender: 'anders-kolsto',
    sentOffsetHours: -1330,
    consultants: [
      {
        consultant: 'anders-kolsto',
        comment: prose`
          Prosjektleder med 18 års erfaring, blant annet fra kommune. Har ikke ledet
          velferdsteknologi, men flere utrullinger til ansatte som ikke sitter ved en skjerm. Kan
          tilby 60 prosent i et halvt år.
        `,
      },
    ],
    replies: [],
  },
  {
    key: 'tverrvik-skolenett/olav-hjermann',
    assignment: 'tverrvik-skolenett',
    sender: 'olav-hjermann',
    sentOffsetHours: -1890,
    consultants: [
      {
        consultant: 'olav-hjermann',
        comment: prose`
          Har lagt om nettet på 22 skoler i to kommuner, med Feide, soner og trådløst i alle rom.
          Én skole i uka går fint hvis utstyret er på plass og rektor har ryddet datarommet. Har
          egen bil, stige og lærlingtålmodighet. Fastpris per skole gir jeg etter en runde på to
          av dem.
        `,
      },
    ],
    replies: [
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -1870,
        text: 'Hei Olav. Kan du ta befaring på ungdomsskolen og Nes skole onsdag?',
      },
      {
        from: 'olav-hjermann',
        sentOffsetHours: -1868,
        text: 'Onsdag 8.30 på ungdomsskolen. Jeg tar med måleutstyret.',
      },
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -1820,
        text: prose`
          Vaktmesteren var begeistret. Vi venter fastprisen, og gjerne en liste over det som må
          gjøres med strøm før du kommer.
        `,
      },
      {
        from: 'olav-hjermann',
        sentOffsetHours: -1796,
        text: 'Her er begge deler.',
        attachment: {
          name: 'Pris og strøm.txt',
          kind: 'txt',
          text: prose`
            Fastpris barneskole 46 000, ungdomsskole 71 000, eks. mva, inkludert dokumentasjon.
            Før oppstart: eget kurs til skap i fire skoler, jording kontrolleres på Nes,
            UPS-batteri byttes på ungdomsskolen.
          `,
        },
      },
      {
        from: 'wenche-ulvund',
        sentOffsetHours: -1092,
        text: prose`
          Oppdraget er tildelt deg etter evaluering. Karensperioden er over mandag, og da kan
          kontrakt signeres. Utlysningen tas ned samtidig.
        `,
      },
    ],
  },
] satisfies readonly DemoInterest[];
