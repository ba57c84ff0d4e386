// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.roundtrip.dissect.Dissector.AnswerTerm;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.Hints;
import org.roundtrip.dissect.Message;
import org.roundtrip.dissect.MessageKind;
import org.roundtrip.dissect.Side;
import org.roundtrip.engine.Runner;
import org.roundtrip.engine.catalogue.ProviderCatalogue;
import org.roundtrip.engine.catalogue.Variant;
import org.roundtrip.engine.fork.ForkException;
import org.roundtrip.engine.fork.ForwardedCalls;
import org.roundtrip.engine.place.ScratchFolder;
import org.roundtrip.files.RoundtripHome;
import org.roundtrip.harness.control.Failure;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.ExpectedValues;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.wire.RecordedMessage;
import org.roundtrip.preview.wire.RecordingForwarder;

/**
 * Shows what a middleware sends for a call, by making it. The call has the first values of a plan's standard seed. Safe
 * for several threads; each preview starts processes of its own. Those would disturb a measurement, so while a run is
 * measured in the same home every method refuses. No method is for a user interface's thread.
 */
public final class Previews {
    static final Texts TEXTS = Texts.of(Previews.class);
    /** The call before the recorded one settles what is agreed once for each connection. */
    private static final int CALLS = 2;
    private static final int STEP_SECONDS = Protocol.STANDARD.timeoutSeconds();
    private static final int HEAP_MIB = 256;
    private static final String LOOPBACK = "127.0.0.1";

    private final Contracts contracts;
    private final Dissectors dissectors;
    private final RoundtripHome home;

    /**
     * Makes previews.
     *
     * @param catalogue  the providers
     * @param dissectors the protocols
     * @param home       keeps compiled contracts and, for a short time, the files of the processes
     */
    public Previews(ProviderCatalogue catalogue, Dissectors dissectors, RoundtripHome home) {
        this.contracts = new Contracts(catalogue, home);
        this.dissectors = dissectors;
        this.home = home;
    }

    /**
     * Whether a run is being measured now. Until it has ended, all other methods refuse.
     *
     * @throws InterruptedException when the thread was interrupted
     */
    public boolean mustWait() throws PreviewException, InterruptedException {
        try {
            return Runner.measures(home);
        } catch (ClosedByInterruptException e) {
            Thread.interrupted();
            throw new InterruptedException();
        } catch (IOException e) {
            throw new PreviewException(TEXTS.text("files", Failure.sentence(e)));
        }
    }

    /**
     * Returns the order in which several providers are best called. Those that answer soon need not wait: the floor
     * comes first, then those in Java, then those whose stubs are compiled to a program, which may take half a minute.
     * Within these the order stays.
     */
    public List<String> soonestFirst(List<String> providers) {
        return contracts.soonestFirst(providers);
    }

    private Variant.Ready compile(PreviewedCall call, String provider, Map<String, String> options)
            throws PreviewException, InterruptedException {
        if (mustWait()) {
            throw new PreviewException(TEXTS.text("measuring"));
        }
        return contracts.compile(call.small(), provider, options);
    }

    /**
     * Makes one call and returns its bytes. Takes a second or two when the contract is not compiled yet.
     *
     * @param options of the provider; those left out have their defaults
     * @throws PreviewException     when the provider does not carry it or cannot run here, or the call failed
     * @throws InterruptedException when the thread was interrupted, which means that nobody wants it any more; no process is
     *                              left
     */
    public Preview preview(PreviewedCall call, String provider, Map<String, String> options)
            throws PreviewException, InterruptedException {
        Operation called = call.operation();
        long begin = System.nanoTime();
        Variant.Ready ready = compile(call, provider, options);
        long compiled = System.nanoTime();
        List<RecordedMessage> messages = call(called, ready);
        long sent = content(new Operation(called.name(), called.parameters(), Optional.empty(), Behaviour.NOTHING));
        Optional<WireMessage> reply = called.oneWay() ? Optional.empty()
                : Optional.of(of(Side.SERVER, messages, content(called) - sent));
        return new Preview(provider, of(Side.CLIENT, messages, sent), reply, !ready.cached(),
                (compiled - begin) / 1_000_000, (System.nanoTime() - compiled) / 1_000_000);
    }

    /** Returns the content of the first call, its arguments and its outcome, in bytes. */
    private static long content(Operation operation) {
        return Math.round(ExpectedValues.of(operation, Protocol.STANDARD.seed(), 1).contentBytesPerCall());
    }

    /**
     * Measures one call at each length of one place of it. Nothing stands between the points.
     *
     * @param path    of a text, of bytes, a list or a map, as in {@link PreviewException#refusals}
     * @param lengths in characters, bytes or elements
     * @param mtu     of the network, at least {@link SizePoint#LEAST_MTU}
     * @param soFar   receives the points so far after each one, on this thread
     * @throws PreviewException     as {@link #preview}, and when the place has no length
     * @throws InterruptedException when the thread was interrupted; no process is left
     */
    public List<SizePoint> sizes(PreviewedCall call, String provider, Map<String, String> options, String path,
            List<Integer> lengths, int mtu, Consumer<List<SizePoint>> soFar) throws PreviewException, InterruptedException {
        List<SizePoint> points = new ArrayList<>();
        for (int length : lengths) {
            points.add(SizePoint.of(length, preview(call.swept(path, length), provider, options), mtu));
            soFar.accept(List.copyOf(points));
        }
        return List.copyOf(points);
    }

    /**
     * Returns what a middleware makes of a contract with nothing but this call. It has its interface language, what its
     * generator wrote, and what joins that to the harness.
     *
     * @throws PreviewException     when the provider does not carry it or cannot compile it
     * @throws InterruptedException when the thread was interrupted; no process is left
     */
    public List<GeneratedCode> code(PreviewedCall call, String provider, Map<String, String> options)
            throws PreviewException, InterruptedException {
        try {
            return GeneratedCode.of(compile(call, provider, options).forServer().classes()
                    .resolveSibling("sources"));
        } catch (IOException e) {
            throw new PreviewException(TEXTS.text("files", Failure.sentence(e)));
        }
    }

    private List<RecordedMessage> call(Operation operation, Variant.Ready ready) throws PreviewException, InterruptedException {
        Hints hints = Hints.of(Contracts.contract(operation), operation.name());
        try (RecordingForwarder forwarder = new RecordingForwarder(LOOPBACK, CALLS)) {
            Path folder = ScratchFolder.create(Files.createDirectories(home.folder().resolve("previews")));
            new ForwardedCalls(ready, Protocol.STANDARD.seed(), HEAP_MIB, STEP_SECONDS, folder, home.trust())
                    .of(operation, CALLS, forwarder);
            List<RecordedMessage> messages = forwarder.messages(dissectors, hints).stream()
                    .filter(each -> ofCall(each.message(), hints)).toList();
            if (messages.isEmpty()) {
                throw new PreviewException(TEXTS.text("passed"));
            }
            return messages;
        } catch (ForkException e) {
            throw new PreviewException(e.getMessage());
        } catch (IOException e) {
            throw new PreviewException(TEXTS.text("files", Failure.sentence(e)));
        }
    }

    private boolean ofCall(Message message, Hints hints) {
        return message.kind() != MessageKind.HANDSHAKE && message.kind() != MessageKind.CONTROL
                && !dissectors.purpose(message.protocol(), message.operation(), hints).isHousekeeping();
    }

    private WireMessage of(Side side, List<RecordedMessage> messages, long content) {
        List<RecordedMessage> its = messages.stream().filter(each -> each.sender() == side).toList();
        AnswerTerm term = its.isEmpty() ? AnswerTerm.RESPONSE : dissectors.answerTerm(its.getFirst().message().protocol());
        return WireMessage.of(side == Side.SERVER, term, its, content);
    }
}
