import { AREA_PATHS } from 'contract/core/areas';
import type { Home } from 'contract/home';
import { Glyph } from '@/entities/glyph/Glyph';
import { SignTile } from '@/entities/glyph/SignTile';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { HomeBox } from './HomeBox';
import { Rows } from './Rows';
import { useHomePart } from '../../../entities/home/useHome';

const signOf = ({ glyph }: NonNullable<Home['services']>[number]) => (
  <SignTile hue="service">
    <Glyph name={glyph ?? 'portico'} />
  </SignTile>
);

/** Shows the services that people use most. */
export function ServiceBox({ whole }: { whole: Home }) {
  const { t } = useTranslation('home');
  const services = useHomePart(whole, 'services');
  return (
    <HomeBox
      title={t('services.title')}
      all={{ to: AREA_PATHS.service, text: t('services.all') }}
      query={services}
      isEmpty={(items) => items.length === 0}
    >
      {(items) => <Rows items={items} columns={2} sign={signOf} />}
    </HomeBox>
  );
}
