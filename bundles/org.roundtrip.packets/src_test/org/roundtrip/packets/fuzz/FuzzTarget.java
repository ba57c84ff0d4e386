// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.util.List;

/** Something that takes bytes from elsewhere and must neither fail nor hang nor fill the memory, whatever they are. */
interface FuzzTarget {
    /** Folder of its corpus. */
    String name();

    /** Good inputs to begin with. */
    List<byte[]> seeds() throws IOException;

    /**
     * Takes one input and checks what comes of it. Any exception or error is a failure.
     *
     * @param outcome told what came of it, to find inputs that are unlike those before
     */
    void run(byte[] input, Outcome outcome) throws IOException;
}
