/** A need of the demo data: what it is made of, and how far it has come. */
export interface DemoNeed {
  key: string;
  name: string;
  /** null: Torg's own */
  company: string | null;
  by: string;
  locale: 'nb' | 'sv';
  hoursAgo: number;
  texts?: readonly string[];
  files?: readonly { name: string; kind: 'pdf' | 'docx'; title: string; text: string }[];
  isArchived?: true;
  /** `changed`: a text was changed since it was read */
  reading: 'answered' | 'pending' | 'failed' | 'changed' | 'nothing';
  criteria?: 'approved' | 'suggested' | 'pending';
  /** the field that somebody has corrected */
  corrected?: { percent: number };
}
