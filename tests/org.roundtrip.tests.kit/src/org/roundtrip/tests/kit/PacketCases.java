// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.anatomy.Anatomy;
import org.roundtrip.packets.calls.Attribution;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.roles.RoleTotals;

/** Every packet of a real capture pass belongs to the call that caused it. */
final class PacketCases {
    private static final int CALLS = MeasuredRuns.CALLS;
    private final Subject subject;
    private final MeasuredRuns runs;

    PacketCases(Subject subject, MeasuredRuns runs) {
        this.subject = subject;
        this.runs = runs;
    }

    Stream<DynamicTest> all() {
        List<String> open = runs.measured.stream().filter(variant -> !KnownLimit.seals(subject, subject.variants().get(variant))).toList();
        Stream<DynamicTest> all = each(open, "each captured call has its packets", runs.loopback, this::check);
        if (!subject.thorough()) {
            return all;
        }
        List<String> asynchronous = runs.hasAsynchronous() ? open : List.of();
        return Stream.of(all, each(open.stream().filter(Subject.DEFAULTS::equals).toList(), "each captured call on a wire has its packets", runs.wire, this::check),
                each(runs.answering, "each caller has its own stream", runs.answered, this::checkStreams),
                each(asynchronous, "each captured asynchronous call has its request", runs.asynchronous, this::checkOverlapping))
                .flatMap(tests -> tests);
    }

    private static Stream<DynamicTest> each(List<String> variants, String name, Lazy<RunFolder> run, Check check) {
        return variants.stream().map(variant -> dynamicTest(name + ", " + variant, () -> captured(run.get(), variant, check)));
    }

    private interface Check {
        void of(OpenCapture capture) throws Exception;
    }

    private static void captured(RunFolder folder, String variant, Check check) throws Exception {
        Fork fork = folder.run().forks().stream().filter(each -> each.variant().equals(variant)).findFirst().orElseThrow();
        Assumptions.assumeTrue(fork.capture().packets() != null, fork.capture().missing());
        TsharkCounts.compare(folder.capture(fork), fork.capture());
        try (OpenCapture capture = OpenCapture.open(CaptureSource.of(folder, fork), WireDissectors.all())) {
            while (capture.read(1000)) {
                // There is more.
            }
            capture.decode(() -> true);
            assertEquals(CALLS, capture.calls().size());
            assertTrue(capture.calls().timed());
            check.of(capture);
        }
    }

    /** Whether a message is a look-up in a registry, or belongs to a connection of RMI, HTTP/2 or JBoss Remoting as a whole. */
    private static boolean isOfNoCall(MessageRow message) {
        return message.operation().indexOf('.') >= 0
                || message.protocol().equals("jrmp") && (message.kind() == MessageKind.CONTROL || message.kind() == MessageKind.HANDSHAKE)
                || List.of("http2", "remoting").contains(message.protocol()) && message.operation().contains(" (connection");
    }

    private void check(OpenCapture capture) throws Exception {
        Attribution found = capture.attribution().orElseThrow();
        assertTrue(found.disagreements() <= (KnownLimit.callsBack(subject) ? CALLS : 0), "calls by time and by bytes agree");
        BitSet taken = new BitSet();
        RoleTotals sum = RoleTotals.NONE;
        for (int call = 0; call < CALLS; call++) {
            int[] packets = capture.calls().packets(call).toArray();
            assertTrue(packets.length > 0, "call " + call + " has packets");
            for (int packet : packets) {
                assertFalse(taken.get(packet), "packet " + packet + " belongs to one call only");
                taken.set(packet);
            }
            sum = sum.plus(capture.roles().ofCall(call));
            Anatomy anatomy = capture.anatomy(call).orElseThrow();
            assertEquals(capture.calls().durationNanos(call), anatomy.duration());
            assertTrue(anatomy.answered());
            checkMessages(capture, call);
        }
        assertEquals(found.packetsOfCalls(), taken.cardinality());
        for (int packet = 0; packet < capture.size(); packet++) {
            boolean within = capture.calls().callAt(capture.index().epochNanos(packet)) != null;
            if (within && capture.index().payloadLength(packet) > 0
                    && !isOfNoCall(capture.messages().row(capture.messages().messageOf(packet)))) {
                assertTrue(taken.get(packet), "packet " + packet + " carries bytes within the calls");
            }
        }
        assertEquals(capture.bytes(), capture.roles().ofAll().wire(), "all bytes have a role");
        assertEquals(found.bytesOfCalls().wire(), sum.wire(), "calls add up to their total");
    }

    /** One caller on one connection sends its requests in the order of its calls, in whichever order they are answered. */
    private void checkOverlapping(OpenCapture capture) {
        assertTrue(capture.calls().overlap());
        assertEquals(0, capture.attribution().orElseThrow().disagreements(), "calls by time and by bytes agree");
        int before = -1;
        for (int call = 0; call < CALLS; call++) {
            checkMessages(capture, call);
            int request = capture.calls().messages(call).filter(message -> capture.messages().row(message).kind() == MessageKind.REQUEST)
                    .findFirst().orElseThrow();
            int earlier = before;
            assertTrue(request > before, () -> "request " + request + " comes after request " + earlier);
            before = request;
        }
    }

    /** All requests of a caller have one number, in the order of its calls. */
    private void checkStreams(OpenCapture capture) {
        assertEquals(0, capture.attribution().orElseThrow().disagreements(), "calls by time and by bytes agree");
        Map<Integer, List<MessageRow>> ofCaller = new TreeMap<>();
        for (int call = 0; call < CALLS; call++) {
            checkMessages(capture, call);
            ofCaller.computeIfAbsent(capture.calls().callers().of(call), caller -> new ArrayList<>()).add(capture.calls().messages(call)
                    .mapToObj(capture.messages()::row).filter(row -> row.kind() == MessageKind.REQUEST).findFirst().orElseThrow());
        }
        assertEquals(MeasuredRuns.CALLERS, ofCaller.size());
        assertEquals(MeasuredRuns.CALLERS, ofCaller.values().stream().flatMap(List::stream).map(MessageRow::requestId).distinct().count());
        for (List<MessageRow> requests : ofCaller.values()) {
            assertEquals(1, requests.stream().map(MessageRow::requestId).distinct().count());
            assertEquals(requests.stream().map(MessageRow::number).sorted().toList(), requests.stream().map(MessageRow::number).toList());
        }
    }

    private void checkMessages(OpenCapture capture, int call) {
        List<MessageRow> messages = capture.calls().messages(call).mapToObj(capture.messages()::row).toList();
        List<MessageRow> requests = messages.stream().filter(row -> row.kind() == MessageKind.REQUEST).toList();
        assertEquals(KnownLimit.callsBack(subject) ? 2 : 1, requests.size(), () -> "call " + call + ": " + messages);
        MessageRow response = capture.messages().row(requests.getFirst().partner());
        assertEquals(call, response.call());
        assertEquals(Side.SERVER, response.side());
        assertEquals(MessageKind.RESPONSE, response.kind());
    }
}
