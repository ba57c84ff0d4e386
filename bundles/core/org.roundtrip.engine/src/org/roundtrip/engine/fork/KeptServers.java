// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import org.roundtrip.model.RowKey;

/**
 * The server sides of rows whose servers serve all forks of the row. Each is launched with its first fork. Used by the engine's thread; ends
 * them with {@link #close}.
 */
public final class KeptServers implements AutoCloseable {
    private static final int STOP_SECONDS = 10;
    private final Map<RowKey, Kept> kept = new LinkedHashMap<>();
    private final Path trusts;

    /** None yet. @param trusts the folder for keys and secrets, see {@link KeptLinks} */
    public KeptServers(Path trusts) {
        this.trusts = trusts;
    }

    /** A server side with the processes of its chain. */
    private record Kept(ServerSide side, KeptLinks links) {
    }

    /** Launches a server side. */
    interface Launcher {
        ServerSide launch(KeptLinks links) throws ForkException, InterruptedException;
    }

    /** Returns the server side of a row. It is launched when there is none, and when one of its processes has ended by itself. */
    ServerSide of(RowKey row, Launcher launcher) throws ForkException, InterruptedException {
        if (kept.containsKey(row) && kept.get(row).side().ended().isPresent()) {
            discard(row);
        }
        if (!kept.containsKey(row)) {
            KeptLinks links = new KeptLinks(trusts);
            ServerSide side = launcher.launch(links);
            side.stays(true);
            kept.put(row, new Kept(side, links));
        }
        return kept.get(row).side();
    }

    /** Ends the server side of a row, after a fork of it has failed: it may be damaged. */
    void discard(RowKey row) {
        if (kept.containsKey(row)) {
            end(kept.remove(row));
        }
    }

    @Override
    public void close() {
        kept.values().forEach(KeptServers::end);
        kept.clear();
    }

    private static void end(Kept ending) {
        ending.side().stays(false);
        try (KeptLinks links = ending.links(); ServerSide side = ending.side()) {
            side.stop(STOP_SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
