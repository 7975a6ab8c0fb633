/** Puts a text on the clipboard; false where the browser refuses, which it does without permission or without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
