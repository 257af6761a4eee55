/** The page without the browser around it, where the browser lets it. */

class FullScreen {
  readonly isPossible = document.fullscreenEnabled;
  isOn = $state(document.fullscreenElement !== null);

  constructor() {
    document.addEventListener("fullscreenchange", () => (this.isOn = document.fullscreenElement !== null));
  }

  turn(on: boolean): void {
    const turned = on ? document.documentElement.requestFullscreen() : document.exitFullscreen();
    turned.catch(() => undefined); // the browser said no; the switch shows what is
  }
}

export const fullScreen = new FullScreen();
