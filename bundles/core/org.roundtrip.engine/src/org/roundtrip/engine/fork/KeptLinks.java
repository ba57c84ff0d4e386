// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.ScratchFolder;
import org.roundtrip.harness.control.ControlLine;
import org.roundtrip.harness.control.Failure;

/**
 * What outlives a fork. It has the server processes that run for a whole block, because they take many seconds to start,
 * and the folder of keys and secrets that they share with clients. Used by the engine's thread; ends with {@link
 * #close}.
 */
public final class KeptLinks implements AutoCloseable {
    private static final int STOP_SECONDS = 10;
    private final Map<String, Kept> kept = new LinkedHashMap<>();
    private final Map<String, Path> trust = new LinkedHashMap<>();
    private final Path trusts;
    private int block;

    /** @param trusts the folder for the trust folders of all server sides, see {@link ScratchFolder#create} */
    public KeptLinks(Path trusts) {
        this.trusts = trusts;
    }

    /** A process that has started, and its answer. */
    record Kept(ForkedProcess process, ControlLine answer, Place place, Path scratch) {
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
        return Optional.ofNullable(kept.get(key(variant, link))).filter(each -> each.process().alive());
    }

    /** Keeps a process that has started. */
    void keep(String variant, String link, Kept started) {
        kept.put(key(variant, link), started);
    }

    /**
     * Returns the trust folder of a variant: the one that its kept processes use, else a new one. When one of them has ended
     * by itself, the others end too, because the next fork starts all of them with other keys.
     */
    Path trust(String variant) throws ForkException {
        if (its(variant).anyMatch(each -> !each.process().alive())) {
            discard(variant);
        }
        try {
            Path folder = trust.get(variant);
            return folder == null ? ScratchFolder.create(trusts) : folder;
        } catch (IOException e) {
            throw new ForkException(Step.TEXTS.text("files", Failure.sentence(e)), e);
        }
    }

    /** Returns whether nothing uses the trust folder of a fork that has ended; else it is kept. */
    boolean release(String variant, Path folder) {
        if (its(variant).findAny().isPresent()) {
            trust.put(variant, folder);
            return false;
        }
        trust.remove(variant);
        return true;
    }

    private Stream<Kept> its(String variant) {
        return kept.entrySet().stream().filter(each -> each.getKey().startsWith(key(variant, ""))).map(Map.Entry::getValue);
    }

    /** Ends the processes of a variant, after a fork of it has failed: they may be damaged. */
    void discard(String variant) {
        its(variant).forEach(KeptLinks::end);
        kept.keySet().removeIf(key -> key.startsWith(key(variant, "")));
        Optional.ofNullable(trust.remove(variant)).ifPresent(ScratchFolder::delete);
    }

    @Override
    public void close() {
        kept.values().forEach(KeptLinks::end);
        kept.clear();
        trust.values().forEach(ScratchFolder::delete);
        trust.clear();
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
        ending.place().delete(ending.scratch());
    }

    private static String key(String variant, String link) {
        return variant + "\0" + link;
    }
}
