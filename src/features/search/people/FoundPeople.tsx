import { useId } from 'react';
import { Link } from 'umi';
import type { Person } from 'contract/person';
import { PersonRow } from '@/entities/person/PersonRow';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { OPENS_DIALOG } from '@/ui/overlay/useCloseDialog';
import { Icon } from '@/ui/primitives/Icon';
import { SectionHead } from '@/ui/primitives/SectionHead';
import type { ListAddress } from '@/ui/list/useListAddress';
import type { SearchState } from '../search-address';
import styles from './FoundPeople.module.css';

interface FoundPeopleProps {
  people: readonly Person[];
  address: ListAddress<SearchState>;
}

/** Lists the people and desks that match a search; each opens its card. Nothing if there are none. */
export function FoundPeople({ people, address }: FoundPeopleProps) {
  const { t } = useTranslation('search');
  const titleId = useId();
  if (!people.length) return null;
  return (
    <section aria-labelledby={titleId}>
      <SectionHead id={titleId} title={t('people')} glyph={<PeopleGlyph />} />
      <ul className={styles.people}>
        {people.map((person) => (
          <li key={person.id}>
            <Link
              className={styles.person}
              to={address.hrefWith({ person: person.id })}
              state={OPENS_DIALOG}
              aria-haspopup="dialog"
            >
              <PersonRow person={person} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Tile as large as the icons of the areas in the other headings. */
const PeopleGlyph = () => (
  <span className={styles.glyph}>
    <Icon name="user" />
  </span>
);
