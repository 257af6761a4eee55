/** A clock that components can show: `const time = ticking(() => connection.now())`, then `time.now` in the markup. */
export function ticking(read: () => number, every = 100): { readonly now: number } {
  let now = $state(read());
  $effect(() => {
    now = read();
    const timer = window.setInterval(() => (now = read()), every);
    return () => clearInterval(timer);
  });
  return {
    get now() {
      return now;
    },
  };
}
