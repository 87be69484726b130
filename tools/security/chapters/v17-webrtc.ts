import { need, since, type Chapter } from '../requirement.ts';

const none = since('Torg has no calls by sound or picture.');

export const webRtc: Chapter = {
  number: 'V17',
  title: 'WebRTC',
  requirements: [
    need('V17.1.1', 2, 'TURN reaches only public addresses.', none),
    need('V17.2.1', 2, 'Keys of DTLS are managed.', none),
    need('V17.2.2', 2, 'DTLS is strong.', none),
    need('V17.2.3', 2, 'SRTP is authenticated.', none),
    need('V17.2.4', 2, 'Broken SRTP stops nothing.', none),
    need('V17.3.1', 2, 'A flood stops no signals.', none),
    need('V17.3.2', 2, 'Broken signals stop nothing.', none),
  ],
};
