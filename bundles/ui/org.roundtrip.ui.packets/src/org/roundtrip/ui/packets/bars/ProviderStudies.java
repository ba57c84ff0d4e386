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
import org.roundtrip.model.Called;
import org.roundtrip.model.RowKey;
import org.roundtrip.packets.CaptureStudy;
import org.roundtrip.ui.packets.desk.ForkChoice;

/**
 * Reads the captures of a run's providers and keeps the {@value #MOST_KNOWN} studies used last, which are small summaries.
 * A service of the workbench, found by {@code getSite().getService(ProviderStudies.class)}. Any thread.
 */
public final class ProviderStudies {
    private static final int MOST_KNOWN = 256;

    /** The captures of one provider for one operation and step. */
    private record Key(Path folder, RowKey row, List<Integer> forks) {
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

    /** Returns the providers of a run that have captures of what was called, in the plan's order. */
    static List<String> variants(Run run, Called called) {
        return run.plan().providers().stream().map(ProviderChoice::variant)
                .filter(variant -> !forks(run, called.of(variant)).isEmpty()).toList();
    }

    /** Returns the studies of these providers that are kept; reads nothing. */
    List<CaptureStudy> known(RunFolder folder, Run run, Called called) {
        synchronized (known) {
            return variants(run, called).stream().map(variant -> known.get(key(folder, run, called.of(variant))))
                    .filter(Objects::nonNull).toList();
        }
    }

    /**
     * Reads and decodes all captures of a provider, unless their study is kept.
     *
     * @param goOn called often; false stops early, and no study is kept
     * @return a sentence for each capture that could not be read
     */
    List<String> study(RunFolder folder, Run run, RowKey row, Dissectors dissectors,
            BooleanSupplier goOn) {
        Key key = key(folder, run, row);
        synchronized (known) {
            if (known.containsKey(key)) {
                return List.of();
            }
        }
        Optional<CaptureStudy> study = CaptureStudy.of(folder, run, row, dissectors, goOn);
        if (study.isPresent()) {
            synchronized (known) {
                known.put(key, study.get());
            }
            listeners.forEach(Runnable::run);
        }
        return study.map(CaptureStudy::problems).orElse(List.of());
    }

    private static Key key(RunFolder folder, Run run, RowKey row) {
        return new Key(folder.folder(), row,
                forks(run, row).stream().map(Fork::number).toList());
    }

    private static List<Fork> forks(Run run, RowKey row) {
        return run.forks().stream().filter(fork -> fork.row().equals(row) && ForkChoice.captured(fork)).toList();
    }
}
