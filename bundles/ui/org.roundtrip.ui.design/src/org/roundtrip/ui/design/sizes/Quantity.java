// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.words.Numbers;

/** What the chart of sizes shows. */
enum Quantity {
    BYTES, PACKETS, RATIO;

    /** Returns its value at a point; not a number when the point has none. */
    double of(SizePoint point) {
        return switch (this) {
            case BYTES -> point.requestBytes() + point.replyBytes();
            case PACKETS -> point.requestPackets() + point.replyPackets();
            case RATIO -> point.ratio();
        };
    }

    /** Returns a value as text. */
    String text(double value) {
        return switch (this) {
            case BYTES -> Numbers.bytes(value);
            case PACKETS -> Numbers.count(value);
            case RATIO -> Numbers.ratio(value);
        };
    }

    /** Returns its name for people. */
    String label() {
        return Texts.of(Quantity.class).text("quantity." + name());
    }
}
