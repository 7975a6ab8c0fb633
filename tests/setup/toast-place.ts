/** Returns antd's container of messages, which has no role. Its distance from the top is a CSS variable of the container. */
export function placeOf(toast: HTMLElement): HTMLElement {
  const place = toast.closest<HTMLElement>('.ant-message');
  if (!place) throw new Error('the toast is not one of antd’s messages');
  return place;
}
