// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Compares how this bundle and Wireshark decode the same GIOP messages. */
@Tag("tool")
class GiopTsharkTest {
    private static final List<String> TYPES = List.of("Request", "Reply", "CancelRequest", "LocateRequest",
            "LocateReply", "CloseConnection", "MessageError", "Fragment");

    @TempDir
    Path folder;

    @BeforeEach
    void need() {
        Tshark.need();
    }

    private static String ours(Message message) {
        Field header = message.fields().getFirst();
        boolean numbered = message.requestId() != Message.NO_ID;
        boolean more = header.part("flags").value().endsWith("more fragments");
        boolean named = message.kind() == MessageKind.REQUEST || message.kind() == MessageKind.FRAGMENT && !more;
        return String.join("\t", Integer.toString(TYPES.indexOf(header.part("message type").value())),
                header.part("message size").value(), numbered ? Long.toString(message.requestId()) : "",
                named ? message.operation() : "");
    }

    private void compare(Exchange recorded) throws IOException, InterruptedException {
        Path file = Tshark.capture(recorded, folder.resolve("calls.pcapng"));
        boolean numberless = recorded.turns().getFirst().bytes()[5] < 2;
        List<String> theirs = Tshark.fields(file, "giop", "giop", "giop.type", "giop.len", "giop.request_id",
                "giop.request_op");
        List<String> ours = recorded.messages().stream().map(GiopTsharkTest::ours).toList();
        assertEquals(String.join("\n", comparable(theirs, numberless)), String.join("\n", comparable(ours, numberless)));
    }

    /** Fragments have a request id since GIOP 1.2 only; Wireshark takes four bytes of the body for one before that. */
    private static List<String> comparable(List<String> lines, boolean numberless) {
        return lines.stream().map(line -> numberless && line.startsWith("7") ? line.replaceFirst("^(7\t\\d+).*", "$1") : line)
                .toList();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2})
    void callsOfEveryVersion(int minor) throws IOException, InterruptedException {
        Exchange recorded = new Exchange().knowing(GiopContractTest.CONTRACT);
        for (boolean little : List.of(false, true)) {
            for (Exchange part : List.of(GiopContractTest.calls(minor, little), GiopTest.recorded(minor, little))) {
                part.turns().forEach(turn -> recorded.add(turn.side(), turn.bytes()));
            }
            if (minor == 2) {
                GiopReferenceTest.naming(little).turns().forEach(turn -> recorded.add(turn.side(), turn.bytes()));
            }
        }
        compare(recorded);
    }
}
