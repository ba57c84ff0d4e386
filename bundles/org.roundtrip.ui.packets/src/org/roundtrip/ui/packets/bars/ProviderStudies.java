// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.bars;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.Run;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.ui.packets.desk.ForkChoice;

/**
 * Reads the captures of a run's providers and keeps the {@value #MOST_KNOWN} studies used last, which are small summaries.
 * A service of the workbench, found by {@code getSite().getService(ProviderStudies.class)}. Any thread.
 */
public final class ProviderStudies {
    private static final int MOST_KNOWN = 256;

    /** The captures of one provider for one operation. */
    private record Key(Path folder, String variant, String operation, List<Integer> forks) {
    }

    private final Map<Key, CaptureStudy> known = new LinkedHashMap<>(16, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Key, CaptureStudy> eldest) {
            return size() > MOST_KNOWN;
        }
    };
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    /** Adds a listener, which is called after each new study, on any thread. */
    void addListener(Runnable listener) {
        listeners.add(listener);
    }

    void removeListener(Runnable listener) {
        listeners.remove(listener);
    }

    /** Returns the providers of a run that have captures of an operation, in the plan's order. */
    static List<String> variants(Run run, String operation) {
        return run.plan().providers().stream().map(ProviderChoice::variant)
                .filter(variant -> !forks(run, variant, operation).isEmpty()).toList();
    }

    /** Returns the studies of these providers that are kept; reads nothing. */
    List<CaptureStudy> known(RunFolder folder, Run run, String operation) {
        synchronized (known) {
            return variants(run, operation).stream().map(variant -> known.get(key(folder, run, variant, operation)))
                    .filter(Objects::nonNull).toList();
        }
    }

    /**
     * Reads and decodes all captures of a provider, unless their study is kept.
     *
     * @param goOn called often; false stops early, and no study is kept
     * @return a sentence for each capture that could not be read
     */
    List<String> study(RunFolder folder, Run run, String variant, String operation, Dissectors dissectors,
            BooleanSupplier goOn) {
        Key key = key(folder, run, variant, operation);
        synchronized (known) {
            if (known.containsKey(key)) {
                return List.of();
            }
        }
        Optional<CaptureStudy> study = CaptureStudy.of(folder, run, variant, operation, dissectors, goOn);
        if (study.isPresent()) {
            synchronized (known) {
                known.put(key, study.get());
            }
            listeners.forEach(Runnable::run);
        }
        return study.map(CaptureStudy::problems).orElse(List.of());
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
