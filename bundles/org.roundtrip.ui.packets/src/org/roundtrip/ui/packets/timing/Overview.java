// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

/**
 * The whole capture in a narrow strip: how much was sent in each of its columns.
 *
 * @param bytes per column, as a share of the most; both on a logarithmic scale
 */
record Overview(double[] bytes) {

    static Overview of(Timeline timeline, int columns) {
        double end = timeline.end();
        double[] bytes = new double[columns];
        for (Lane lane : Lane.values()) {
            PacketColumns packets = PacketColumns.of(timeline.trace(), lane, 0, end, columns);
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
        return new Overview(bytes);
    }
}
