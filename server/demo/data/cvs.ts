import type { FeatureExtractionFlag } from '@torg/protocol/cv-imports/read-cv';

/** A CV that somebody of the demo data has uploaded, and what became of it. */
export interface DemoCv {
  key: string;
  /** the consultant, who uploaded it themself */
  consultant: string;
  name: string;
  hoursAgo: number;
  state: 'pending' | 'found' | 'kept' | 'undone' | 'failed';
  /** the parts that were asked for; all, if absent */
  parts?: readonly FeatureExtractionFlag[];
  text: string;
}

const backend = `amalie@thorsrud.example
+47 010 00 032

Arbeidserfaring

08.2021 - nå   Kvernstein
Senior backendutvikler
Betalinger og kontoføring for banker, med Kotlin og PostgreSQL.

08.2016 - 07.2021   Havnelaget Data
Systemutvikler
Fartøysregister og varsling for havner.

Utdanning

2011 - 2016   Universitetet i Tromsø
Master i informatikk

Språk

Norsk - morsmål
Engelsk - flytende
Tysk - grunnleggende`;

const courses = `torunn@myrvold.example

Kurs

2025   Hendelsesdrevet arkitektur i praksis
2023   Coaching for ledere

Sertifiseringer

2024   TOGAF Enterprise Architecture Practitioner`;

const older = `amalie@thorsrud.example

Kurs

2019   Testdrevet utvikling
2018   Innføring i Kubernetes`;

export const demoCvs: readonly DemoCv[] = [
  {
    key: 'cv:amalie:new',
    consultant: 'amalie-thorsrud',
    name: 'CV Amalie Thorsrud 2026.pdf',
    hoursAgo: 3,
    state: 'found',
    text: backend,
  },
  {
    key: 'cv:amalie:scan',
    consultant: 'amalie-thorsrud',
    name: 'skannet-cv.pdf',
    hoursAgo: 4,
    state: 'failed',
    text: '',
  },
  {
    key: 'cv:amalie:older',
    consultant: 'amalie-thorsrud',
    name: 'cv-2019.pdf',
    hoursAgo: 26 * 24,
    state: 'undone',
    parts: ['course'],
    text: older,
  },
  {
    key: 'cv:torunn:courses',
    consultant: 'torunn-myrvold',
    name: 'kurs-og-sertifiseringer.pdf',
    hoursAgo: 50,
    state: 'kept',
    parts: ['course', 'certification'],
    text: courses,
  },
  {
    key: 'cv:torunn:again',
    consultant: 'torunn-myrvold',
    name: 'kurs-og-sertifiseringer (1).pdf',
    hoursAgo: 0,
    state: 'pending',
    text: courses,
  },
];
