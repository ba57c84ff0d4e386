// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.roundtrip.files.journal.CallCursor;
import org.roundtrip.files.journal.JournalReader;
import org.roundtrip.harness.ClientHalf;
import org.roundtrip.harness.ClientSetting;
import org.roundtrip.harness.Endpoint;
import org.roundtrip.harness.Generated;
import org.roundtrip.harness.Steps;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.timing.JournalWriter;
import org.roundtrip.harness.timing.Phase;
import org.roundtrip.harness.timing.TimedLoop;
import org.roundtrip.harness.values.Values;

/** A client's main that times the same stub by the harness's loop and by a hand-written one, in turns. */
public final class PairedLoops {
    static final long SEED = 2005;
    static final int TEXT_LENGTH = 64;
    private static final int CALLS = 2000;
    private static final int WARM_PAIRS = 15;
    private static final int PAIRS = 100;
    private static final int POOL = 16;

    private final TimedLoop loop;
    private final JournalReader journal;
    private final Object stub;
    private final HandWritten hand;
    private final String[] texts = new String[POOL];
    private int blocksRead;

    private PairedLoops(Object stub, Path file, JournalWriter writer) throws Exception {
        this.stub = stub;
        Caller caller = Generated.caller("echo", stub);
        caller.prepare(SEED, POOL);
        loop = new TimedLoop(writer.of(0, 0), caller, POOL);
        journal = JournalReader.open(file);
        hand = (HandWritten) Class.forName("HandWrittenLoop").getConstructor().newInstance();
        for (int i = 0; i < POOL; i++) {
            texts[i] = Values.ofArguments(SEED, "echo", i).nextLatin1(TEXT_LENGTH, TEXT_LENGTH);
        }
    }

    /** @param args class of the client half, the server's address; prints the p50 of each pair, ours and theirs */
    public static void main(String[] args) throws Exception {
        Path folder = Files.createTempDirectory("paired");
        Path file = folder.resolve("journal");
        try (ClientHalf half = (ClientHalf) Class.forName(args[0]).getConstructor().newInstance();
                JournalWriter writer = JournalWriter.create(file)) {
            half.prepare(new ClientSetting(Map.of(), folder, folder, 30));
            new PairedLoops(half.open(new Endpoint(args[1], List.of(), List.of()), new Steps()), file, writer).run();
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
        loop.run(Phase.STEADY, CALLS, 0);
        return median(recorded());
    }

    private double handWritten() throws Exception {
        long[] nanos = new long[CALLS];
        hand.run(stub, texts, nanos);
        return median(nanos);
    }

    /** The samples of the last round, read from the journal as the workbench reads them. */
    private long[] recorded() throws IOException {
        journal.refresh();
        List<JournalReader.Block> blocks = journal.blocks();
        JournalReader.Block last = blocks.getLast();
        if (last.count() != CALLS || blocks.size() != ++blocksRead) {
            throw new IOException("the journal does not hold the round: " + last);
        }
        long[] nanos = new long[CALLS];
        CallCursor call = journal.calls(last);
        for (int i = 0; call.next(); i++) {
            nanos[i] = call.nanos();
        }
        return nanos;
    }

    private static double median(long[] nanos) {
        Arrays.sort(nanos);
        return (nanos[(nanos.length - 1) / 2] + nanos[nanos.length / 2]) / 2.0;
    }
}
