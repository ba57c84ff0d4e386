// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.fork;

import java.util.ArrayList;
import java.util.List;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.engine.place.Taskset;
import org.roundtrip.model.Protocol;

/**
 * What a process gets of its machine.
 *
 * @param heapMiB    heap of a JVM in MiB
 * @param touched    whether a JVM touches its whole heap before it begins, so that no call waits for the kernel to find a page.
 *                   That takes time when it starts, so it is for processes that are measured
 * @param processors the list of processors that it may use; empty for every one
 * @param counted    how many processors a JVM counts, so that a list changes neither its collector nor its pools; 0 for what it finds
 */
public record Resources(int heapMiB, boolean touched, String processors, int counted) {
    /** Those of a process whose calls are not measured. */
    public static Resources unmeasured(int heapMiB) {
        return new Resources(heapMiB, false, "", 0);
    }

    /** Those of the clients of a plan. */
    static Resources ofClient(Protocol protocol, Placing placing, Place place) {
        return new Resources(protocol.heapMiB(), true, placing.free() ? protocol.affinity().client() : placing.client(), counted(place.host()));
    }

    /** Those of the server sides of a plan. */
    static Resources ofServer(Protocol protocol, Placing placing, Place place) {
        return new Resources(protocol.heapMiB(), true, placing.free() ? protocol.affinity().server() : placing.server(), counted(place.host()));
    }

    /** How many processors the measured JVMs on a host count. @param host its name; empty for this machine */
    static int counted(String host) {
        return host.isEmpty() ? Runtime.getRuntime().availableProcessors() : 0;
    }

    /** Returns the command that runs a command on these processors. */
    List<String> on(List<String> command) {
        List<String> all = new ArrayList<>(Taskset.on(processors));
        all.addAll(command);
        return all;
    }
}
