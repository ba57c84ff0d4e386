// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.dissect.Field;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Shape;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.preview.PayloadPlace;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.PreviewedCall;
import org.roundtrip.preview.Previews;
import org.roundtrip.preview.WireMessage;

/** A preview has the bytes that a capture of the same call has. */
final class PreviewCases {
    /**
     * The parts of messages that differ from process to process or from call to call, by the dissector's protocol: numbers of
     * requests and objects, ports, dates, and how long a call may still take. JacORB's object keys may also differ in length,
     * and then the padding behind them, and with it the message, do. HTTP/2 refers to header fields of earlier calls,
     * by places in a table that every new deadline moves. Requests of ejbd have the server's address, its responses how long the
     * server took. All other bytes are the same.
     */
    private static final Map<String, Set<String>> VARYING = Map.of(
            "jrmp", Set.of("number", "unique", "time", "count", "request line", "Host", "Date"),
            "rmip", Set.of("open request"),
            "ejbd", Set.of("string", "hash of the servers", "times in nanoseconds"),
            "remoting", Set.of("channel", "message", "invocation"),
            "giop", Set.of("request id", "octets", "object key", "message size"),
            "ice", Set.of("request id"),
            "http", Set.of("Host", "Date"),
            "grpc", Set.of("stream", "length", "grpc-timeout", ":authority", ":path", "content-type", "te", "user-agent",
                    "grpc-accept-encoding", "grpc-encoding", "grpc-status"),
            "soap", Set.of("Host", "Date", "id", "href"),
            "xmlrpc", Set.of("Host", "Date"));
    /** What differs besides in messages with a timestamp, whose names may have another length. */
    private static final Set<String> STAMPED = Set.of("Content-Length", "chunk size", "Created", "Expires", "wsu:Id");
    /** Axis writes the parts of a struct in the order of a hash map, another one in each process. */
    private static final Set<String> UNORDERED = Set.of("soap");

    private final Subject subject;
    private final MeasuredRuns runs;
    private final Lazy<Preview> previewed;

    /** @param group makes the preview beside others */
    PreviewCases(Subject subject, MeasuredRuns runs, LazyGroup group) {
        this.subject = subject;
        this.runs = runs;
        this.previewed = group.add(() -> preview(Map.of()));
    }

    Stream<DynamicTest> all() {
        // Where exceptions are refused, calls are messages of a stream, and only the first has header fields.
        return Stream.concat(Stream.of(dynamicTest("a preview has the bytes of a captured call", this::captured)), runs.answering
                .stream().map(variant -> dynamicTest("a preview shows every part, " + variant,
                        () -> preview(subject.variants().get(variant)))));
    }

    private void captured() throws Exception {
        RunFolder folder = runs.loopback.get();
        Fork fork = folder.run().forks().stream().filter(each -> each.variant().equals(Subject.DEFAULTS)).findFirst()
                .orElseThrow();
        Assumptions.assumeTrue(fork.capture().packets() != null, fork.capture().missing());
        Preview preview = previewed.get();
        if (KnownLimit.varies(subject)) {
            return;
        }
        try (OpenCapture capture = OpenCapture.open(CaptureSource.of(folder, fork), WireDissectors.all())) {
            while (capture.read(1000)) {
                // There is more.
            }
            capture.decode(() -> true);
            compare(capture, MessageKind.REQUEST, preview.request());
            compare(capture, MessageKind.RESPONSE, preview.reply().orElseThrow());
        }
    }

    private Preview preview(Map<String, String> options) throws Exception {
        Preview preview = new Previews(runs.catalogue(), WireDissectors.all(), subject.quietHome())
                .preview(PreviewedCall.of(runs.drawing()), subject.info().id(), options);
        Shape payload = runs.drawing().payload().orElseThrow();
        for (WireMessage message : List.of(preview.request(), preview.reply().orElseThrow())) {
            Set<String> found = message.places(payload).stream().map(PayloadPlace::path).collect(Collectors.toSet());
            // No dissector knows the protocol of a provider that only shows how one is written.
            Set<String> expected = subject.sketch() ? Set.of() : paths("payload", payload).collect(Collectors.toSet());
            assertEquals(expected, found, "every part of the payload has its bytes");
            assertEquals(List.of(), message.problems());
        }
        return preview;
    }

    private static Stream<String> paths(String path, Shape shape) {
        return Stream.concat(Stream.of(path), switch (shape) {
            case Shape.Struct struct -> struct.fields().stream()
                    .flatMap(field -> paths(path + "." + field.name(), field.shape()));
            case Shape.Sequence sequence -> paths(path + "[]", sequence.element());
            default -> Stream.empty();
        });
    }

    /** Compares with the first captured call, which has the first values of the seed, as the preview has. */
    private void compare(OpenCapture capture, MessageKind kind, WireMessage previewed) throws Exception {
        int number = capture.calls().messages(0).filter(each -> capture.messages().row(each).kind() == kind).findFirst()
                .orElseThrow();
        Message captured = capture.messages().message(number);
        List<MessagePart> there = new ArrayList<>();
        for (int each : IntStream.concat(IntStream.of(number), fragments(capture, captured.side())).toArray()) {
            Message message = capture.messages().message(each);
            there.addAll(parts(message.fields(), message.from(), capture.messages().bytes(each)));
        }
        List<MessagePart> here = parts(previewed.fields(), 0, previewed.bytes());
        Set<String> varying = new HashSet<>(VARYING.getOrDefault(captured.protocol(), Set.of()));
        if (subject.info().protocol().contains("WS-Security")) {
            varying.addAll(STAMPED);
        }
        if (UNORDERED.contains(captured.protocol())) {
            Predicate<MessagePart> varies = part -> varying.contains(part.name()) || varying.contains(part.group());
            assertEquals(there.stream().filter(varies).count(), here.stream().filter(varies).count());
            there.removeIf(varies);
            here.removeIf(varies);
            there.sort(Comparator.comparing(MessagePart::text));
            here.sort(Comparator.comparing(MessagePart::text));
        }
        // Each connection has keys of its own, so that the same values have other bytes.
        boolean enciphered = there.stream().anyMatch(part -> part.group().equals("TLS record"));
        for (int i = 0; i < here.size() && i < there.size(); i++) {
            assertEquals(there.get(i).role(), here.get(i).role());
            if (enciphered) {
                assertEquals(there.get(i).bytes().length, here.get(i).bytes().length, here.get(i).name());
            } else if (!varying.contains(here.get(i).name()) && !varying.contains(here.get(i).group())) {
                assertEquals(there.get(i).text(), here.get(i).text());
            }
        }
        assertEquals(there.size(), here.size());
    }

    /** The messages with which the first captured call goes on at one side. */
    private static IntStream fragments(OpenCapture capture, Side side) {
        return capture.calls().messages(0).filter(each -> capture.messages().row(each).kind() == MessageKind.FRAGMENT
                && capture.messages().row(each).side() == side);
    }

    private static List<MessagePart> parts(List<Field> fields, long from, byte[] message) {
        return MessagePart.of(fields, from, message).stream().filter(part -> part.role() != ByteRole.PADDING)
                .collect(Collectors.toCollection(ArrayList::new));
    }
}
