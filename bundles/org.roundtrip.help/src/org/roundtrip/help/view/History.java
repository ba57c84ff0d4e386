// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.help.view;

import java.util.ArrayList;
import java.util.List;

import org.roundtrip.help.Page;

/** The pages that were read, with one of them at hand; what lay ahead is forgotten when another is opened. */
final class History {

    /**
     * Where somebody was reading.
     *
     * @param page the page
     * @param top  how far it was scrolled, in pixels
     */
    record Place(Page page, int top) {
    }

    private final List<Place> places = new ArrayList<>();
    private int at = -1;

    /** The page at hand; null before the first. */
    Page page() {
        return at < 0 ? null : places.get(at).page();
    }

    boolean canGoBack() {
        return at > 0;
    }

    boolean canGoForward() {
        return at < places.size() - 1;
    }

    /** Remembers how far the page at hand is scrolled. */
    void leave(int top) {
        if (at >= 0) {
            places.set(at, new Place(page(), top));
        }
    }

    /** Turns to another page after the one at hand. */
    void open(Page page) {
        places.subList(at + 1, places.size()).clear();
        places.add(new Place(page, 0));
        at++;
    }

    /** Turns back. */
    Place back() {
        return places.get(--at);
    }

    /** Turns forward again. */
    Place forward() {
        return places.get(++at);
    }
}
