import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { useIsDemo } from '../accounts/public/use-is-demo.ts';
import classes from './DemoCvs.module.css';

/** Where the demo data is, there are CVs of made-up people to download and drop. */
export function DemoCvs() {
  const { t } = useLingui();
  const isDemo = useIsDemo();
  if (!isDemo) return null;
  const files = [
    { name: 'cv-torbjorn-moen.pdf', about: t`PDF med tjue prosjekter` },
    { name: 'cv-mikkel-bergqvist.pdf', about: t`PDF fra Europass` },
    { name: 'cv-silje-eikeland.pdf', about: t`PDF på svensk` },
    { name: 'cv-kari-nordli.docx', about: t`Word` },
    { name: 'cv-kari-nordstrand.json', about: t`JSON Resume` },
    { name: 'skannet-cv.pdf', about: t`Et bilde uten tekst, som ikke kan leses` },
  ];
  return (
    <div>
      <Text size="sm" id="demo-cvs">
        <Trans>
          Har du ingen CV for hånden? Last ned en av en oppdiktet person, og slipp den her:
        </Trans>
      </Text>
      <ul className={classes.files} aria-labelledby="demo-cvs">
        {files.map(({ name, about }) => (
          <li key={name}>
            <Anchor href={`/demo-cvs/${name}`} download>
              {name}
            </Anchor>{' '}
            <span className={classes.about}>({about})</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
