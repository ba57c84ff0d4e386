// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.report.chart.bars;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.packets.roles.RoleTotals;
import org.roundtrip.report.Numbers;
import org.roundtrip.report.chart.ChartStyle;

/** Makes {@link StackedBars} of bytes by role, with the ratio of wire to content bytes behind each bar. */
public final class RoleBars {
    private static final RoleWords WORDS = new RoleWords();

    private RoleBars() {
    }

    /**
     * A bar.
     *
     * @param label what sent the bytes, such as a provider's name
     * @param bytes by role
     * @param ratio bytes on the wire for each byte of content; null where there is no content
     */
    public static StackedBar<ByteRole> bar(String label, Map<ByteRole, ? extends Number> bytes, Double ratio) {
        Map<ByteRole, Double> parts = new EnumMap<>(ByteRole.class);
        bytes.forEach((role, count) -> parts.put(role, count.doubleValue()));
        double wire = parts.values().stream().mapToDouble(Double::doubleValue).sum();
        return new StackedBar<>(label, parts,
                ratio == null ? Numbers.bytes(wire) : Messages.text("roles.end", Numbers.bytes(wire), Numbers.ratio(ratio)));
    }

    /** The bar of a call, the mean over some. Bytes sent again are unknown ones, so that the bar contains all bytes on the wire. */
    public static StackedBar<ByteRole> bar(String label, RoleTotals totals, int calls) {
        Map<ByteRole, Double> bytes = new EnumMap<>(ByteRole.class);
        for (ByteRole role : ByteRole.values()) {
            long some = totals.bytes(role) + (role == ByteRole.UNKNOWN ? totals.sentAgain() : 0);
            if (some > 0) {
                bytes.put(role, (double) some / calls);
            }
        }
        return bar(label, bytes, totals.ratio().isPresent() ? totals.ratio().getAsDouble() : null);
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
