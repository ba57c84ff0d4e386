// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.packets.list.rows;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.PacketRow;
import org.roundtrip.packets.filter.PacketNotes;
import org.roundtrip.packets.filter.PacketSelection;
import org.roundtrip.ui.defect.Defects;

/**
 * Reads the packets to be painted on a thread of its own, and keeps the {@value #KEPT} used last. The caller waits for a
 * few milliseconds, which nearly always suffice. When rows are read later, it is called back. Used by one thread.
 */
public final class RowFetcher implements AutoCloseable {
    private static final int KEPT = 2_048;

    private final ExecutorService thread = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("Packet rows").factory());
    private final Runnable arrived;
    private final Defects defects = new Defects();
    private final AtomicLong asked = new AtomicLong();
    private final Map<Integer, PacketRow> kept = new LinkedHashMap<>(KEPT, 0.75f, true) {
        private static final long serialVersionUID = 1L;

        @Override
        protected boolean removeEldestEntry(Map.Entry<Integer, PacketRow> eldest) {
            return size() > KEPT;
        }
    };
    private OpenCapture capture;
    private PacketNotes notes = PacketNotes.NONE;

    /** @param arrived called on the fetcher's thread when rows were read after the caller had stopped waiting */
    public RowFetcher(Runnable arrived) {
        this.arrived = arrived;
    }

    /** Switches to another capture; null for none. */
    public void show(OpenCapture other, PacketNotes itsNotes) {
        capture = other;
        notes = itsNotes;
        forget();
    }

    /** Reads all rows again when they are needed next, as after decoding. */
    public void forget() {
        asked.incrementAndGet();
        synchronized (kept) {
            kept.clear();
        }
    }

    /**
     * Returns the rows of some packets. Null stands for each that was not read in time, or cannot be read.
     *
     * @param listed         the packets of all rows of the list
     * @param patienceMillis how long to wait for the rows
     */
    public ListRow[] rows(PacketSelection listed, int[] packets, long patienceMillis) {
        if (!allKept(packets)) {
            fetch(packets, patienceMillis);
        }
        ListRow[] rows = new ListRow[packets.length];
        for (int i = 0; i < packets.length; i++) {
            PacketRow row = kept(packets[i]);
            rows[i] = row == null ? null : ListRow.of(row, capture, notes, listed);
        }
        return rows;
    }

    private void fetch(int[] packets, long patienceMillis) {
        long turn = asked.incrementAndGet();
        CountDownLatch done = new CountDownLatch(1);
        CountDownLatch waited = new CountDownLatch(1);
        OpenCapture from = capture;
        thread.execute(() -> {
            try {
                read(from, packets, turn);
            } catch (RuntimeException e) {
                defects.report(e);
            }
            done.countDown();
            if (waited.getCount() == 0) {
                arrived.run();
            }
        });
        try {
            if (!done.await(patienceMillis, TimeUnit.MILLISECONDS)) {
                waited.countDown();
                if (done.getCount() == 0) {
                    arrived.run();
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Stops when the caller asks for other packets meanwhile. */
    private void read(OpenCapture from, int[] packets, long turn) {
        for (int packet : packets) {
            if (asked.get() != turn) {
                return;
            }
            try {
                if (from != null && kept(packet) == null) {
                    PacketRow row = from.row(packet);
                    keep(packet, row, turn);
                }
            } catch (IOException e) {
                // The file is gone or was closed meanwhile. The row stays empty, and the desk reports the problem.
                return;
            }
        }
    }

    private void keep(int packet, PacketRow row, long turn) {
        synchronized (kept) {
            if (asked.get() == turn) {
                kept.put(packet, row);
            }
        }
    }

    private boolean allKept(int[] packets) {
        for (int packet : packets) {
            if (kept(packet) == null) {
                return false;
            }
        }
        return true;
    }

    private PacketRow kept(int packet) {
        synchronized (kept) {
            return kept.get(packet);
        }
    }

    @Override
    public void close() {
        asked.incrementAndGet();
        thread.shutdown();
    }
}
