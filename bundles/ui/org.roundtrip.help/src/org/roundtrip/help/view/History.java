// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.ArrayList;
import java.util.List;

import org.roundtrip.help.Page;

/** The pages that were shown, with a current one. Opening a page removes those after the current one. */
final class History {

    /**
     * A page and its scroll position.
     *
     * @param top how far it was scrolled, in pixels
     */
    record Place(Page page, int top) {
    }

    private final List<Place> places = new ArrayList<>();
    private int at = -1;

    /** Returns the current page; null before the first. */
    Page page() {
        return at < 0 ? null : places.get(at).page();
    }

    boolean canGoBack() {
        return at > 0;
    }

    boolean canGoForward() {
        return at < places.size() - 1;
    }

    /** Stores how far the current page is scrolled, in pixels. */
    void leave(int top) {
        if (at >= 0) {
            places.set(at, new Place(page(), top));
        }
    }

    /** Adds a page after the current one and makes it the current one. */
    void open(Page page) {
        places.subList(at + 1, places.size()).clear();
        places.add(new Place(page, 0));
        at++;
    }

    /** Goes back. @return the page, and how far it was scrolled */
    Place back() {
        return places.get(--at);
    }

    /** Goes forward. @return the page, and how far it was scrolled */
    Place forward() {
        return places.get(++at);
    }
}
