// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.harness.control.ControlLine;

/**
 * The processes of server sides that run for a whole block of forks, because they take many seconds to start. Used by the
 * engine's thread; ends with {@link #close}.
 */
public final class KeptLinks implements AutoCloseable {
    private static final int STOP_SECONDS = 10;
    private final Map<String, Kept> kept = new LinkedHashMap<>();
    private int block;

    /** A process that has started, and its answer. */
    record Kept(ForkedProcess process, ControlLine answer, Path scratch) {
    }

    /** Begins a block: ends the processes of the block before. Does nothing when it is the same block. */
    public void block(int number) {
        if (number != block) {
            close();
            block = number;
        }
    }

    /** Returns the process of a link of a variant, if it runs. */
    Optional<Kept> find(String variant, String link) {
        Optional<Kept> found = Optional.ofNullable(kept.get(key(variant, link)));
        return found.filter(each -> each.process().alive());
    }

    /** Keeps a process that has started. */
    void keep(String variant, String link, Kept started) {
        kept.put(key(variant, link), started);
    }

    /** Ends the processes of a variant, after a fork of it has failed: they may be damaged. */
    void discard(String variant) {
        kept.entrySet().removeIf(each -> {
            boolean its = each.getKey().startsWith(variant + "\0");
            if (its) {
                end(each.getValue());
            }
            return its;
        });
    }

    @Override
    public void close() {
        kept.values().forEach(KeptLinks::end);
        kept.clear();
    }

    private static void end(Kept ending) {
        try {
            if (ending.process().alive()) {
                ending.process().stop(STOP_SECONDS);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        ending.process().close();
        ScratchFolder.delete(ending.scratch());
    }

    private static String key(String variant, String link) {
        return variant + "\0" + link;
    }
}
