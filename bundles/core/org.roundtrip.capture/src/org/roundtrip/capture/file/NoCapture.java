// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.file;

import java.io.IOException;
import java.nio.ByteOrder;
import java.util.Map;
import java.util.Set;
import org.roundtrip.model.text.Texts;

/** Why a file is no capture that can be read, judged by its first bytes. */
final class NoCapture {
    private static final Texts TEXTS = Texts.of(NoCapture.class);
    /** The first four bytes of LZ4, xz, zip and bzip2. */
    private static final Set<Integer> COMPRESSED = Set.of(0x04224D18, 0xFD377A58, 0x504B0304, 0x425A6836, 0x425A6839);
    /** The first four bytes of formats of other programs. */
    private static final Map<Integer, String> OTHERS = Map.of(0x474D4255, "Microsoft Network Monitor 2",
            0x52545353, "Microsoft Network Monitor 1", 0x58435000, "NetXRay", 0x54525349, "Network General Sniffer");
    private static final int ERF_HEADER = 16;
    private static final int MOST_RECORDS = 20;

    private NoCapture() {
    }

    /** Returns the sentence. @param name of the file */
    static String reason(FileWindow window, String name) throws IOException {
        if (window.size() == 0) {
            return TEXTS.text("kind.empty", name);
        }
        window.order(ByteOrder.BIG_ENDIAN);
        if (!window.has(0, 4)) {
            return TEXTS.text("kind", name);
        }
        int magic = window.i32(0);
        if (COMPRESSED.contains(magic)) {
            return TEXTS.text("kind.compressed", name);
        }
        String other = OTHERS.getOrDefault(magic, erf(window) ? "ERF" : null);
        return other == null ? TEXTS.text("kind", name) : TEXTS.text("kind.other", name, other);
    }

    /** Whether the file is a chain of records of Endace's format, which has no first bytes of its own. */
    private static boolean erf(FileWindow window) throws IOException {
        long at = 0;
        int records = 0;
        while (records < MOST_RECORDS && window.has(at, ERF_HEADER)) {
            int type = window.u8(at + 8) & 0x7F;
            int length = window.u16(at + 10);
            if (type == 0 || type > 48 || length < ERF_HEADER || window.i64(at) == 0) {
                return false;
            }
            at += length;
            records++;
        }
        return records > 1 && at <= window.size();
    }
}
