import { Trans, useLingui } from '@lingui/react/macro';
import { Badge, Button, Checkbox } from '@mantine/core';
import { IconMessage } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useContext, type ReactNode } from 'react';
import { AvailabilityText } from '../../profiles/public/availability/AvailabilityText.tsx';
import { MarkedChips } from '../../profiles/public/MarkedChips.tsx';
import { marksFirst } from '../../profiles/public/marks-first.ts';
import { messageAddress } from '../../profiles/public/message-address.ts';
import { SaveButton } from '../../saved-profiles/public/SaveButton.tsx';
import { HrefLink } from '../../ui/text/HrefLink.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { mostCompared } from './compared.ts';
import card from '../../profiles/public/consultant-card.module.css';
import classes from './HitCard.module.css';
import type { SearchProfile } from '../search.queries.ts';
import { NewHitsContext } from './new-hits.ts';
import { useHitName } from '../use-hit-name.ts';
import { WhyFound } from './WhyFound.tsx';

interface HitCardProps {
  hit: SearchProfile;
  /** ids of the skills in the search */
  searchedSkills: readonly string[];
  anonymized: boolean;
  compared: readonly string[];
  /** something else to show about the consultant */
  mark?: ReactNode;
  onCompare: () => void;
}

const mostSkills = 10;

/** The skills in the search first, then those that the consultant has marked. */
function skillsOf({ skills }: SearchProfile, searchedSkills: readonly string[]) {
  const marked = skills.map(({ uuid, name, expert }) => ({ uuid, name, marked: expert }));
  return marksFirst(
    marksFirst(marked, (one) => one.marked),
    ({ uuid }) => searchedSkills.includes(uuid),
  );
}

/**
 * One consultant of the results: who they are, when they are available, and why they were found.
 */
export function HitCard(props: HitCardProps) {
  const { hit, searchedSkills, anonymized, compared, mark, onCompare } = props;
  const { t } = useLingui();
  const name = useHitName(hit);
  const isNew = useContext(NewHitsContext).accounts.includes(hit.account);
  const isCompared = compared.includes(hit.account);
  const company = hit.consultant_company?.name;
  const places = hit.regions.map((region) => region.name);
  if (hit.remote_work_ok) places.push(t`fjernarbeid`);
  return (
    <li className={`torg-card ${card.card}`}>
      <div className={card.who}>
        <PersonImage name={name} src={hit.image} size={56} />
        <div className={card.words}>
          <h2 className={card.name}>
            <Link to="/profiles/$profile" params={{ profile: hit.account }}>
              {name}
            </Link>
            {isNew && (
              <Badge className={classes.fresh} color="clay" variant="light" tt="none">
                <Trans>Ny</Trans>
              </Badge>
            )}
          </h2>
          <p className={card.quiet}>{[hit.title, company].filter(Boolean).join(' · ')}</p>
          <p className={card.facts}>
            <AvailabilityText availability={hit.availability} updated={hit.availability_updated} />
            {places.length > 0 && <span className={card.quiet}>{places.join(', ')}</span>}
            {mark}
            {hit.visible_in_search === false && (
              <span className={card.hidden}>
                <Trans>Skjult for oppdragsgivere</Trans>
              </span>
            )}
          </p>
        </div>
      </div>
      <WhyFound reasons={hit.why} />
      {hit.skills.length > 0 && (
        <MarkedChips
          label={t`Ferdigheter`}
          mark={t`ekspert`}
          chips={skillsOf(hit, searchedSkills)}
          most={mostSkills}
        />
      )}
      <div className={classes.actions}>
        <Checkbox
          label={t`Sammenlign`}
          aria-label={t`Sammenlign ${name}`}
          checked={isCompared}
          disabled={!isCompared && compared.length >= mostCompared}
          onChange={onCompare}
        />
        <div className={classes.buttons}>
          <SaveButton profile={hit.account} name={name} />
          {!anonymized && (
            <Button
              component={HrefLink}
              href={messageAddress(hit)}
              variant="default"
              size="xs"
              aria-label={t`Skriv melding til ${name}`}
              leftSection={<IconMessage size={16} aria-hidden />}
            >
              <Trans>Skriv melding</Trans>
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}
