// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

import java.util.ArrayList;
import java.util.List;

/**
 * Wakes threads that wait for the end of a thread group. Until Java 18 the group itself did so when its last thread ended. ORBs
 * that rely on it, such as Apache Yoko, would wait for ever in newer ones. Each group has a waker of its own: Yoko waits for a
 * group while it holds the lock of another one.
 */
final class GroupWaker extends Thread {
    private static final int PAUSE_MILLIS = 10;
    private final ThreadGroup group;

    private GroupWaker(ThreadGroup group) {
        super("waker of the thread group " + group.getName());
        this.group = group;
        setDaemon(true);
    }

    /** Runs a step that may wait so, and wakes the groups that this JVM has now until it has ended. */
    static void during(Runnable step) {
        List<GroupWaker> wakers = new ArrayList<>();
        for (ThreadGroup each : groups()) {
            wakers.add(new GroupWaker(each));
        }
        wakers.forEach(Thread::start);
        try {
            step.run();
        } finally {
            wakers.forEach(Thread::interrupt);
        }
    }

    private static List<ThreadGroup> groups() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        ThreadGroup[] below = new ThreadGroup[root.activeGroupCount() + 1];
        int count = root.enumerate(below, true);
        List<ThreadGroup> groups = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            groups.add(below[i]);
        }
        return groups;
    }

    @Override
    public void run() {
        try {
            while (true) {
                synchronized (group) {
                    group.notifyAll();
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException ended) {
            interrupt();
        }
    }
}
