/** Copies a text to the clipboard. Returns false if the browser refuses, as it does without permission or without HTTPS. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
