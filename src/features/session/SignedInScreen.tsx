import '@/lib/i18n/texts/session';
import { useEffect } from 'react';
import { Link } from 'umi';
import { homePath } from '@/lib/paths';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Logo } from '@/ui/primitives/Logo';
import { PageTitle } from '@/ui/primitives/PageTitle';
import styles from './SignedInScreen.module.css';

const close = () => {
  window.close();
};

/**
 * Last page of signing in again in a separate window. The original page has continued by itself; this window closes if the
 * browser allows it.
 */
export function SignedInScreen() {
  const { t } = useTranslation(['session', 'shell']);
  useEffect(close, []);
  return (
    <div className={`whole-window ${styles.screen}`}>
      <PageTitle page={t('back.title')} />
      <Logo size={40} />
      <h1>{t('back.title')}</h1>
      <p className="second">{t('back.text')}</p>
      <p className={styles.actions}>
        <button type="button" className="button button-primary" onClick={close}>
          {t('back.close')}
        </button>
        <Link className="button" to={homePath}>
          {t('shell:nav.toHome')}
        </Link>
      </p>
    </div>
  );
}
