// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.DynamicTest;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.engine.RunListener;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Fork;
import org.roundtrip.model.Network;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.calls.Anatomy;
import org.roundtrip.packets.calls.Attribution;
import org.roundtrip.packets.decode.MessageRow;
import org.roundtrip.packets.roles.RoleTotals;

/** Every packet of a real capture pass belongs to the call that caused it. */
final class PacketCases {
    private static final int CALLS = 300;
    /** So many characters need several packets on a wire. */
    private static final int LONG = 5000;
    private final Subject subject;

    PacketCases(Subject subject) {
        this.subject = subject;
    }

    Stream<DynamicTest> all() {
        return Stream.concat(subject.variants().entrySet().stream()
                .map(variant -> dynamicTest("each captured call has its packets, " + variant.getKey(),
                        () -> captured(variant.getKey(), variant.getValue(), 64, Network.LOOPBACK))),
                Stream.of(dynamicTest("each captured call has its packets on a wire",
                        () -> captured("on a wire", subject.defaults(), LONG, new Network.Wire()))));
    }

    private void captured(String name, Map<String, String> options, int length, Network network) throws Exception {
        RunFolder folder = run("packets-" + name.replaceAll("[^A-Za-z0-9]", "-"), Contracts.text(length), options,
                network);
        Fork fork = folder.run().forks().getFirst();
        assertEquals(Fork.State.DONE, fork.state(), fork.error());
        Assumptions.assumeTrue(fork.capture().packets() != null, fork.capture().missing());
        TsharkCounts.compare(folder.capture(fork), fork.capture());
        try (OpenCapture capture = OpenCapture.open(CaptureSource.of(folder, fork), WireDissectors.all())) {
            while (capture.read(1000)) {
                // There is more.
            }
            capture.decode(() -> true);
            assertEquals(CALLS, capture.calls().size());
            assertTrue(capture.calls().timed());
            check(capture);
        }
    }

    private void check(OpenCapture capture) throws Exception {
        Attribution found = capture.attribution().orElseThrow();
        assertEquals(0, found.disagreements(), "calls by time and by bytes agree");
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
            if (within && capture.index().payloadLength(packet) > 0 && capture.messages().row(
                    capture.messages().messageOf(packet)).operation().indexOf('.') < 0) {
                assertTrue(taken.get(packet), "packet " + packet + " carries bytes within the calls");
            }
        }
        assertEquals(capture.bytes(), capture.roles().ofAll().wire(), "all bytes have a role");
        assertEquals(found.bytesOfCalls().wire(), sum.wire(), "calls add up to their total");
    }

    private void checkMessages(OpenCapture capture, int call) {
        List<MessageRow> messages = capture.calls().messages(call).mapToObj(capture.messages()::row).toList();
        List<MessageRow> requests = messages.stream().filter(row -> row.kind() == MessageKind.REQUEST).toList();
        assertEquals(1, requests.size(), () -> "call " + call + ": " + messages);
        MessageRow response = capture.messages().row(requests.getFirst().partner());
        assertEquals(call, response.call());
        assertEquals(Side.SERVER, response.side());
        assertEquals(MessageKind.RESPONSE, response.kind());
    }

    private RunFolder run(String name, Contract contract, Map<String, String> options, Network network)
            throws Exception {
        Protocol protocol = new Protocol(1, Amount.calls(50), Amount.calls(50), CALLS, 30, 128, Trial.SEED, network);
        Plan plan = new Plan(name, "", contract, List.of(new ProviderChoice(subject.info().id(),
                subject.info().id(), options)), protocol);
        Runner runner = new Runner(new ProviderCatalogue(Map.of(subject.info(), subject.provider())),
                new RoundtripHome(subject.folder()));
        Run run = runner.start(plan, false, subject.folder().resolve(name), RunListener.NONE).await();
        assertEquals(Run.Outcome.DONE, run.outcome(), run.message());
        return RunFolder.open(subject.folder().resolve(name));
    }
}
