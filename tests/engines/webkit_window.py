#!/usr/bin/python3
"""A bare window around WebKitGTK that a driver may drive: of any size, with the language and the theme it is told.

It runs in the system's own Python, which has GTK; the driver starts it with ``--window=<JSON>``.
"""

import json
import sys
from typing import Any

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gtk, WebKit2  # noqa: E402

Wishes = dict[str, Any]


def main() -> None:
    wishes = json.loads(next(word for word in sys.argv if word.startswith("--window=")).partition("=")[2])
    settings = Gtk.Settings.get_default()
    settings.set_property("gtk-application-prefer-dark-theme", wishes["dark"])
    settings.set_property("gtk-enable-animations", False)
    context = WebKit2.WebContext(website_data_manager=WebKit2.WebsiteDataManager.new_ephemeral())
    context.set_preferred_languages([wishes["language"]])
    context.set_automation_allowed(True)
    context.connect("automation-started", lambda _context, session: _started(session, context, wishes))
    Gtk.main()


def _started(session: WebKit2.AutomationSession, context: WebKit2.WebContext, wishes: Wishes) -> None:
    info = WebKit2.ApplicationInfo()
    info.set_name("akili")
    session.set_application_info(info)
    session.connect("create-web-view", lambda _session: _view(context, wishes))


def _view(context: WebKit2.WebContext, wishes: Wishes) -> WebKit2.WebView:
    content = WebKit2.UserContentManager()
    first = (WebKit2.UserContentInjectedFrames.ALL_FRAMES, WebKit2.UserScriptInjectionTime.START)
    content.add_script(WebKit2.UserScript.new(wishes["script"], *first, None, None))
    view = WebKit2.WebView(
        web_context=context,
        user_content_manager=content,
        is_controlled_by_automation=True,
        automation_presentation_type=WebKit2.AutomationBrowsingContextPresentation.WINDOW,
    )
    window = Gtk.Window(decorated=False, default_width=wishes["width"], default_height=wishes["height"])
    window.connect("destroy", Gtk.main_quit)
    window.add(view)
    window.show_all()
    return view


if __name__ == "__main__":
    main()
