// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.model;

/** What lies between the client and the server of a fork. */
public sealed interface Network {
    /** What a plan gets that says nothing of its network. */
    Network LOOPBACK = new Loopback();
    /** Largest IP packet of the modes that packetise as Ethernet does, in bytes. */
    int MTU = 1500;

    /** The name in plans. */
    String mode();

    /** A few words for people, with what decides about times and packets. */
    String label();

    /** The machine's own loopback device: large packets, nothing on a wire. */
    record Loopback() implements Network {
        /** The name in plans. */
        public static final String MODE = "loopback";

        @Override
        public String mode() {
            return MODE;
        }

        @Override
        public String label() {
            return "loopback";
        }
    }

    /**
     * Client and server in name spaces of the run's own, joined by a pair of virtual devices: packets as on Ethernet, at
     * the speed of memory.
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
            return "wire, MTU " + MTU + ", no segmentation offload";
        }
    }

    /**
     * The same through a store-and-forward switch with links of {@value #MEGABITS} Mb/s.
     *
     * @param latencyMicros what each frame takes longer, in either direction, than sending it twice does
     */
    record Ethernet(int latencyMicros) implements Network {
        /** The name in plans. */
        public static final String MODE = "ethernet-100";
        /** Rate of each link and direction in 10^6 bits a second. */
        public static final int MEGABITS = 100;
        /** Latency in microseconds unless another is given, and the greatest there can be. */
        public static final int USUAL_LATENCY = 50;
        public static final int MOST_LATENCY = 1_000_000;

        /** @throws IllegalArgumentException when the latency is out of its range */
        public Ethernet {
            if (latencyMicros < 0 || latencyMicros > MOST_LATENCY) {
                throw new IllegalArgumentException(
                        "latencyMicros must be 0 to " + MOST_LATENCY + ", but is " + latencyMicros);
            }
        }

        @Override
        public String mode() {
            return MODE;
        }

        @Override
        public String label() {
            return MODE + ", " + latencyMicros + " µs each way";
        }
    }

    /**
     * The network of that name.
     *
     * @param latencyMicros only looked at where the mode has a latency
     * @throws IllegalArgumentException when there is no such mode or the latency is out of its range
     */
    static Network of(String mode, int latencyMicros) {
        return switch (mode) {
            case Loopback.MODE -> LOOPBACK;
            case Wire.MODE -> new Wire();
            case Ethernet.MODE -> new Ethernet(latencyMicros);
            default -> throw new IllegalArgumentException("there is no network '" + mode + "'; there are "
                    + Loopback.MODE + ", " + Wire.MODE + " and " + Ethernet.MODE);
        };
    }
}
