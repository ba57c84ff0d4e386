// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing.trace;

/**
 * The bytes sent over the whole capture, in equal columns of time. It is drawn in the strip below the chart.
 *
 * @param bytes log(1 + bytes) of each column, divided by that of the largest column: 0 to 1. Callers do not change it.
 */
public record TrafficOverview(double[] bytes) {

    /** Adds up the bytes of a timeline in {@code columns} columns. */
    public static TrafficOverview of(Timeline timeline, int columns) {
        double start = timeline.start();
        double end = timeline.end();
        double[] bytes = new double[columns];
        for (Lane lane : Lane.values()) {
            PacketColumns packets = PacketColumns.of(timeline, lane, start, end, columns);
            for (int i = 0; i < columns; i++) {
                bytes[i] += packets.total(i);
            }
        }
        double most = 1;
        for (double some : bytes) {
            most = Math.max(most, some);
        }
        for (int i = 0; i < columns; i++) {
            bytes[i] = Math.log1p(bytes[i]) / Math.log1p(most);
        }
        return new TrafficOverview(bytes);
    }
}
