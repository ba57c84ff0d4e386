// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.bench;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import org.roundtrip.dissect.Dissectors;
import org.roundtrip.dissect.giop.GiopDissector;
import org.roundtrip.dissect.grpc.GrpcDissector;
import org.roundtrip.dissect.http.HttpDissector;
import org.roundtrip.dissect.http2.Http2Dissector;
import org.roundtrip.dissect.jrmp.JrmpDissector;
import org.roundtrip.dissect.soap.SoapDissector;
import org.roundtrip.files.InvalidFileException;
import org.roundtrip.files.RunFolder;
import org.roundtrip.model.Fork;
import org.roundtrip.packets.CaptureSource;
import org.roundtrip.packets.OpenCapture;
import org.roundtrip.packets.StreamRow;
import org.roundtrip.packets.filter.Filter;
import org.roundtrip.packets.filter.FilterException;
import org.roundtrip.packets.filter.FilterLanguage;
import org.roundtrip.packets.filter.FilterScan;
import org.roundtrip.packets.filter.PacketNotes;

/**
 * Reads and decodes the captures of one variant of a run as the workbench does, several times, and prints medians. The
 * first rounds are left out: they load classes and compile them.
 */
public final class DecodeBench {
    private static final int STEP = 20_000;
    /** Needs the IP and the TCP header of every packet, and lets some of them through. */
    private static final String FILTER = "tcp.flags.push && ip.src == 127.0.0.1 && tcp.window_size_value > 1";

    private final Dissectors dissectors = new Dissectors();
    private final List<CaptureSource> sources = new ArrayList<>();
    private final OperatingSystemMXBean system =
            (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private DecodeBench(Path run, String variant) throws InvalidFileException {
        dissectors.add(new JrmpDissector());
        dissectors.add(new GiopDissector());
        dissectors.add(new HttpDissector());
        dissectors.add(new Http2Dissector());
        dissectors.addBody(new GrpcDissector());
        dissectors.addBody(new SoapDissector());
        RunFolder folder = RunFolder.open(run);
        for (Fork fork : folder.run().forks()) {
            if (fork.variant().equals(variant)) {
                sources.add(CaptureSource.of(folder, fork));
            }
        }
    }

    /**
     * Prints, in one line: packets, bytes on the wire, messages, median seconds of reading and decoding, median seconds
     * of the processors for that, seconds of the first round, bytes of heap for each packet once decoded, and median
     * seconds of a filter that must read every packet. Asked for the captures, it prints a line for each instead: its
     * file and the port of the server that sent most of its packets.
     *
     * @param args the run's folder, the variant, then {@code captures}, or how many rounds to leave out and to measure
     */
    public static void main(String[] args) throws Exception {
        DecodeBench bench = new DecodeBench(Path.of(args[0]), args[1]);
        if (args[2].equals("captures")) {
            bench.list();
        } else {
            bench.run(Integer.parseInt(args[2]), Integer.parseInt(args[3]));
        }
    }

    private void list() throws IOException {
        for (CaptureSource source : sources) {
            try (OpenCapture capture = decoded(source)) {
                System.out.println(source.file() + " " + capture.streams().stream()
                        .max(Comparator.comparingLong(StreamRow::packets)).orElseThrow().server().port());
            }
        }
    }

    private void run(int warmUp, int rounds) throws IOException, FilterException, InterruptedException {
        double[] wall = new double[rounds];
        double[] processors = new double[rounds];
        double[] filtered = new double[rounds];
        double first = 0;
        for (int round = -warmUp; round < rounds; round++) {
            List<OpenCapture> open = new ArrayList<>();
            System.gc();
            long cpu = system.getProcessCpuTime();
            long begin = System.nanoTime();
            for (CaptureSource source : sources) {
                open.add(decoded(source));
            }
            long end = System.nanoTime();
            long used = system.getProcessCpuTime() - cpu;
            double scan = filter(open);
            first = first == 0 ? (end - begin) / 1e9 : first;
            if (round >= 0) {
                wall[round] = (end - begin) / 1e9;
                processors[round] = used / 1e9;
                filtered[round] = scan;
            }
            close(open);
        }
        long empty = heapInUse();
        List<OpenCapture> open = new ArrayList<>();
        for (CaptureSource source : sources) {
            open.add(decoded(source));
        }
        long heap = heapInUse() - empty;
        long packets = open.stream().mapToLong(OpenCapture::size).sum();
        System.out.printf(Locale.ROOT, "%d %d %d %.4f %.4f %.4f %.1f %.4f%n", packets,
                open.stream().mapToLong(OpenCapture::bytes).sum(),
                open.stream().mapToLong(capture -> capture.messages().size()).sum(), median(wall), median(processors),
                first, (double) heap / packets, median(filtered));
        close(open);
    }

    private OpenCapture decoded(CaptureSource source) throws IOException {
        OpenCapture capture = OpenCapture.open(source, dissectors);
        while (capture.read(STEP)) {
            // There is more.
        }
        capture.decode(() -> true);
        return capture;
    }

    private double filter(List<OpenCapture> captures) throws IOException, FilterException {
        Filter filter = FilterLanguage.of(dissectors).parse(FILTER);
        long begin = System.nanoTime();
        long found = 0;
        for (OpenCapture capture : captures) {
            found += FilterScan.run(capture, filter, PacketNotes.NONE, () -> true, packet -> { }).size();
        }
        double seconds = (System.nanoTime() - begin) / 1e9;
        if (found == 0) {
            throw new IllegalStateException("no packet passes " + FILTER);
        }
        return seconds;
    }

    private static void close(List<OpenCapture> open) throws IOException {
        for (OpenCapture capture : open) {
            capture.close();
        }
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static long heapInUse() throws InterruptedException {
        for (int i = 0; i < 3; i++) {
            System.gc();
            Thread.sleep(50);
        }
        return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
    }
}
