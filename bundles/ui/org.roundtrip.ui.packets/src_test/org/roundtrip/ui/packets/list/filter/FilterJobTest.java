// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.filter;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.ui.packets.OpenHttpCapture;

class FilterJobTest extends OpenHttpCapture {
    private final AtomicReference<String> failure = new AtomicReference<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final AtomicBoolean goOn = new AtomicBoolean();

    /** The capture belongs to all views, and to the filter that comes after. */
    @Test
    void aFilterThatIsStoppedWhileItReadsLeavesTheCaptureToAllOthers() throws InterruptedException, IOException {
        FilterJob job = job(packet -> awaited() && packet.row() != null);
        job.schedule();
        begun.await();
        job.cancel();
        goOn.set(true);
        job.join();
        assertNotNull(capture().row(capture().size() - 1));
        FilterJob after = job(packet -> packet.row() != null);
        after.schedule();
        after.join();
        assertEquals(capture().size(), after.found().size());
        assertNull(failure.get());
    }

    /** What is said of a filter that was stopped is how many packets it had come to, also within the first of them. */
    @Test
    void aFilterThatIsStoppedHasExaminedWhatItHasComeTo() throws InterruptedException {
        FilterJob job = job(packet -> packet.number() < 3 || awaited());
        job.schedule();
        begun.await();
        job.cancel();
        goOn.set(true);
        job.join();
        assertEquals(4, job.examined());
        assertEquals(4, job.found().size());
        assertFalse(job.busy());
    }

    private boolean awaited() {
        begun.countDown();
        while (!goOn.get()) {
            Thread.onSpinWait();
        }
        return true;
    }

    private FilterJob job(Filter filter) {
        return new FilterJob(capture(), filter, PacketNotes.NONE, new FilterJob.Listener() {
            @Override
            public void filtered(FilterJob job) {
                // Nobody looks at the list.
            }

            @Override
            public void failed(FilterJob job, String sentence) {
                failure.set(sentence);
            }
        });
    }
}
