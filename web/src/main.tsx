import { createRoot } from 'react-dom/client';
import './app/theme.css';
import { makeRouter, preloadChunks } from './app/router.tsx';
import { watchSession } from './app/watch-session.ts';
import { firstLanguage, speak } from './client/language.ts';
import { makeQueryClient } from './client/calls/query-client.ts';

watchSession();

const queryClient = makeQueryClient();
const router = makeRouter(queryClient, window);
const root = document.getElementById('root');

// The first route loads while words and theme are still on their way, its chunks while it is asked who is here.
preloadChunks(router);
void router.load();
const [{ App }] = await Promise.all([import('./app/App.tsx'), speak(firstLanguage())]);
if (root) createRoot(root).render(<App router={router} queryClient={queryClient} />);

// Nobody needs it before there is something to press.
void import('./app/preserve-focus.ts').then(({ preserveFocus }) => preserveFocus());
