// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.roles.RoleTotals;
import org.roundtrip.words.Numbers;

/**
 * Makes {@link StackedBars} of bytes by role. Behind each bar stand the bytes on the wire, and their ratio to the
 * content or to the encoded values.
 */
public final class RoleBars {
    private static final Texts TEXTS = Texts.of(RoleBars.class);
    private static final RoleWords WORDS = new RoleWords();

    private RoleBars() {
    }

    /**
     * The bar of a call, the mean over some, with its bytes alone. Bytes sent again are unknown ones, so that the bar contains all bytes
     * on the wire.
     *
     * @param label what sent the bytes, such as a provider's name
     */
    public static StackedBar<ByteRole> bar(String label, RoleTotals totals, int calls) {
        return bar(label, totals, calls, "", OptionalDouble.empty());
    }

    /** The same with the ratio to the content, by which providers compare. @param content bytes of a call's values before any encoding */
    public static StackedBar<ByteRole> besideContent(String label, RoleTotals totals, int calls, double content) {
        return bar(label, totals, calls, "roles.content", totals.ratio(calls * content));
    }

    /** The same with the ratio to the encoded values, for a capture of which no content is known. */
    public static StackedBar<ByteRole> besideEncoded(String label, RoleTotals totals, int calls) {
        return bar(label, totals, calls, "roles.encoded", totals.ratioToEncoded());
    }

    private static StackedBar<ByteRole> bar(String label, RoleTotals totals, int calls, String words, OptionalDouble ratio) {
        Map<ByteRole, Double> bytes = new EnumMap<>(ByteRole.class);
        for (ByteRole role : ByteRole.values()) {
            long some = totals.bytes(role) + (role == ByteRole.UNKNOWN ? totals.sentAgain() : 0);
            if (some > 0) {
                bytes.put(role, (double) some / calls);
            }
        }
        String wire = Numbers.bytes((double) totals.wire() / calls);
        return new StackedBar<>(label, bytes,
                ratio.isEmpty() ? wire : TEXTS.text(words, wire, Numbers.ratio(ratio.getAsDouble())));
    }

    /** The chart of some bars. @param shares whether all bars are equally long */
    public static StackedBars<ByteRole> of(ChartStyle style, List<StackedBar.Group<ByteRole>> groups, boolean shares) {
        return new StackedBars<>(style, new Look(RoleColours.in(style)), groups, shares);
    }

    private record Look(RoleColours colours) implements BarLook<ByteRole> {
        @Override
        public BarWords<ByteRole> words() {
            return WORDS;
        }

        @Override
        public void fill(Graphics2D g, Shape shape, ByteRole role) {
            colours.fill(g, shape, role);
        }

        @Override
        public Color ink(ByteRole role) {
            return colours.ink(role);
        }

        @Override
        public String tick(double bytes) {
            return Numbers.roundAmount(bytes) + (bytes < 1000 ? " B" : "B");
        }
    }
}
