import { interfaceLocale } from '@/lib/i18n/interface-locale';
import { reloadForNewerRelease } from '@/lib/browser/release';

/** Texts of the message. They are not in a catalogue, because the catalogue may be what failed to load. */
const SENTENCES = {
  'en-US': { text: 'Portico could not be loaded. Check your connection, then reload.', reload: 'Reload the page' },
  'zh-CN': { text: 'Portico 未能加载。请检查网络后重新加载。', reload: '重新加载页面' },
};

/**
 * Shows an error message with a reload button when the app cannot start. Reloads the page without asking if a newer release is
 * deployed.
 */
export function showStartFailure(reason: unknown): void {
  console.error(reason);
  const { text, reload } = SENTENCES[interfaceLocale()];
  const panel = document.createElement('div');
  panel.setAttribute('role', 'alert');
  panel.className = 'whole-window';
  const sentence = document.createElement('p');
  sentence.textContent = text;
  const button = document.createElement('button');
  button.className = 'button button-primary';
  button.textContent = reload;
  button.onclick = () => {
    window.location.reload();
  };
  panel.append(sentence, button);
  document.getElementById('root')?.replaceChildren(panel);
  reloadForNewerRelease().catch((unknown: unknown) => {
    console.warn('the deployed release is not known', unknown);
  });
}
