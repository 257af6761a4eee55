"""What could be read on a page, remembered: some of it goes by itself, sooner than a slow machine looks."""

from __future__ import annotations

# A sentence is remembered when it comes or changes and can be seen then; clocks make it a few hundred at most.
REMEMBER = """(() => {
    const read = window.wasRead = new Set();
    const note = (element) => {
        const text = element?.textContent.replace(/\\s+/g, ' ').trim();
        if (text && text.length < 400 && element.checkVisibility()) read.add(text);
    };
    new MutationObserver((changes) => {
        for (const change of changes) {
            if (change.type === 'characterData') note(change.target.parentElement);
            for (const node of change.addedNodes) note(node instanceof Element ? node : node.parentElement);
        }
    }).observe(document, { childList: true, subtree: true, characterData: true });
})()"""

WAS_READ = "(words) => [...window.wasRead].some((text) => text.includes(words))"
