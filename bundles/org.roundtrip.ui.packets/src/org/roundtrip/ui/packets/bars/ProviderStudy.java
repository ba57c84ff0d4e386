// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.packets.AnatomySummary;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.RoleTotals;
import org.roundtrip.ui.packets.desk.ForkChoice;

/** Reads the captures of a run's providers, to compare them, and remembers what they told. Any thread. */
final class ProviderStudy {
    private static final int MOST_KNOWN = 256;
    private static final int BATCH = 4_000;

    /** The captures of one provider. */
    private record Key(Path folder, String variant, String operation, List<Integer> forks) {
    }

    private static final Map<Key, ProviderFacts> KNOWN = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, ProviderFacts> eldest) {
            return size() > MOST_KNOWN;
        }
    };

    private static final List<Runnable> LISTENERS = new CopyOnWriteArrayList<>();

    private ProviderStudy() {
    }

    /** Calls back, on any thread, whenever more is known. */
    static void addListener(Runnable listener) {
        LISTENERS.add(listener);
    }

    static void removeListener(Runnable listener) {
        LISTENERS.remove(listener);
    }

    /** The providers of a run that have captures of an operation, in the plan's order. */
    static List<String> variants(Run run, String operation) {
        return run.plan().providers().stream().map(ProviderChoice::variant)
                .filter(variant -> !forks(run, variant, operation).isEmpty()).toList();
    }

    /** What is known of these without reading anything. */
    static List<ProviderFacts> known(RunFolder folder, Run run, String operation) {
        List<ProviderFacts> known = new ArrayList<>();
        for (String variant : variants(run, operation)) {
            synchronized (KNOWN) {
                Optional.ofNullable(KNOWN.get(key(folder, run, variant, operation))).ifPresent(known::add);
            }
        }
        return known;
    }

    /**
     * Reads and decodes all captures of a provider, unless that is known already.
     *
     * @param goOn asked now and then, to stop; then nothing is remembered
     */
    static void study(RunFolder folder, Run run, String variant, String operation, Dissectors dissectors,
            BooleanSupplier goOn) throws IOException {
        Key key = key(folder, run, variant, operation);
        synchronized (KNOWN) {
            if (KNOWN.containsKey(key)) {
                return;
            }
        }
        AnatomySummary.Pool pool = new AnatomySummary.Pool();
        RoleTotals roles = RoleTotals.NONE;
        int calls = 0;
        for (Fork fork : forks(run, variant, operation)) {
            try (OpenCapture capture = OpenCapture.open(CaptureSource.of(folder, fork), dissectors)) {
                read(capture, goOn);
                pool.add(capture, goOn);
                roles = roles.plus(RoleTotals.ofCalls(capture));
                calls += capture.calls().size();
            }
        }
        if (goOn.getAsBoolean()) {
            synchronized (KNOWN) {
                KNOWN.put(key, new ProviderFacts(variant, calls, pool.summary(), roles));
            }
            LISTENERS.forEach(Runnable::run);
        }
    }

    /** A capture that is too large to be decoded unasked is left as it is. */
    private static void read(OpenCapture capture, BooleanSupplier goOn) throws IOException {
        while (goOn.getAsBoolean() && capture.size() <= OpenCapture.MOST_DECODED && capture.read(BATCH)) {
            continue;
        }
        if (capture.complete() && goOn.getAsBoolean()) {
            capture.decode(goOn);
        }
    }

    private static Key key(RunFolder folder, Run run, String variant, String operation) {
        return new Key(folder.folder(), variant, operation,
                forks(run, variant, operation).stream().map(Fork::number).toList());
    }

    private static List<Fork> forks(Run run, String variant, String operation) {
        return run.forks().stream().filter(fork -> fork.variant().equals(variant) && fork.operation().equals(operation)
                && ForkChoice.captured(fork)).toList();
    }
}
