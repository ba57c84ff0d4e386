// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.corba.runtime;

/**
 * Wakes threads that wait for the end of a thread group. Until Java 18 the group itself did so when its last thread ended. ORBs
 * that rely on it, such as Apache Yoko, would wait for ever in newer ones.
 */
final class GroupWaker {
    private static final int PAUSE_MILLIS = 10;

    private GroupWaker() {
    }

    /** Runs a step that may wait so, and wakes all groups of this JVM now and then until it has ended. */
    static void during(Runnable step) {
        Thread waker = new Thread(GroupWaker::wake, "waker of thread groups");
        waker.setDaemon(true);
        waker.start();
        try {
            step.run();
        } finally {
            waker.interrupt();
        }
    }

    private static void wake() {
        ThreadGroup root = Thread.currentThread().getThreadGroup();
        while (root.getParent() != null) {
            root = root.getParent();
        }
        try {
            while (true) {
                ThreadGroup[] groups = new ThreadGroup[root.activeGroupCount() + 1];
                int count = root.enumerate(groups, true);
                for (int i = 0; i < count; i++) {
                    synchronized (groups[i]) {
                        groups[i].notifyAll();
                    }
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        } catch (InterruptedException ended) {
            Thread.currentThread().interrupt();
        }
    }
}
