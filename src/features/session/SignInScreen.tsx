import '@/lib/i18n/texts/session';
import { useState } from 'react';
import { Link, useSearchParams } from 'umi';
import { isServerPath, safeBackUrl } from 'contract/core/paths';
import { loginStartPath } from '@/lib/paths';
import { isSignedIn } from '@/lib/session/session';
import { useCurrentUser } from '@/lib/session/useCurrentUser';
import { useTranslation } from '@/lib/i18n/useTranslation';
import { Logo } from '@/ui/primitives/Logo';
import { PageTitle } from '@/ui/primitives/PageTitle';
import { PorticoDrawing } from '@/ui/primitives/PorticoDrawing';
import { SignInFailure } from './SignInFailure';
import { useTicketExchange } from './useTicketExchange';
import { useRedirectAfterLogin } from './useRedirectAfterLogin';
import styles from './SignInScreen.module.css';

/**
 * Login page. Its button leads to the company's sign-in page; after the return, the ticket in the address is exchanged for a
 * session.
 */
export function SignInScreen() {
  const { t } = useTranslation(['session', 'shell']);
  const [params] = useSearchParams();
  const backUrl = safeBackUrl(params.get('backUrl'));
  const exchange = useTicketExchange(params, backUrl);
  const [cameSignedIn] = useState(isSignedIn);
  const user = useCurrentUser();
  const stillSignedIn = exchange.failed ? user : null;
  useRedirectAfterLogin(backUrl, exchange.busy || (exchange.failed && cameSignedIn));
  const heading = t(stillSignedIn ? 'failed.stillSignedIn' : 'title');
  return (
    <div className={styles.screen}>
      <PageTitle page={heading} />
      <div className={styles.picture}>
        <PorticoDrawing className={styles.drawing} />
      </div>
      <div className={styles.panel}>
        <p className={styles.brand}>
          <Logo size={32} />
          {t('shell:product')}
        </p>
        <h1>{exchange.failed ? heading : t('welcome')}</h1>
        {!exchange.failed && <p className={styles.text}>{t('text')}</p>}
        {exchange.failed && (
          <SignInFailure reason={exchange.reason} message={exchange.message} isSignedIn={stillSignedIn !== null} />
        )}
        {exchange.busy ? (
          <p role="status" className={styles.progress}>
            {t('progress')}
          </p>
        ) : (
          <>
            {stillSignedIn && (
              <Link className={`button button-primary ${styles.button}`} to={backUrl} reloadDocument={isServerPath(backUrl)}>
                {t('goOn', { name: stillSignedIn.name })}
              </Link>
            )}
            <a className={`button ${stillSignedIn ? '' : 'button-primary'} ${styles.button}`} href={loginStartPath(backUrl)}>
              {t(stillSignedIn ? 'again.signIn' : 'button')}
            </a>
          </>
        )}
        <p className="meta">{t('hint')}</p>
      </div>
    </div>
  );
}
