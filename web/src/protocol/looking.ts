/** Looks at once, every so many milliseconds, and whenever the page is seen again; the result ends it. */
export function keepLooking(look: () => Promise<void>, every: number): () => void {
  const lookIfSeen = () => {
    if (!document.hidden) void look();
  };
  lookIfSeen();
  const timer = window.setInterval(lookIfSeen, every);
  document.addEventListener("visibilitychange", lookIfSeen);
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", lookIfSeen);
  };
}
