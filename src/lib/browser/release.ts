const BUILD_META = 'meta[name="portico-build"]';
const RELOADED_KEY = 'portico.reloadedFor';

/** A page's script or style file could not be loaded: webpack and its style plugin say so in these two ways. */
export function isChunkFailure(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  return error.name === 'ChunkLoadError' || ('code' in error && error.code === 'CSS_CHUNK_LOAD_FAILED');
}

const buildOf = (page: ParentNode): string | undefined => page.querySelector<HTMLMetaElement>(BUILD_META)?.content;

/** The build that the server hands out now. */
async function deployedBuild(): Promise<string | undefined> {
  const answer = await fetch('/', { cache: 'no-store', headers: { accept: 'text/html' } });
  if (!answer.ok) return undefined;
  return buildOf(new DOMParser().parseFromString(await answer.text(), 'text/html'));
}

/** Reloads when a newer release than the running one was deployed; once for each release, so it can never go round in circles. */
export async function reloadForNewerRelease(): Promise<void> {
  const deployed = await deployedBuild();
  if (!deployed || deployed === buildOf(document) || sessionStorage.getItem(RELOADED_KEY) === deployed) return;
  sessionStorage.setItem(RELOADED_KEY, deployed);
  window.location.reload();
}
