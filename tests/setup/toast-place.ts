/** antd's place for messages has no role of its own; its distance from the top is a variable that its style sheet reads. */
export function placeOf(toast: HTMLElement): HTMLElement {
  const place = toast.closest<HTMLElement>('.ant-message');
  if (!place) throw new Error('the toast is not one of antd’s messages');
  return place;
}
