// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.place;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.roundtrip.capture.live.CaptureSession;
import org.roundtrip.harness.control.Scheduling;
import org.roundtrip.hosts.HostException;
import org.roundtrip.hosts.check.ClockOffset;

/**
 * Where the processes of one side of a call run. Paths of files are those of this machine; a place knows what they are
 * there. Used by the run's thread.
 */
public interface Place {
    /** This machine, in its own network. */
    Place HERE = new Here(Optional.empty());

    /** Returns the host's name; empty for this machine. */
    String host();

    /** Returns how the engine waits for processes there. */
    default Patience patience() {
        return Patience.REAL;
    }

    /** Returns the flags that JVMs need there. */
    List<String> jvmFlags();

    /** Returns the port for a server that wants one; 0 is any. A host may offer certain ports only. */
    default int port(int wanted) {
        return wanted;
    }

    /**
     * Returns the path there of a file or folder that does not belong to one run, such as a jar. Sends it first where it is
     * not there yet.
     */
    String shared(Path file) throws IOException, InterruptedException;

    /** Returns the path there of a file or folder of the run, whether it exists or not. */
    String path(Path ofRun);

    /** Makes a folder of the run, here and there. */
    void makeFolder(Path folder) throws IOException, InterruptedException;

    /** Sends a file or folder of the run as it is now. */
    void send(Path ofRun) throws IOException, InterruptedException;

    /** Brings a folder of the run here, as it is there now. */
    void fetch(Path folder) throws IOException, InterruptedException;

    /** Deletes a file or folder of the run, here and there; leaves what cannot be deleted. */
    void delete(Path ofRun);

    /** Returns whether a connection can be made from there to a port; waits some seconds at most. */
    boolean reaches(String address, int port) throws IOException, InterruptedException;

    /** Starts a process. @throws IOException with one sentence, when it could not be started */
    Process start(ProcessStart start) throws IOException, InterruptedException;

    /**
     * Prepares to capture the packets between here and another place; returns soon.
     *
     * @throws IOException with one sentence on why nothing can be captured there
     */
    CaptureSession captures(Place other) throws IOException, InterruptedException;

    /** Returns what the processors there have done until now; empty when that is not known. */
    Optional<ProcessorWatch> processors() throws InterruptedException;

    /** Returns how the threads of a process there have been run until now; empty when that is not known. */
    Optional<Scheduling> scheduling(long pid) throws InterruptedException;

    /** Measures how far the wall clock there is from this machine's. */
    ClockOffset clock() throws HostException, InterruptedException;
}
