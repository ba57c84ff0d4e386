// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.dissect;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.dissect.connection.CaptureDissection;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Operation.Parameter;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/**
 * Another ORB's packets: omniORB 4.2.5, client and server in C++ on Linux, little-endian. It cuts messages after 8 KiB.
 * The client sent sequences of 1 and of 400 points, of which point i is (i + 0.5, "p" and i modulo 7 times "x" and i, i
 * times -1,000,000,007), and a wide string; the server sent them back.
 */
class OmniOrbTest {
    private static final Path CAPTURE = Path.of("src_test/org/roundtrip/dissect/omniorb.pcap");
    private static final Length SOME = new Length(0, 1000);
    private static final Shape POINTS = new Sequence(new Struct("Point", List.of(new Shape.Field("x", Primitive.DOUBLE),
            new Shape.Field("label", new Text(SOME, Repertoire.LATIN1)), new Shape.Field("n", Primitive.LONG))), SOME);
    private static final Contract CONTRACT = new Contract("Trial", List.of(echo("echo", POINTS),
            echo("talk", new Text(SOME, Repertoire.UNICODE))));

    private static Operation echo(String name, Shape shape) {
        return new Operation(name, List.of(new Parameter("value", shape)), Optional.of(shape), Behaviour.ECHO);
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void itsValuesAreThoseThatWereSent(Side side) throws IOException {
        List<Message> all = new ArrayList<>();
        try (PacketFile capture = PacketFile.open(CAPTURE)) {
            new CaptureDissection(Exchange.all(), Hints.of(CONTRACT), (stream, message) -> all.add(message))
                    .read(capture, () -> true);
        }
        List<Message> messages = all.stream().filter(message -> message.side() == side).toList();
        List<String> kinds = List.of("LocateRequest", "echo", "echo", "FRAGMENT", "talk");
        assertEquals(kinds, messages.stream().map(message -> message.kind() == MessageKind.FRAGMENT ? "FRAGMENT"
                : message.operation()).toList());
        List<String> found = new ArrayList<>();
        for (Message message : messages) {
            assertNull(message.problem(), message::toString);
            assertEquals(0, message.roles().bytes(ByteRole.UNKNOWN));
            values(message.fields(), found);
        }
        assertEquals(sent(), found);
    }

    private static List<String> sent() {
        List<String> sent = new ArrayList<>();
        for (int count : new int[] {1, 400}) {
            for (int i = 0; i < count; i++) {
                sent.addAll(List.of(Double.toString(i + 0.5), "p" + "x".repeat(i % 7) + i,
                        Long.toString(i * -1_000_000_007L)));
            }
        }
        sent.add("größe €");
        return sent;
    }

    /** The content fields without parts; a value that continues in a fragment is listed where it ends. */
    private static void values(List<Field> fields, List<String> into) {
        for (Field field : fields) {
            if (field.parts().isEmpty() && field.role() == ByteRole.CONTENT && !field.value().equals("…")) {
                into.add(field.value());
            }
            values(field.parts(), into);
        }
    }
}
