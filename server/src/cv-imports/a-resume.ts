/** Made-up people's CVs as JSON Resume, which says exactly what an import finds. */
export interface Job {
  name: string;
  position: string;
  startDate: string;
  endDate?: string;
  summary?: string;
}

export interface Resume {
  basics?: Record<string, string>;
  work?: readonly Job[];
  skills?: readonly { name: string; level?: string }[];
  projects?: readonly Record<string, unknown>[];
  languages?: readonly { language: string; fluency: string }[];
  certificates?: readonly { name: string; date?: string }[];
  volunteer?: readonly Record<string, unknown>[];
  education?: readonly Record<string, unknown>[];
  awards?: readonly Record<string, unknown>[];
  publications?: readonly Record<string, unknown>[];
}

export const aJob = (name: string, from = 2018): Job => ({
  name,
  position: 'Utvikler',
  startDate: `${from}-03`,
  endDate: `${from + 2}-06`,
});

export const aResume = (fields: Resume = {}) => ({
  name: 'cv.json',
  content: JSON.stringify({
    basics: { name: 'Kari Nordstrand', label: 'Arkitekt', email: 'kari@nordstrand.example' },
    work: [aJob('Fjordvarme')],
    ...fields,
  }),
});
