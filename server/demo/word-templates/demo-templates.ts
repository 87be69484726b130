/** A template for CVs in Word that a company has uploaded. */
export interface DemoCvTemplate {
  company: string;
  name: string;
  file: string;
  daysAgo: number;
}

export const demoCvTemplates: readonly DemoCvTemplate[] = [
  { company: 'blaklokke', name: 'Blåklokke standard', file: 'blaklokke.docx', daysAgo: 41 },
  { company: 'kantarell', name: 'Kantarell offert', file: 'kantarell.docx', daysAgo: 12 },
];
