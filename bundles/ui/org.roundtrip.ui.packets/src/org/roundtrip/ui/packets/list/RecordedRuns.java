// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Run;
import org.roundtrip.ui.packets.desk.ForkChoice;
import org.roundtrip.ui.view.RunNames;

/**
 * The latest recorded runs that have packets, whether they are open or not. What was read of a run that has ended is kept. One thread
 * reads; any thread may ask for what was read last.
 */
final class RecordedRuns {
    private static final int MOST = 12;
    private final Path runs;
    private final Map<Path, Optional<Recorded>> read = new HashMap<>();
    private volatile List<Recorded> latest = List.of();

    /** A run that has packets. @param name such as {@code 10:42:11 First look} */
    record Recorded(Path folder, String name) {
    }

    /** @param runs the folder in which each run has a folder of its own, whose name begins with the time */
    RecordedRuns(Path runs) {
        this.runs = runs;
    }

    /** Returns what was read last, the newest run first. */
    List<Recorded> latest() {
        return latest;
    }

    /** Reads the newest {@value #MOST} runs. A folder that cannot be read is left out. Not for the user interface's thread. */
    void read() throws IOException {
        if (!Files.isDirectory(runs)) {
            latest = List.of();
            return;
        }
        List<Path> newest;
        try (Stream<Path> folders = Files.list(runs)) {
            newest = folders.filter(RunFolder::isRun).sorted(Comparator.comparing(Path::getFileName).reversed()).limit(MOST).toList();
        }
        read.keySet().retainAll(newest);
        latest = newest.stream().flatMap(folder -> of(folder).stream()).toList();
    }

    private Optional<Recorded> of(Path folder) {
        Optional<Recorded> known = read.get(folder);
        if (known != null) {
            return known;
        }
        try {
            RunFolder opened = RunFolder.open(folder);
            boolean packets = opened.run().forks().stream().anyMatch(ForkChoice::captured);
            Optional<Recorded> now = packets ? Optional.of(new Recorded(opened.folder(), RunNames.shortName(opened.run(), opened.readableLabel())))
                    : Optional.empty();
            if (opened.run().outcome() != Run.Outcome.RUNNING) {
                read.put(folder, now);
            }
            return now;
        } catch (InvalidFileException e) {
            return Optional.empty();
        }
    }
}
