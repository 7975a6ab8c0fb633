// A failed query prints this many characters of the page: the part around the failure instead of the whole page.
process.env.DEBUG_PRINT_LIMIT ??= '1500';

/** Replacements for browser features that jsdom lacks and the pages use. */

class NoIntersectionObserver implements IntersectionObserver {
  root = null;
  rootMargin = '';
  scrollMargin = '';
  thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
window.IntersectionObserver = NoIntersectionObserver;

class NoResizeObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = NoResizeObserver;

// jsdom has no performance entries: the type of the page load is unknown.
performance.getEntriesByType = () => [];

// jsdom has no layout, so scrolling does nothing.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

// jsdom has no pseudo-elements; antd's table asks for the style of the scroll bar.
const getComputedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => getComputedStyle(element);

HTMLDialogElement.prototype.showModal = function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close(this: HTMLDialogElement) {
  this.open = false;
};

window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener() {},
    removeListener() {},
  });

// fetch needs Node's FormData, which cannot read a form; React passes a form when a submission changes the page.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
    }
  }
};

// An open channel must not keep the process of a finished test file alive.
const NodeChannel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends NodeChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref(): void }).unref();
  }
};
