// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.engine.place.Taskset;
import org.roundtrip.model.Protocol;

/**
 * What a process gets of its machine.
 *
 * @param heapMiB    heap of a JVM in MiB
 * @param touched    whether a JVM touches its whole heap before it begins, so that no call waits for the kernel to find a page.
 *                   That takes time when it starts, so it is for processes that are measured
 * @param processors the list of processors that it may use; empty for every one
 */
public record Resources(int heapMiB, boolean touched, String processors) {
    /** Those of a process whose calls are not measured. */
    public static Resources unmeasured(int heapMiB) {
        return new Resources(heapMiB, false, "");
    }

    /** Those of the clients of a plan. */
    static Resources ofClient(Protocol protocol) {
        return new Resources(protocol.heapMiB(), true, protocol.affinity().client());
    }

    /** Those of the server sides of a plan. */
    static Resources ofServer(Protocol protocol) {
        return new Resources(protocol.heapMiB(), true, protocol.affinity().server());
    }

    /** Returns the command that runs a command on these processors. */
    List<String> on(List<String> command) {
        List<String> all = new ArrayList<>(Taskset.on(processors));
        all.addAll(command);
        return all;
    }
}
