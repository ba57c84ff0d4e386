// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

import org.roundtrip.model.text.Texts;

/** The network between the client and the server of a fork. */
public sealed interface Network {
    /** The network of a plan that names none. */
    Network LOOPBACK = new Loopback();
    /** Largest IP packet in bytes, in the modes that send packets as Ethernet does. */
    int MTU = 1500;

    /** The name in plans. */
    String mode();

    /** A few words for people, with the settings that influence times and packets. */
    String label();

    /** The machine's own loopback device, with large packets. */
    record Loopback() implements Network {
        /** The name in plans. */
        public static final String MODE = "loopback";

        @Override
        public String mode() {
            return MODE;
        }

        @Override
        public String label() {
            return Texts.of(Network.class).text("network.loopback");
        }
    }

    /**
     * Client and server in name spaces of the run's own, joined by a pair of virtual devices. Packets are those of
     * Ethernet, at the speed of memory.
     */
    record Wire() implements Network {
        /** The name in plans. */
        public static final String MODE = "wire";

        @Override
        public String mode() {
            return MODE;
        }

        @Override
        public String label() {
            return Texts.of(Network.class).text("network.wire", MTU);
        }
    }

    /**
     * As {@link Wire}, but through a store-and-forward switch with links of {@value #MEGABITS} Mb/s.
     *
     * @param latencyMicros delay of each frame in either direction, in addition to the time of sending it twice
     */
    record Ethernet(int latencyMicros) implements Network {
        /** The name in plans. */
        public static final String MODE = "ethernet-100";
        /** Rate of each link and direction in 10^6 bits a second. */
        public static final int MEGABITS = 100;
        /** Latency in microseconds: the usual and the greatest allowed. */
        public static final int USUAL_LATENCY = 50;
        public static final int MOST_LATENCY = 1_000_000;

        /** @throws IllegalArgumentException when the latency is out of its range */
        public Ethernet {
            if (latencyMicros < 0 || latencyMicros > MOST_LATENCY) {
                throw new IllegalArgumentException(
                        Texts.of(Network.class).text("range", "latencyMicros", 0, MOST_LATENCY, latencyMicros));
            }
        }

        @Override
        public String mode() {
            return MODE;
        }

        @Override
        public String label() {
            return Texts.of(Network.class).text("network.ethernet", MODE, latencyMicros);
        }

        /** The same of a network whose latency is swept from one value to another, in microseconds. */
        public static String label(int from, int to) {
            return Texts.of(Network.class).text("network.ethernet.swept", MODE, from, to);
        }
    }

    /**
     * The network of that name.
     *
     * @param latencyMicros ignored when the mode has no latency
     * @throws IllegalArgumentException when there is no such mode or the latency is out of its range
     */
    static Network of(String mode, int latencyMicros) {
        return switch (mode) {
            case Loopback.MODE -> LOOPBACK;
            case Wire.MODE -> new Wire();
            case Ethernet.MODE -> new Ethernet(latencyMicros);
            default -> throw new IllegalArgumentException(Texts.of(Network.class).text("network.unknown",
                    mode, Loopback.MODE, Wire.MODE, Ethernet.MODE));
        };
    }
}
