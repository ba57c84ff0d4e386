// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.util.List;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;

/**
 * Colours and patterns of the roles of bytes, the same in bars, tables, trees and hex. Headers of link, IP and TCP are
 * grey, protocol headers blue, type information orange, content green, padding hatched, encrypted bytes purple, unknown
 * bytes crossed. People with colour blindness can distinguish the colours (after Okabe and Ito), and each has a name
 * beside it. Immutable; any thread.
 */
public final class RoleColours {
    private static final Texts TEXTS = Texts.of(RoleColours.class);
    private static final double TINT = 0.22;
    private final ChartStyle style;
    private final boolean dark;

    /** A pattern over a colour, so that roles differ not by colour alone. */
    public enum Pattern {
        /** Nothing. */
        PLAIN,
        /** Lines that rise to the right. */
        HATCHED,
        /** Lines that rise and lines that fall. */
        CROSSED
    }

    private RoleColours(ChartStyle style) {
        this.style = style;
        dark = Contrast.luminance(style.background()) < Contrast.luminance(style.foreground());
    }

    /** The colours for a background, light or dark. */
    public static RoleColours in(ChartStyle style) {
        return new RoleColours(style);
    }

    /** Returns the name of a role, such as {@code type information}. */
    public static String label(ByteRole role) {
        return TEXTS.text("role." + role);
    }

    /** All roles, outermost first: as they are stacked in a bar and listed in a legend. */
    public static List<ByteRole> order() {
        return List.of(ByteRole.values());
    }

    /** The colour of bars and marks. */
    public Color fill(ByteRole role) {
        return new Color(switch (role) {
            case LINK_HEADER -> dark ? 0x42474E : 0xD9DCE0;
            case IP_HEADER -> dark ? 0x6D747E : 0xA2A9B2;
            case TCP_HEADER -> dark ? 0xA4ABB5 : 0x6A727E;
            case PROTOCOL_HEADER -> dark ? 0x3D9BD9 : 0x0072B2;
            case TYPE_INFORMATION -> dark ? 0xF0AE2B : 0xE69F00;
            case CONTENT -> dark ? 0x1FB98C : 0x009E73;
            case PADDING -> dark ? 0x3A3E44 : 0xE6E9EC;
            case ENCRYPTED -> dark ? 0xD68FB8 : 0xCC79A7;
            case UNKNOWN -> dark ? 0x33302B : 0xF3EFE6;
        });
    }

    /** The colour of words that name the role: readable on the background. */
    public Color text(ByteRole role) {
        return Contrast.readable(pattern(role) == Pattern.PLAIN ? fill(role) : style.faint(), style);
    }

    /** A faint colour behind text in the foreground colour, such as that of a cell. */
    public Color tint(ByteRole role) {
        return Contrast.mix(style.background(), fill(role), pattern(role) == Pattern.PLAIN ? TINT : 1);
    }

    /** Returns black or white, whichever has more contrast on the role's {@link #fill}. */
    public Color ink(ByteRole role) {
        return Contrast.inkOn(fill(role));
    }

    /** Returns the pattern that is drawn over the colour. */
    public static Pattern pattern(ByteRole role) {
        return switch (role) {
            case PADDING -> Pattern.HATCHED;
            case UNKNOWN -> Pattern.CROSSED;
            default -> Pattern.PLAIN;
        };
    }

    /** The colour of the lines of a pattern. */
    public Color lines() {
        return style.faint();
    }

    /** Fills a shape in the colour of a role, with its pattern. */
    public void fill(Graphics2D g, Shape shape, ByteRole role) {
        g.setColor(fill(role));
        g.fill(shape);
        switch (pattern(role)) {
            case PLAIN -> { }
            case HATCHED -> Hatching.draw(g, shape, lines(), style);
            case CROSSED -> Hatching.cross(g, shape, lines(), style);
        }
    }
}
