import { useTranslation } from '@/lib/i18n/useTranslation';
import { Logo } from '@/ui/primitives/Logo';
import { Shortcuts } from './Shortcuts';
import styles from './Footer.module.css';

export function Footer() {
  const { t } = useTranslation();
  return (
    <footer className={styles.footer}>
      <div className={`content ${styles.inner}`}>
        <Logo size={18} />
        <p>{t('footer.text')}</p>
        <Shortcuts />
      </div>
    </footer>
  );
}
