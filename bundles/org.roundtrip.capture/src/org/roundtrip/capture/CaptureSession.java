// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.capture;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.Writer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.roundtrip.provider.WiredClassPath;

/**
 * A helper process that captures packets on one device, one file after the other. {@link #prepare} starts it
 * and returns at once, so that its start costs nothing beside the start of server and client; it does nothing until
 * {@link #listen}. Owned by one thread at a time; it ends with {@link #close} or when the workbench dies.
 */
public final class CaptureSession implements AutoCloseable {
    /** The longest frame of a loopback device, whose largest unit is 65,536 bytes, and as much as libpcap takes. */
    private static final int WHOLE_FRAMES = 262_144;
    private static final int HEAD_BYTES = 256;
    private static final long MOST_WHOLE_BYTES = 16 << 20;
    private static final int LISTEN_SECONDS = 20;
    private static final int STOP_SECONDS = 30;
    private static final int LAST_WORDS = 20;
    private static final String FAILED = "failed ";
    private static final Pattern ANSWER = Pattern.compile("listening|captured |failed ");
    private static final String LOOPBACK = "lo";
    private static final List<String> QUICK_START = List.of("-Xmx64m", "-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1",
            "-Xshare:auto", "-XX:-UsePerfData", "--enable-native-access=ALL-UNNAMED");

    private final Process helper;
    private final BlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>();
    private final Deque<String> chatter = new ConcurrentLinkedDeque<>();

    private CaptureSession(Process helper) {
        this.helper = helper;
        Thread.ofPlatform().daemon().name("capture helper's answers").start(this::hear);
    }

    /**
     * Starts a helper process for a loopback device.
     *
     * @param space the name space of the processes to be captured, or empty for the machine's own
     */
    public static CaptureSession prepare(Optional<NetworkSpace> space) throws IOException {
        return prepare(space, LOOPBACK);
    }

    /**
     * Starts a helper process.
     *
     * @param space  the name space of the device, or empty for the machine's own devices
     * @param device the device's name there
     */
    public static CaptureSession prepare(Optional<NetworkSpace> space, String device) throws IOException {
        List<String> java = new ArrayList<>(List.of(Path.of(System.getProperty("java.home"), "bin", "java").toString()));
        java.addAll(QUICK_START);
        space.ifPresent(in -> java.addAll(in.jvmFlags()));
        java.addAll(List.of("-cp", WiredClassPath.of(CaptureSession.class, Set.of("org.roundtrip.provider")).stream()
                .map(Path::toString).collect(Collectors.joining(File.pathSeparator)), CaptureHelper.class.getName(), device));
        List<String> command = space.map(in -> in.enter(java)).orElse(java);
        return new CaptureSession(new ProcessBuilder(command).redirectErrorStream(true).start());
    }

    /** Starts a helper process and listens as {@link #listen} does. */
    public static CaptureSession start(Path pcapng, Collection<Integer> ports, long expectedBytes,
            Optional<NetworkSpace> space) throws IOException, InterruptedException {
        CaptureSession session = prepare(space);
        boolean listening = false;
        try {
            session.listen(pcapng, ports, expectedBytes);
            listening = true;
            return session;
        } finally {
            if (!listening) {
                session.close();
            }
        }
    }

    /**
     * Captures TCP packets from or to any of {@code ports} into a new file; returns when every later packet is seen.
     *
     * @param expectedBytes what the calls are going to carry in all. Up to {@value #MOST_WHOLE_BYTES} frames are kept
     *                      whole; above it each with its first {@value #HEAD_BYTES} bytes, so that neither the kernel's
     *                      ring nor the disk runs over. The counts are the same.
     * @throws CaptureException when that is not possible here
     */
    public void listen(Path pcapng, Collection<Integer> ports, long expectedBytes)
            throws IOException, InterruptedException {
        if (ports.isEmpty()) {
            throw new IllegalArgumentException("no ports to listen to");
        }
        int snapLength = expectedBytes <= MOST_WHOLE_BYTES ? WHOLE_FRAMES : HEAD_BYTES;
        String list = ports.stream().map(String::valueOf).collect(Collectors.joining(","));
        ask("listen " + snapLength + " " + list + " " + pcapng.toAbsolutePath(), "listening", LISTEN_SECONDS);
    }

    /** The same for calls that carry little. */
    public void listen(Path pcapng, Collection<Integer> ports) throws IOException, InterruptedException {
        listen(pcapng, ports, 0);
    }

    /**
     * Waits until no packet comes any more, ends the file and tells what is in it. The helper can {@link #listen}
     * again.
     *
     * @throws CaptureException when the file could not be written
     */
    public CaptureSummary stop() throws IOException, InterruptedException {
        String[] words = ask("stop", "captured ", STOP_SECONDS).split(" ");
        return new CaptureSummary(Long.parseLong(words[1]), Long.parseLong(words[2]), Long.parseLong(words[3]));
    }

    /** Process id of the helper. */
    public long pid() {
        return helper.pid();
    }

    /** Ends the helper; a file that it was writing keeps what was captured. */
    @Override
    public void close() {
        try {
            helper.getOutputStream().close();
            if (!helper.waitFor(2, TimeUnit.SECONDS)) {
                helper.destroyForcibly();
            }
        } catch (IOException e) {
            helper.destroyForcibly();
        } catch (InterruptedException e) {
            helper.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }

    private String ask(String command, String answer, int seconds) throws IOException, InterruptedException {
        try {
            Writer commands = helper.outputWriter();
            commands.write(command + "\n");
            commands.flush();
        } catch (IOException e) {
            throw ended();
        }
        Optional<String> line = answers.poll(seconds, TimeUnit.SECONDS);
        if (line == null) {
            throw new CaptureException("The capture helper did not answer within " + seconds + " s.");
        }
        String text = line.orElseThrow(this::ended);
        if (text.startsWith(FAILED)) {
            throw new CaptureException(text.substring(FAILED.length()));
        }
        if (!text.startsWith(answer)) {
            throw new CaptureException("The capture helper answered '" + text + "' to '" + command + "'.");
        }
        return text;
    }

    private CaptureException ended() {
        String words = String.join(" ", chatter).strip();
        return new CaptureException("The capture helper ended" + (words.isEmpty() ? "." : ": " + words));
    }

    /** Sorts the helper's answers from what the JVM and its libraries may say; an empty answer is the end. */
    private void hear() {
        try (BufferedReader output = helper.inputReader()) {
            String line;
            while ((line = output.readLine()) != null) {
                if (ANSWER.matcher(line).lookingAt()) {
                    answers.add(Optional.of(line));
                } else {
                    chatter.add(line);
                    if (chatter.size() > LAST_WORDS) {
                        chatter.remove();
                    }
                }
            }
        } catch (IOException e) {
            // The pipe broke because the process ended, which is what comes next.
        }
        answers.add(Optional.empty());
    }
}
