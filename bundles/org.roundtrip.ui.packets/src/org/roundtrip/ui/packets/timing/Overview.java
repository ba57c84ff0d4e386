// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.timing;

/**
 * The whole capture in a narrow strip: how much was sent in each of its columns, and how long calls took.
 *
 * @param bytes   per column, as a share of the most
 * @param latency longest call per column, as a share of the longest on a logarithmic scale; 0 without calls
 */
record Overview(double[] bytes, double[] latency) {

    static Overview of(Timeline timeline, int columns) {
        double end = timeline.end();
        double[] bytes = new double[columns];
        for (Lane lane : Lane.values()) {
            PacketColumns packets = PacketColumns.of(timeline.trace(), lane, 0, end, columns);
            for (int i = 0; i < columns; i++) {
                bytes[i] += packets.total(i);
            }
        }
        CallColumns calls = CallColumns.of(timeline.calls(), 0, end, columns);
        double shortest = Math.log(Math.max(1, calls.shortest()) / 2.0);
        double longest = Math.log(Math.max(2, calls.longest()));
        double[] latency = new double[columns];
        for (int i = 0; i < columns; i++) {
            latency[i] = calls.counts()[i] == 0 ? 0
                    : Math.clamp((Math.log(Math.max(1, calls.max()[i])) - shortest) / (longest - shortest), 0.0, 1.0);
        }
        double most = 1;
        for (double some : bytes) {
            most = Math.max(most, some);
        }
        for (int i = 0; i < columns; i++) {
            bytes[i] = Math.log1p(bytes[i]) / Math.log1p(most);
        }
        return new Overview(bytes, latency);
    }
}
