// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.awt.Color;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.chart.bars.RoleColours.Pattern;
import org.roundtrip.dissect.roles.ByteRole;

class RoleColoursTest {
    private static final List<ChartStyle> STYLES = List.of(ChartStyle.light(), ChartStyle.dark());

    @Test
    void everyRoleHasAColourAndAWordOfItsOwn() {
        for (ChartStyle style : STYLES) {
            Set<Color> colours = new HashSet<>();
            Set<String> words = new HashSet<>();
            for (ByteRole role : ByteRole.values()) {
                assertTrue(colours.add(RoleColours.in(style).fill(role)), role + " on " + style.background());
                assertTrue(words.add(RoleColours.label(role)));
                assertFalse(RoleColours.label(role).isBlank());
            }
        }
    }

    @Test
    void wordsAreReadableOnTheBackgroundOnTintsAndInBars() {
        for (ChartStyle style : STYLES) {
            RoleColours colours = RoleColours.in(style);
            for (ByteRole role : ByteRole.values()) {
                assertTrue(Contrast.of(colours.text(role), style.background()) >= 4.5, role + " on " + style.background());
                assertTrue(Contrast.of(style.foreground(), colours.tint(role)) >= 7, role + " on " + style.background());
                assertTrue(Contrast.of(colours.ink(role), colours.fill(role)) >= 4.5, role + " on " + style.background());
            }
        }
    }

    @Test
    void theGreysDifferInBrightness() {
        for (ChartStyle style : STYLES) {
            RoleColours colours = RoleColours.in(style);
            assertTrue(Contrast.of(colours.fill(ByteRole.LINK_HEADER), colours.fill(ByteRole.IP_HEADER)) > 1.6);
            assertTrue(Contrast.of(colours.fill(ByteRole.IP_HEADER), colours.fill(ByteRole.TCP_HEADER)) > 1.6);
        }
    }

    @Test
    void paddingIsHatchedAndTheUnknownCrossed() {
        assertEquals(Pattern.HATCHED, RoleColours.pattern(ByteRole.PADDING));
        for (ByteRole role : List.of(ByteRole.PADDING, ByteRole.UNKNOWN)) {
            assertNotEquals(1, coloursOf(role), role + " has lines over its colour");
        }
        assertEquals(1, coloursOf(ByteRole.CONTENT));
    }

    private static int coloursOf(ByteRole role) {
        BufferedImage image = new BufferedImage(40, 20, BufferedImage.TYPE_INT_RGB);
        RoleColours.in(ChartStyle.light()).fill(image.createGraphics(), new Rectangle2D.Double(0, 0, 40, 20), role);
        Set<Integer> seen = new HashSet<>();
        for (int x = 0; x < 40; x++) {
            for (int y = 0; y < 20; y++) {
                seen.add(image.getRGB(x, y));
            }
        }
        return seen.size();
    }
}
