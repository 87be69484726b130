export { findInterviewsAbout, type InterviewAbout } from './reading/interviews-about.repository.ts';
