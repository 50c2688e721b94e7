/** An IntersectionObserver whose elements become visible when a test says so. Call once at the top of a file. */
export const withSight = () => {
  const watched = new Map<Element, (isIntersecting: boolean) => void>();
  beforeEach(() => {
    watched.clear();
    const { IntersectionObserver: Without } = window;
    window.IntersectionObserver = class extends Without {
      private readonly own = new Set<Element>();
      constructor(private readonly tell: IntersectionObserverCallback) {
        super(tell);
      }
      override observe = (target: Element) => {
        const notify = (isIntersecting: boolean) =>
          this.tell([{ target, isIntersecting } as IntersectionObserverEntry], this);
        watched.set(target, notify);
        this.own.add(target);
        // Reports each element initially, as browsers do.
        queueMicrotask(() => notify(false));
      };
      override disconnect = () => {
        for (const target of this.own) watched.delete(target);
      };
    };
  });
  return {
    /** Makes the element visible. */
    see: (element: Element) => {
      for (const [target, notify] of watched) if (target.contains(element)) notify(true);
    },
  };
};
