/* The page that is shown while the server is away: in the language and the colours of this device, until it is back. */
const EVERY = 2000; // milliseconds
const root = document.documentElement;

function chosen() {
  try {
    return JSON.parse(localStorage.getItem("akili.settings") ?? "{}") ?? {};
  } catch {
    return {};
  }
}

const { language, theme } = chosen();
const wanted = [language, ...navigator.languages.map((each) => each.slice(0, 2)), "en"];
const spoken = wanted.find((each) => document.querySelector(`main[lang="${each}"]`));
const isDark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
root.lang = spoken;
root.dataset.theme = isDark ? "dark" : "light";
document.querySelector(`main[lang="${spoken}"]`).hidden = false;

async function look() {
  const answer = await fetch("/manifest.webmanifest", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.reload();
}
setInterval(look, EVERY);
