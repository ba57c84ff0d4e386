// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.roundtrip.ui.run.library.Item.PlanItem;

/**
 * The plans as they were read last. A plan is read again only when the time or the length of its file has changed; an
 * example never changes. Used by one thread at a time.
 */
final class ReadPlans {
    /** The least age of a file that is trusted to be unchanged. It may be written twice within one tick of its clock. */
    private static final Duration SETTLED = Duration.ofSeconds(2);
    private final Function<PlanSource, PlanItem> reader;
    private final InstantSource clock;
    private final Map<PlanSource, Known> known = new HashMap<>();

    private record Stamp(FileTime written, long bytes) {
        static final Stamp NO_FILE = new Stamp(FileTime.from(Instant.EPOCH), 0);

        /** The state of a plan's file. A plan without a file always has the same state. */
        static Stamp of(PlanSource source) {
            if (source instanceof PlanSource.Own(Path file)) {
                try {
                    return new Stamp(Files.getLastModifiedTime(file), Files.size(file));
                } catch (IOException e) {
                    return NO_FILE;
                }
            }
            return NO_FILE;
        }
    }

    private record Known(Stamp stamp, boolean settled, PlanItem item) {
    }

    /** Begins without plans. @param reader reads a plan, and returns an item with the problem when it cannot */
    ReadPlans(Function<PlanSource, PlanItem> reader, InstantSource clock) {
        this.reader = reader;
        this.clock = clock;
    }

    /** The plan of a source, read now or before. */
    PlanItem get(PlanSource source) {
        Stamp stamp = Stamp.of(source);
        Known before = known.get(source);
        if (before != null && before.settled() && before.stamp().equals(stamp)) {
            return before.item();
        }
        boolean settled = stamp.written().toInstant().plus(SETTLED).isBefore(clock.instant());
        PlanItem item = reader.apply(source);
        known.put(source, new Known(stamp, settled, item));
        return item;
    }

    /** Forgets all other plans. */
    void retain(Collection<PlanSource> sources) {
        known.keySet().retainAll(sources);
    }
}
