// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.hosts;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ICoreRunnable;
import org.eclipse.core.runtime.SafeRunner;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.ISchedulingRule;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.hosts.Host;
import org.roundtrip.hosts.HostList;
import org.roundtrip.hosts.Questions;
import org.roundtrip.hosts.check.CheckOutcome;
import org.roundtrip.hosts.check.KeptChecks;
import org.roundtrip.model.text.Texts;

/**
 * The hosts as the window shows them, with the last check of each, which is kept. The list is read and written in jobs, one
 * after the other. User interface's thread only, unless a method says otherwise. Found by
 * {@code getSite().getService(Hosts.class)}.
 */
public final class Hosts {
    private static final Texts TEXTS = Texts.of(Hosts.class);

    private final Display display;
    private final HostList list;
    private final Questions questions;
    private final KeptChecks kept;
    private final ISchedulingRule oneAfterTheOther = new Sequence();
    private final Map<String, LastCheck> checks = new HashMap<>();
    private final Map<String, CheckJob> checking = new HashMap<>();
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();
    private List<Host> hosts = List.of();
    private String problem = "";
    private boolean read;

    /** A rule with which only jobs of the same object conflict. */
    private static final class Sequence implements ISchedulingRule {
        @Override
        public boolean contains(ISchedulingRule rule) {
            return rule == this;
        }

        @Override
        public boolean isConflicting(ISchedulingRule rule) {
            return rule == this;
        }
    }

    /** Something that is done to the list. */
    @FunctionalInterface
    private interface Change {
        void to(HostList list) throws IOException, InterruptedException;
    }

    /** Work on files. */
    @FunctionalInterface
    private interface FileWork {
        void run() throws IOException, InterruptedException;
    }

    /** Begins to read a list and its checks. @param questions asks a person while a host is checked */
    public Hosts(Display display, HostList list, KeptChecks kept, Questions questions) {
        this.kept = kept;
        this.display = display;
        this.list = list;
        this.questions = questions;
        readChecks();
        readAgain();
    }

    /** Reads the checks of earlier sessions. What was checked in the meantime is newer. */
    private void readChecks() {
        job(TEXTS.text("reading"), () -> {
            Map<String, CheckOutcome> earlier = kept.read();
            later(() -> {
                earlier.forEach((name, outcome) -> checks.putIfAbsent(name, new LastCheck(outcome)));
                notifyListeners();
            });
        });
    }

    private void keepChecks() {
        Map<String, CheckOutcome> now = new TreeMap<>();
        checks.forEach((name, check) -> now.put(name, check.outcome()));
        job(TEXTS.text("writing"), () -> kept.write(now));
    }

    /** The hosts by name, as the list was last read. */
    public List<Host> all() {
        return hosts;
    }

    /** The host of a name, if it is in the list. */
    public Optional<Host> find(String name) {
        return hosts.stream().filter(host -> host.name().equals(name)).findFirst();
    }

    /** Whether a name is missing in the list; false as long as the list could not be read. */
    public boolean unknown(String name) {
        return read && find(name).isEmpty();
    }

    /** Why the list cannot be read, in a sentence; empty when it can. */
    public String problem() {
        return problem;
    }

    /** The last check of a host with the log-in that it has now. */
    public Optional<LastCheck> lastCheck(String name) {
        Optional<String> logIn = find(name).map(Host::logIn);
        return Optional.ofNullable(checks.get(name)).filter(check -> logIn.equals(Optional.of(check.outcome().logIn())));
    }

    /** Whether a host is being checked. */
    public boolean isBeingChecked(String name) {
        return checking.containsKey(name);
    }

    /** Reads the list again, which another process may have changed. Returns at once. */
    public void readAgain() {
        change(TEXTS.text("reading"), all -> { }, () -> { });
    }

    /**
     * Adds a host or changes it. Returns at once.
     *
     * @param before     the name that it had; empty for a new one. The pinned key goes with it to another name
     * @param afterwards what to do when the list is written
     */
    public void put(Host host, String before, Runnable afterwards) {
        boolean renamed = !before.isEmpty() && !before.equals(host.name());
        Optional<Host> old = find(before);
        if (!old.equals(Optional.of(host))) {
            checks.remove(before);
        }
        change(TEXTS.text("writing"), all -> {
            Optional<String> key = renamed ? all.key(before) : Optional.empty();
            all.put(host);
            if (renamed) {
                all.remove(before);
                if (key.isPresent() && old.filter(was -> was.address().equals(host.address()) && was.port() == host.port())
                        .isPresent()) {
                    all.pin(host.name(), key.get());
                }
            }
        }, afterwards);
    }

    /** Removes a host and its pinned key. Returns at once. */
    public void remove(String name) {
        stopCheck(name);
        checks.remove(name);
        keepChecks();
        change(TEXTS.text("writing"), all -> all.remove(name), () -> { });
    }

    private void change(String what, Change change, Runnable afterwards) {
        job(what, () -> {
            try {
                change.to(list);
                later(afterwards);
            } finally {
                read();
            }
        });
    }

    /** Works on the files of the hosts in the background, in the order of the calls. */
    private void job(String what, FileWork work) {
        Job job = Job.createSystem(what, (ICoreRunnable) monitor -> {
            try {
                work.run();
            } catch (IOException e) {
                throw new CoreException(Status.error(e.getMessage(), e));
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        job.setRule(oneAfterTheOther);
        job.schedule();
    }

    /** Reads the list. Thread of a job. */
    private void read() {
        try {
            List<Host> now = list.list();
            later(() -> show(now, ""));
        } catch (InvalidFileException e) {
            later(() -> show(List.of(), e.getMessage()));
        }
    }

    private void show(List<Host> now, String why) {
        if (!read || !now.equals(hosts) || !why.equals(problem)) {
            hosts = now;
            problem = why;
            read = why.isEmpty();
            notifyListeners();
        }
    }

    /** Logs in to a host and looks what it has, in the background. */
    public void check(Host host) {
        if (!isBeingChecked(host.name())) {
            CheckJob job = new CheckJob(host, list, questions, this);
            checking.put(host.name(), job);
            notifyListeners();
            job.schedule();
        }
    }

    /** Stops a check, if there is one under way. Returns at once. */
    public void stopCheck(String name) {
        CheckJob job = checking.get(name);
        if (job != null && job.cancel()) {
            // A job that had not started yet does not report its end.
            ended(job.host(), Optional.empty());
        }
    }

    /** A check has ended. Any thread. @param outcome empty when it was stopped */
    void ended(Host host, Optional<LastCheck> outcome) {
        later(() -> {
            checking.remove(host.name());
            if (find(host.name()).equals(Optional.of(host))) {
                outcome.ifPresent(check -> checks.put(host.name(), check));
                keepChecks();
            }
            notifyListeners();
        });
    }

    /** Calls back when the list or a check changes, until the control is disposed. */
    public void onChange(Control owner, Runnable callback) {
        listeners.add(callback);
        owner.addDisposeListener(disposed -> listeners.remove(callback));
    }

    private void later(Runnable action) {
        if (!display.isDisposed()) {
            display.asyncExec(action);
        }
    }

    private void notifyListeners() {
        listeners.forEach(listener -> SafeRunner.run(listener::run));
    }
}
