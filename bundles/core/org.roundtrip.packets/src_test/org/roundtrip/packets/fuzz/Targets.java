// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.packets.fuzz;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.roundtrip.dissect.BodyDissector;
import org.roundtrip.dissect.Dissector;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Shape;

/** All readers and dissectors of untrusted bytes. */
final class Targets {
    private static final List<String> PROTOCOLS = List.of("ejbd.Ejbd", "giop.Giop", "http.Http", "http2.Http2",
            "ice.Ice", "jrmp.Jrmp", "remoting.Remoting", "socket.Socket", "tls.Tls", "websocket.WebSocket");
    private static final List<String> BODIES = List.of("grpc.Grpc", "soap.Soap");
    private static final String PCAP = ".pcap";

    private Targets() {
    }

    /** @param captures whose names begin with the protocol that is spoken in them */
    static List<FuzzTarget> all(List<SeedCapture> captures, Scratch scratch) throws IOException {
        List<FuzzTarget> targets = new ArrayList<>();
        targets.add(new CaptureFileTarget("pcap", files(captures, name -> name.endsWith(PCAP)), scratch));
        targets.add(new CaptureFileTarget("pcapng", files(captures, name -> !name.endsWith(PCAP)), scratch));
        targets.add(new CaptureFileTarget("snoop", List.of(MadeFrames.snoop()), scratch));
        targets.add(new CaptureFileTarget("fragments", List.of(MadeFrames.fragments()), scratch));
        List<byte[]> frames = new ArrayList<>(MadeFrames.tunnels());
        for (SeedCapture capture : captures) {
            frames.addAll(capture.frames());
        }
        targets.add(new FrameTarget(frames));
        targets.add(new StreamTarget());
        targets.add(new WriterTarget(scratch));
        for (String protocol : dissectors().protocols().stream().map(known -> known.id()).toList()) {
            List<List<TalkTarget.Turn>> talks = new ArrayList<>();
            for (SeedCapture capture : captures) {
                if (capture.name().startsWith(protocol)) {
                    talks.addAll(capture.talks());
                }
            }
            talks.addAll(MadeTalks.of(protocol));
            targets.add(new TalkTarget(protocol, dissectors(), HINTS, talks));
        }
        targets.add(new FilterTarget(dissectors()));
        targets.add(new StudyTarget(dissectors(), HINTS, files(captures, name -> true), scratch));
        return targets;
    }

    private static List<byte[]> files(List<SeedCapture> captures, Predicate<String> wanted) {
        return captures.stream().filter(capture -> wanted.test(capture.name())).map(SeedCapture::bytes).toList();
    }

    private static Dissectors dissectors() {
        Dissectors dissectors = new Dissectors();
        PROTOCOLS.forEach(name -> dissectors.add((Dissector) made(name)));
        BODIES.forEach(name -> dissectors.addBody((BodyDissector) made(name)));
        return dissectors;
    }

    /** Creates dissectors as the product does: by name, because their packages are not exported. */
    private static Object made(String name) {
        try {
            return Class.forName("org.roundtrip.dissect." + name + "Dissector").getConstructor().newInstance();
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    /** The contract of the captures of structs. */
    private static final Hints HINTS = Hints.of(contract());

    private static Contract contract() {
        Shape text = new Shape.Text(new Length(8, 68), Shape.Repertoire.LATIN1);
        Shape struct = new Shape.Struct("Data2", List.of(new Shape.Field("d1", Shape.Primitive.LONG),
                new Shape.Field("d2", new Shape.Sequence(text, Length.of(4))),
                new Shape.Field("d3", new Shape.Sequence(Shape.Primitive.DOUBLE, Length.of(8)))));
        return new Contract("Gray", List.of(new Operation("getData4",
                List.of(new Operation.Parameter("str", new Shape.Text(Length.of(8), Shape.Repertoire.LATIN1))),
                Optional.of(new Shape.Sequence(struct, Length.of(4))), Behaviour.GENERATE)));
    }
}
