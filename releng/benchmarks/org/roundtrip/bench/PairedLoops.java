// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.IOException;
import java.lang.reflect.Field;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.LongStream;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.control.Settings;
import org.roundtrip.harness.load.Callers;
import org.roundtrip.harness.load.LoadSetting;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Limits;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.values.Values;

/**
 * A client's main that times the same stubs by the harness's loops and by hand-written ones, in turns. With several callers each
 * has a thread, and all call at the same time.
 */
public final class PairedLoops {
    static final long SEED = 2005;
    static final int TEXT_LENGTH = 64;
    /** Of each caller in a round, when it is alone and when there are others. */
    private static final int CALLS = 2000, CALLS_OF_SEVERAL = 500;
    /** A round of a slow middleware has fewer calls. */
    private static final int FEWEST = 20;
    private static final long ROUND_NANOS = TimeUnit.MILLISECONDS.toNanos(100);
    private static final int WARM_PAIRS = 15;
    private static final int PAIRS = 100;
    static final int POOL = 16;
    private static final int TIMEOUT_SECONDS = 30;

    private final Callers callers;
    private final JournalReader journal;
    /** What the callers call: some take the stub that was opened, some one that is made of it. */
    private final List<Object> stubs = new ArrayList<>();
    private final List<HandWritten> hands = new ArrayList<>();
    private final String[] texts = new String[POOL];
    private final int calls;
    private int blocksRead;

    private PairedLoops(List<Object> opened, Path file, JournalWriter writer) throws Exception {
        List<Caller> each = new ArrayList<>();
        for (Object stub : opened) {
            Caller caller = Generated.caller("echo", stub);
            caller.prepare(SEED, POOL);
            each.add(caller);
            hands.add((HandWritten) Class.forName("HandWrittenLoop").getConstructor().newInstance());
            stubs.add(stubOf(caller));
        }
        calls = calls(each.getFirst());
        callers = new Callers(LoadSetting.of(Settings.EMPTY.with("load.callers", stubs.size())), each, stubs.size() > 1, writer, POOL,
                SEED, TimeUnit.SECONDS.toNanos(TIMEOUT_SECONDS));
        journal = JournalReader.open(file);
        for (int i = 0; i < POOL; i++) {
            texts[i] = Values.ofArguments(SEED, "echo", i).nextLatin1(TEXT_LENGTH, TEXT_LENGTH);
        }
    }

    private static Object stubOf(Caller caller) throws ReflectiveOperationException {
        Field stub = caller.getClass().getDeclaredField("stub");
        stub.setAccessible(true);
        return stub.get(caller);
    }

    /** How many calls each caller makes in a round: as many as one caller makes in its time, within bounds. */
    private int calls(Caller caller) throws Exception {
        long start = System.nanoTime();
        long end = start;
        int made = 0;
        while (end - start < ROUND_NANOS || made < FEWEST) {
            caller.call(made++ % POOL);
            end = System.nanoTime();
        }
        int most = stubs.size() == 1 ? CALLS : CALLS_OF_SEVERAL;
        return Math.max(FEWEST, (int) Math.min(most, made * ROUND_NANOS / (end - start)));
    }

    /** @param args the settings of the client, the server's address, how many callers; prints the p50 of each pair, ours and theirs */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("paired");
        Path file = folder.resolve("journal");
        Settings settings = Settings.read(Path.of(args[0]));
        try (ClientHalf half = settings.half(ClientHalf.class); JournalWriter writer = JournalWriter.create(file)) {
            half.prepare(new ClientSetting(settings.options(), folder, Path.of(settings.text("trust")), TIMEOUT_SECONDS));
            Endpoint endpoint = new Endpoint(args[1], List.of(), List.of());
            List<Object> stubs = new ArrayList<>(List.of(half.open(endpoint, new Steps())));
            while (stubs.size() < Integer.parseInt(args[2])) {
                stubs.add(half.openAnother(endpoint, stubs.getFirst()));
            }
            new PairedLoops(stubs, file, writer).run();
        } finally {
            Files.delete(file);
            Files.delete(folder);
        }
        System.exit(0);
    }

    private void run() throws Exception {
        for (int pair = -WARM_PAIRS; pair < PAIRS; pair++) {
            double ours = pair % 2 == 0 ? harness() : 0;
            double theirs = handWritten();
            ours = pair % 2 == 0 ? ours : harness();
            if (pair >= 0) {
                System.out.println(ours + " " + theirs);
            }
        }
    }

    private double harness() throws Exception {
        callers.run(Phase.STEADY, Limits.first((long) calls * stubs.size(), 0));
        return median(recorded());
    }

    private double handWritten() throws Exception {
        long[][] nanos = new long[stubs.size()][calls];
        if (stubs.size() == 1) {
            hands.getFirst().run(stubs.getFirst(), texts, nanos[0]);
        } else {
            HandWritten.together(hands, stubs, texts, nanos);
        }
        return median(Arrays.stream(nanos).flatMapToLong(LongStream::of).toArray());
    }

    /** The samples of the last round, read from the journal as the workbench reads them. */
    private long[] recorded() throws IOException {
        journal.refresh();
        List<JournalReader.Block> blocks = journal.blocks();
        LongStream.Builder nanos = LongStream.builder();
        for (JournalReader.Block block : blocks.subList(blocksRead, blocks.size())) {
            CallCursor call = journal.calls(block);
            while (call.next()) {
                nanos.add(call.nanos());
            }
        }
        blocksRead = blocks.size();
        long[] all = nanos.build().toArray();
        if (all.length != calls * stubs.size()) {
            throw new IOException("the journal has " + all.length + " calls of this round");
        }
        return all;
    }

    private static double median(long[] nanos) {
        Arrays.sort(nanos);
        return (nanos[(nanos.length - 1) / 2] + nanos[nanos.length / 2]) / 2.0;
    }
}
