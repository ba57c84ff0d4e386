// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture.live;

import java.io.Closeable;
import java.io.IOException;
import java.net.NetworkInterface;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.sql.Timestamp;
import java.util.concurrent.TimeUnit;
import org.pcap4j.core.BpfProgram.BpfCompileMode;
import org.pcap4j.core.NotOpenException;
import org.pcap4j.core.PcapHandle;
import org.pcap4j.core.PcapHandle.TimestampPrecision;
import org.pcap4j.core.PcapNativeException;
import org.pcap4j.core.PcapStat;
import org.pcap4j.core.Pcaps;
import org.roundtrip.capture.CaptureException;
import org.roundtrip.capture.file.PacketFile;
import org.roundtrip.capture.file.PcapngWriter;
import org.roundtrip.capture.packet.LinkType;
import org.roundtrip.capture.packet.PacketHeaders;
import org.roundtrip.model.text.Texts;

/**
 * Writes packets from the kernel into a file, with nanosecond times, on a thread of its own. Libpcap's immediate mode is
 * not used, because it makes the captured calls three times slower. The kernel hands over a block of packets when the block
 * is full or {@value #BLOCK_MILLIS} ms old.
 */
final class Recording implements Closeable {
    private static final Texts TEXTS = Texts.of(Recording.class);
    /** Size of the kernel's ring. One of 2 MiB lost up to half of the packets of a fast middleware. */
    private static final int RING_BYTES = 64 << 20;
    private static final int BLOCK_MILLIS = 10;
    /** Longer than a delayed acknowledgement, 40 ms, and several times {@link #BLOCK_MILLIS}. */
    private static final int QUIET_MILLIS = 60;
    /** How long to wait for packets that the kernel has counted and the reader has not received. */
    private static final int STALLED_MILLIS = 2_000;
    private static final int DRAIN_MILLIS = 10_000;

    private final PcapHandle handle;
    private final PcapngWriter writer;
    private final CaptureTally tally;
    private final LinkType link;
    private final PacketHeaders headers = new PacketHeaders();
    private final Thread reader;
    /** How many times the kernel counts each packet. */
    private final int counts;
    /** Packets that the kernel counted before the filter was set. */
    private final long unfiltered;
    private volatile long packets;
    private volatile IOException failure;
    private boolean closed;

    private Recording(PcapHandle handle, PcapngWriter writer, CaptureTally tally, int counts) throws CaptureException {
        this.handle = handle;
        this.writer = writer;
        this.tally = tally;
        link = LinkType.of(handle.getDlt().value()).orElse(null);
        this.counts = counts;
        unfiltered = statistics().getNumPacketsReceived();
        reader = new Thread(this::read, "packets");
        reader.setDaemon(true);
        reader.start();
    }

    /** Loads the capture library early, to save time later; does nothing when it is missing. */
    static void warmUp() {
        try {
            Pcaps.libVersion();
        } catch (LinkageError e) {
            // start() reports it
        }
    }

    /** Opens device and file; every packet that passes the device after this call is captured. */
    static Recording start(String device, int snapLength, CapturePorts ports, Path file) throws IOException {
        String filter = ports.filter();
        PcapHandle handle = open(device, snapLength, filter);
        try {
            return new Recording(handle, new PcapngWriter(file, handle.getDlt().value(), snapLength, device, filter),
                    new CaptureTally(ports), timesCounted(device));
        } catch (IOException e) {
            handle.close();
            throw e;
        }
    }

    private static PcapHandle open(String device, int snapLength, String filter) throws CaptureException {
        PcapHandle handle = null;
        try {
            handle = new PcapHandle.Builder(device).snaplen(snapLength).bufferSize(RING_BYTES)
                    .timeoutMillis(BLOCK_MILLIS).timestampPrecision(TimestampPrecision.NANO).build();
            handle.setFilter(filter, BpfCompileMode.OPTIMIZE);
            return handle;
        } catch (PcapNativeException | NotOpenException e) {
            if (handle != null) {
                handle.close();
            }
            throw new CaptureException(TEXTS.text("device", device, e.getMessage()));
        } catch (LinkageError e) {
            throw new CaptureException(TEXTS.text(LibPcap.MISSING));
        }
    }

    private void read() {
        try {
            handle.loop(-1, this::write);
        } catch (InterruptedException e) {
            // end() broke the loop
        } catch (PcapNativeException | NotOpenException e) {
            failure = new CaptureException(TEXTS.text("broken", e.getMessage()));
        }
    }

    /** Runs on the reader's thread. */
    private void write(byte[] frame) {
        if (failure != null) {
            return;
        }
        try {
            Timestamp time = handle.getTimestamp();
            int length = handle.getOriginalLength();
            writer.write(TimeUnit.MILLISECONDS.toSeconds(time.getTime()) * 1_000_000_000 + time.getNanos(), frame, length);
            int head = Math.min(frame.length, PacketFile.HEAD_BYTES);
            tally.add(headers.read(ByteBuffer.wrap(frame), 0, head, link, link == null ? -1 : link.code(), length), headers, length);
            packets++;
        } catch (IOException e) {
            failure = e;
        }
    }

    /**
     * Waits until all is received, then ends the file. No packet came for {@value #QUIET_MILLIS} ms, and the reader has
     * all that the kernel counted. The time alone is not enough: on a busy machine the reader may not run for longer
     * than that. What the reader has not received in the end counts as dropped.
     */
    CaptureSummary drain() throws IOException {
        long begin = System.nanoTime();
        long last = begin;
        long seen = packets;
        while (millisSince(begin) < DRAIN_MILLIS && failure == null) {
            long quiet = millisSince(last);
            if (quiet >= STALLED_MILLIS || quiet >= QUIET_MILLIS && hadAll()) {
                break;
            }
            pause();
            if (packets != seen) {
                seen = packets;
                last = System.nanoTime();
            }
        }
        long dropped = end();
        if (failure != null) {
            throw failure;
        }
        return tally.summary(dropped);
    }

    /** A loopback device lets the kernel count each packet twice, going out and coming in; libpcap delivers the second. */
    private static int timesCounted(String device) throws IOException {
        NetworkInterface found = NetworkInterface.getByName(device);
        return found != null && found.isLoopback() ? 2 : 1;
    }

    private boolean hadAll() throws CaptureException {
        return unseen(statistics()) <= 0;
    }

    /** How many packets the kernel counted that were neither received nor dropped. */
    private long unseen(PcapStat statistics) {
        return (statistics.getNumPacketsReceived() - unfiltered - statistics.getNumPacketsDropped()) / counts - packets;
    }

    private PcapStat statistics() throws CaptureException {
        try {
            return handle.getStats();
        } catch (PcapNativeException | NotOpenException e) {
            throw new CaptureException(TEXTS.text("statistics", e.getMessage()));
        }
    }

    @Override
    public void close() throws IOException {
        end();
    }

    private long end() throws IOException {
        if (closed) {
            return 0;
        }
        closed = true;
        try (PcapHandle toClose = handle; PcapngWriter toEnd = writer) {
            handle.breakLoop();
            join();
            PcapStat statistics = statistics();
            long dropped = statistics.getNumPacketsDropped() + statistics.getNumPacketsDroppedByIf()
                    + Math.max(0, unseen(statistics));
            if (failure == null) {
                writer.statistics(packets, dropped);
            }
            return dropped;
        } catch (NotOpenException e) {
            throw new CaptureException(TEXTS.text("ended", e.getMessage()));
        }
    }

    private void join() {
        try {
            reader.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static void pause() {
        try {
            Thread.sleep(2);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private static long millisSince(long nanos) {
        return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - nanos);
    }
}
