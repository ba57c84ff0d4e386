// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.wire;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.roundtrip.preview.PayloadPlace;
import org.roundtrip.ui.bytes.ByteSpan;

/** Which bytes of a message are those of a part of the payload. */
class NodeBytesTest {
    /** As SOAP with references writes a list of one struct: what is in the list stands behind it. */
    private static final List<PayloadPlace> PLACES = List.of(new PayloadPlace("payload", 10, 60), new PayloadPlace("payload.name", 12, 20),
            new PayloadPlace("payload.lines", 20, 50), new PayloadPlace("payload.lines[]", 30, 40), new PayloadPlace("payload.lines[]", 70, 100),
            new PayloadPlace("payload.lines[].price", 80, 90), new PayloadPlace("payload.linesTotal", 50, 58));

    private static List<ByteSpan> of(String... paths) {
        return NodeBytes.of(Set.of(paths), PLACES);
    }

    @Test
    void aWholeHasWhatItsPartsHaveElsewhere() {
        assertEquals(List.of(new ByteSpan(10, 60), new ByteSpan(70, 100)), of("payload"));
        assertEquals(List.of(new ByteSpan(20, 50), new ByteSpan(70, 100)), of("payload.lines"), "and nothing of a field whose name begins alike");
    }

    @Test
    void aPartHasItsOwnBytesOnceEach() {
        assertEquals(List.of(new ByteSpan(80, 90)), of("payload.lines[].price"));
        assertEquals(List.of(new ByteSpan(12, 20), new ByteSpan(30, 40), new ByteSpan(70, 100)), of("payload.name", "payload.lines[]", "payload.lines[].price"));
        assertEquals(List.of(), of("payload.other"));
    }
}
