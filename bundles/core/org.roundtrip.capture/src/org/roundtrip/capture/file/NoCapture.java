// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Set;

/** Why a file is neither pcap nor pcapng, judged by its first bytes. */
final class NoCapture {
    /** The first four bytes of gzip (with its only method), Zstandard, LZ4, xz and zip. */
    private static final Set<Integer> COMPRESSED =
            Set.of(0x1F8B0800, 0x1F8B0808, 0x28B52FFD, 0x04224D18, 0xFD377A58, 0x504B0304);

    private NoCapture() {
    }

    /** Returns the key of the sentence; it gets the name of the file. */
    static String reason(FileWindow window) throws IOException {
        if (window.size() == 0) {
            return "kind.empty";
        }
        window.order(ByteOrder.BIG_ENDIAN);
        return window.has(0, 4) && COMPRESSED.contains(window.i32(0)) ? "kind.compressed" : "kind";
    }
}
