/** What an AI job may know of a consultant: no name, photo, gender or company. */
export interface KnownConsultant {
  description: string;
  roles: readonly string[];
  skills: readonly string[];
  projects: readonly { name: string; description: string; role: string; skills: string[] }[];
  work: readonly string[];
}

export interface QaInterviewData {
  questions: readonly { question: string; answer: string }[];
  consultant: KnownConsultant;
}
