"""What could be read on a page, remembered: some of it goes by itself, sooner than a slow machine looks."""

from __future__ import annotations

# What comes or changes is remembered if it can be seen then: a sentence, or a whole page that was put up.
REMEMBER = """(() => {
    const read = window.wasRead = new Set();
    const note = (element) => {
        const text = element?.textContent.replace(/\\s+/g, ' ').trim();
        if (text && element.checkVisibility()) read.add(text);
    };
    new MutationObserver((changes) => {
        for (const change of changes) {
            if (change.type === 'characterData') note(change.target.parentElement);
            for (const node of change.addedNodes) note(node instanceof Element ? node : node.parentElement);
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
})()"""

WAS_READ = "(words) => [...window.wasRead].some((text) => text.includes(words))"
