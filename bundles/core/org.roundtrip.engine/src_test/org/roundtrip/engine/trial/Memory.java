// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.trial;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.roundtrip.engine.place.Patience;
import org.roundtrip.engine.place.Place;
import org.roundtrip.engine.place.ProcessStart;
import org.roundtrip.harness.ClientMain;
import org.roundtrip.harness.ServerMain;
import org.roundtrip.harness.control.Settings;

/**
 * This machine, with processes that are threads of this JVM. They obey the harness's own commands, and the trial provider works
 * in them. Time stands still for whoever waits for them, unless it runs or a process pauses.
 */
public final class Memory {
    private static final long FIRST_PID = 1_000_000_000L;
    private final AtomicLong pid = new AtomicLong(FIRST_PID);
    private final AtomicLong nanos = new AtomicLong();
    private final List<MemoryProcess> processes = new CopyOnWriteArrayList<>();
    private final Signs signs = new Signs();
    private final Patience patience = new Patience() {
        @Override
        public long nanoTime() {
            return nanos.get();
        }

        @Override
        public <T> T poll(BlockingQueue<T> queue, long millis) throws InterruptedException {
            return Memory.this.poll(queue, millis);
        }
    };
    private volatile boolean runs;

    /** Lets time run as soon as a process hangs, so that all patience with it ends at once. */
    public Memory withTime() {
        runs = true;
        return this;
    }

    /** Returns how much time has passed for whoever waits for the processes. */
    public Duration passed() {
        return Duration.ofNanos(nanos.get());
    }

    /** Returns what the processes say of themselves. */
    public Signs signs() {
        return signs;
    }

    /** Returns the process ids of those that have not ended. */
    public List<Long> alive() {
        return processes.stream().filter(Process::isAlive).map(Process::pid).toList();
    }

    /** Kills a process. */
    public void kill(long number) {
        processes.stream().filter(process -> process.pid() == number).forEach(Process::destroy);
    }

    /** Returns the place where the processes are started. */
    public Place place() {
        return (Place) Proxy.newProxyInstance(Place.class.getClassLoader(), new Class<?>[] {Place.class}, (self, method, values) ->
                switch (method.getName()) {
                    case "start" -> start((ProcessStart) values[0]);
                    case "patience" -> patience;
                    case "scheduling" -> Optional.empty();
                    default -> method.invoke(Place.HERE, values);
                });
    }

    /** Ends with an element, with the time that runs, or after a moment in which the time stood still. */
    private <T> T poll(BlockingQueue<T> queue, long millis) throws InterruptedException {
        T next = null;
        for (long waited = 0; next == null && waited < millis; waited++) {
            next = queue.poll(1, TimeUnit.MILLISECONDS);
            if (next == null && (signs.passes() || runs && signs.hanging())) {
                nanos.addAndGet(TimeUnit.MILLISECONDS.toNanos(millis));
                return queue.poll();
            }
        }
        return next;
    }

    private Process start(ProcessStart start) throws IOException, InterruptedException {
        String main = start.command().get(start.command().size() - 2);
        Path settings = Path.of(start.command().getLast());
        if (main.equals(Answers.class.getName())) {
            String answer = start.command().getFirst();
            return start(start, (commands, answers) -> Answers.give(answer, commands, answers));
        }
        if (main.equals(ServerMain.class.getName())) {
            return start(start, (commands, answers) -> ServerMain.serve(Settings.read(settings), commands, answers));
        }
        if (main.equals(ClientMain.class.getName())) {
            return start(start, (commands, answers) -> ClientMain.serve(Settings.read(settings), commands, answers));
        }
        return Place.HERE.start(start);
    }

    private Process start(ProcessStart start, MemoryProcess.Work work) throws IOException {
        MemoryProcess process = new MemoryProcess(pid.incrementAndGet(), start.log(), signs, work);
        processes.add(process);
        return process;
    }
}
