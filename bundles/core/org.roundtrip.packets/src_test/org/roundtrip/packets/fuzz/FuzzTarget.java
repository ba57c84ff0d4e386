// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.util.List;

/** Code that reads untrusted bytes. It must not fail, hang or fill the memory, whatever the bytes are. */
interface FuzzTarget {
    /** Folder of its corpus. */
    String name();

    /** Good inputs to begin with. */
    List<byte[]> seeds() throws IOException;

    /**
     * Reads one input and checks the result. Any exception or error is a failure.
     *
     * @param outcome gets the results, to find inputs with new ones
     */
    void run(byte[] input, Outcome outcome) throws IOException;
}
