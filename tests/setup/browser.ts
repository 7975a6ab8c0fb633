// A failed query prints this much of the page: where it stands, not the whole frame.
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

// No page is loaded: how it was is not known.
performance.getEntriesByType = () => [];

// Nothing has a place in jsdom, so nothing can be scrolled to.
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};

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

// Node's, which fetch takes, knows nothing of forms, which React hands to it when a submission changes the page.
const NodeFormData = globalThis.FormData;
globalThis.FormData = class extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    for (const field of form?.elements ?? []) {
      if (field instanceof HTMLInputElement && field.name) this.append(field.name, field.value);
    }
  }
};

// A channel must not keep a finished test file from ending.
const NodeChannel = globalThis.BroadcastChannel;
globalThis.BroadcastChannel = class extends NodeChannel {
  constructor(name: string) {
    super(name);
    (this as unknown as { unref(): void }).unref();
  }
};
