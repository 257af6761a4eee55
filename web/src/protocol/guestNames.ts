/** What a guest is called at first: animals in Swahili, names that need no translation. */
export const GUEST_NAMES: readonly string[] = (
  "Twiga Simba Tembo Kifaru Chui Punda Kiboko Swala Kobe Sungura " +
  "Nyati Mamba Duma Fisi Nyani Tumbili Mbuni Korongo Tai Bundi " +
  "Kasuku Kanga Tausi Njiwa Kipepeo Nyuki Kinyonga Nyangumi Pomboo Pweza " +
  "Kaa Mbweha Ngiri Samaki Digidigi Kongoni Mbega Ngamia Farasi Heroe"
).split(" ");
