// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.awt.Color;
import java.util.EnumMap;
import java.util.Map;
import org.roundtrip.chart.ChartStyle;
import org.roundtrip.chart.Contrast;
import org.roundtrip.model.text.Texts;
import org.roundtrip.packets.anatomy.AnatomySummary;
import org.roundtrip.packets.anatomy.Ways;

/**
 * The parts of a call, in the order in which they pass. First come those of a call cut at its packets, then those of one
 * that is cut where the servant recorded it. A call is cut in one way only; the rest comes last.
 */
public enum CallPart {
    /** From the start of the call to its first byte on the wire. */
    CLIENT_BEFORE(0x88CCEE, 0x6FB9DF),
    /** From the first packet that opens or checks the connection to the first of the request. */
    CONNECTION(0x882255, 0xB53A6A),
    /** From the first packet of the request to its last. */
    REQUEST(0x332288, 0x8479E6),
    /** From the client's end to the server's. */
    TO_SERVER(0x117733, 0x49A868),
    /** From the last packet of the request to the first of the response. */
    SERVER(0xDDCC77, 0xD6C25E),
    /** The same where there is a network between, whose ways are not known. */
    NETWORK_AND_SERVER(0x999933, 0xA9A945),
    /** From the server's end to the client's. */
    TO_CLIENT(0xCC6677, 0xE08994),
    /** From the first packet of the response to its last. */
    RESPONSE(0xAA4499, 0xCF7DD0),
    /** From the last byte on the wire to the end of the call. */
    CLIENT_AFTER(0x44AA99, 0x3FA896),
    /** From the start of the call to its arrival at the servant. */
    TO_SERVANT(0x88CCEE, 0x6FB9DF),
    /** From there to when the servant was done. */
    SERVANT(0xDDCC77, 0xD6C25E),
    /** From there to the end of the call. */
    FROM_SERVANT(0x44AA99, 0x3FA896),
    /** What medians of parts, each for itself, leave of the median of the whole call. */
    REST(0xE6E9EC, 0x3A3E44);

    // From Paul Tol's muted scheme, which people with colour blindness can distinguish.
    private final Color onLight;
    private final Color onDark;

    CallPart(int onLight, int onDark) {
        this.onLight = new Color(onLight);
        this.onDark = new Color(onDark);
    }

    /** Returns its colour in a style. */
    public Color in(ChartStyle style) {
        return Contrast.luminance(style.background()) < Contrast.luminance(style.foreground()) ? onDark : onLight;
    }

    /**
     * Returns how long each part of a call took that is cut at its packets, in nanoseconds. The part of the connection is missing where
     * it was neither opened nor checked, as in most calls.
     *
     * @param ways how the ways to the server and back are known, which decides on what the parts between are
     */
    public static Map<CallPart, Double> nanos(AnatomySummary.Parts parts, Ways ways) {
        Map<CallPart, Double> nanos = new EnumMap<>(CallPart.class);
        nanos.put(CLIENT_BEFORE, (double) parts.clientBefore());
        if (parts.connection() > 0) {
            nanos.put(CONNECTION, (double) parts.connection());
        }
        nanos.put(REQUEST, (double) parts.requestOnWire());
        if (ways.apart()) {
            nanos.put(TO_SERVER, (double) parts.toServer());
            nanos.put(TO_CLIENT, (double) parts.toClient());
        }
        nanos.put(ways == Ways.UNKNOWN ? NETWORK_AND_SERVER : SERVER, (double) parts.server());
        nanos.put(RESPONSE, (double) parts.responseOnWire());
        nanos.put(CLIENT_AFTER, (double) parts.clientAfter());
        return nanos;
    }

    /**
     * Returns whether it is a request or a response that takes no time of its own. One in one packet is such, since a
     * packet has one time.
     */
    public boolean inOnePacket(Map<CallPart, Double> nanos) {
        return (this == REQUEST || this == RESPONSE) && nanos.containsKey(this) && nanos.get(this) == 0;
    }

    /** Returns its name, such as {@code request on the wire}. */
    public String label() {
        return Texts.of(CallPart.class).text("part." + this);
    }
}
