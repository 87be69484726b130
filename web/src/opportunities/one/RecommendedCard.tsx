import { Trans } from '@lingui/react/macro';
import { Badge } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import card from '../../profiles/public/consultant-card.module.css';
import { useTermName } from '../../competencies/public/use-term-name.ts';
import { WhyFound } from '../../search/public/WhyFound.tsx';
import { PersonImage } from '../../ui/person/PersonImage.tsx';
import { DateText } from '../../ui/text/DateText.tsx';
import type { Recommended } from '../opportunities.queries.ts';

/** A consultant who fits a need, and why. */
export function RecommendedCard({ hit }: { hit: Recommended }) {
  const { account, name, title, image_url, company_name, availability, is_own, why } = hit;
  const nameOf = useTermName();
  // They were found for somebody with another language, perhaps.
  const reasons = why.map(({ competency: uuid, text: name, ...reason }) => ({
    ...reason,
    text: uuid === undefined ? name : nameOf({ uuid, name }),
  }));
  return (
    <li className={`torg-card ${card.card}`}>
      <div className={card.who}>
        <PersonImage name={name} src={image_url} size={56} />
        <div className={card.words}>
          <h2 className={card.name}>
            <Link to="/profiles/$profile" params={{ profile: account }}>
              {name}
            </Link>
          </h2>
          <p className={card.quiet}>{[title, company_name].filter(Boolean).join(' · ')}</p>
          <p className={card.facts}>
            {availability !== null && (
              <span>
                <Trans>
                  Ledig fra <DateText value={availability} />
                </Trans>
              </span>
            )}
            {is_own && (
              <Badge color="spruce" variant="light" tt="none">
                <Trans>Deres egen</Trans>
              </Badge>
            )}
            {!hit.is_visible_in_search && (
              <span className={card.hidden}>
                <Trans>Skjult for oppdragsgivere</Trans>
              </span>
            )}
          </p>
        </div>
      </div>
      <WhyFound reasons={reasons} />
    </li>
  );
}
