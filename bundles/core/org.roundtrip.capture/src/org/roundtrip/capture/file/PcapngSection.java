// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.stream.Stream;

/** A section of a pcapng file: it has a byte order and interfaces of its own. One thread adds, others may read. */
final class PcapngSection {
    private final ByteOrder order;
    private PcapngInterface[] interfaces = new PcapngInterface[1];
    private volatile int count;

    PcapngSection(ByteOrder order) {
        this.order = order;
    }

    ByteOrder order() {
        return order;
    }

    synchronized void add(PcapngInterface described) {
        if (count == interfaces.length) {
            interfaces = Arrays.copyOf(interfaces, 2 * count);
        }
        interfaces[count] = described;
        count++;
    }

    boolean has(long number) {
        return number < count;
    }

    /** The interface of that number; the caller has checked with {@link #has} that it exists. */
    PcapngInterface get(int number) {
        return interfaces[number];
    }

    synchronized Stream<PcapngInterface> interfaces() {
        return Arrays.stream(interfaces, 0, count);
    }
}
